/** How far this tab's house has loaded. */
class Loading {
  /** 0 to 1; null: nothing is being loaded. */
  share = $state<number | null>(null);

  begin(): void {
    this.share = 0;
  }
  /** Move forward, never back. */
  reach(share: number): void {
    if (this.share !== null) this.share = Math.min(1, Math.max(this.share, share));
  }
  end(): void {
    this.share = null;
  }
}

export const loading = new Loading();
