/** The page without a network: a service worker keeps this version. A newer one is offered, but never installed unasked. */
const PATIENCE_MS = 3000; // the house does not wait longer than this for the service worker
const LATER_MS = 2000;

class Offline {
  /** A newer version, waiting to be accepted. */
  waiting = $state.raw<ServiceWorker | null>(null);

  private begun?: Promise<void>;

  /** Called from the first game on; nothing is kept for people who only look around. Resolves when everything loaded from now
   *  on will be kept, or when that takes too long. */
  begin(): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
    return (this.begun ??= Promise.race([this.register(), late]));
  }
  private async register(): Promise<void> {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const registration = await workers?.register('service.js').catch(() => undefined);
    if (!workers || !registration) return;
    const offer = (worker: ServiceWorker | null) => {
      if (worker?.state === 'installed' && workers.controller) this.waiting = worker;
    };
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => offer(fresh));
    });
    if (workers.controller || registration.active) return;
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  }
  /** Keep the whole page, but later: what the person waits for comes first. */
  keepAll(): void {
    setTimeout(() => navigator.serviceWorker?.controller?.postMessage('keep all'), LATER_MS);
  }
  /** Load the newer version: journals are on disk, so nothing is lost. */
  takeOver = (): void => {
    if (this.waiting?.state !== 'installed') return location.reload(); // another tab has already accepted it
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.waiting.postMessage('take over');
  };
}

export const offline = new Offline();
