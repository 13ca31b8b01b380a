/** How far the house in this tab has come. */
class Loading {
  /** 0 to 1; none: nothing is being loaded. */
  share = $state<number | null>(null);

  begin(): void {
    this.share = 0;
  }
  /** Never back: what came faster than was thought stays. */
  reach(share: number): void {
    if (this.share !== null) this.share = Math.min(1, Math.max(this.share, share));
  }
  end(): void {
    this.share = null;
  }
}

export const loading = new Loading();
