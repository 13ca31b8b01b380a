/** The page without a network: a service worker keeps this version. A newer one is offered, and never comes by itself. */
class Offline {
  /** A newer version waits to be asked for. */
  waiting = $state.raw<ServiceWorker | null>(null);

  private begun = false;

  /** From the first game on; who only looks around need not keep anything. */
  async begin(): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    const registration = await navigator.serviceWorker?.register('service.js').catch(() => undefined);
    if (!registration) return;
    const offer = (worker: ServiceWorker | null) => {
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) this.waiting = worker;
    };
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => offer(fresh));
    });
  }
  /** Load the newer version: journals are on disk, so nothing is lost. */
  takeOver = (): void => {
    if (this.waiting?.state !== 'installed') return location.reload(); // another tab has asked for it already
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.waiting.postMessage('take over');
  };
}

export const offline = new Offline();
