/** Notices when no page is open: this browser subscribes at its push service and tells the server the address. */
import { addDevice, dropDevice, pushKey } from './api.ts';
import { settings } from './settings.svelte.ts';

/** Browsers allow it only on secure pages. */
export const canPush = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** Subscribe. False if the person or the browser refuses. */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/service.js');
  const registration = await navigator.serviceWorker.ready;
  const { key } = await pushKey();
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  let subscription = await registration.pushManager.subscribe(wish).catch(() => null);
  if (!subscription) {
    // There may be a subscription with another key, from a server that was here before.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    subscription = await registration.pushManager.subscribe(wish).catch(() => null);
  }
  if (!subscription) return false;
  await tellServer(subscription);
  return true;
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const quiet = settings.quiet ? { start: settings.quietStart, end: settings.quietEnd } : null;
  const { device } = await addDevice({
    endpoint: endpoint!,
    p256dh: keys!.p256dh!,
    auth: keys!.auth!,
    lang: settings.language,
    quiet,
    ahead_min: -new Date().getTimezoneOffset(),
  });
  settings.device = device;
}

/** Update the subscription at the server with the current language, quiet hours and identity. */
export async function renewPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await tellServer(subscription);
  else settings.device = '';
}

export async function stopPush(): Promise<void> {
  const device = settings.device;
  settings.device = '';
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await registration?.unregister();
  if (device) await dropDevice(device);
}
