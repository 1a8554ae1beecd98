// Web Push: this browser asks its push service for an address, and the server learns it.
import { api } from "$lib/api";

const WORKER = "/sw.js";

/** Only a page from a safe address may. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

export async function subscribe(key: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await api.addNotice({ kind: "push", address: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } });
}
