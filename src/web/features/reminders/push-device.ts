import { addPushDevice, getReminders, pushSubscriptionSchema, removePushDevice } from '#contract/reminders.ts';
import { callOperation } from '#web/api/call-operation.ts';
import { userStorage } from '#web/parts/person/user-storage.ts';

/** Under which id the server knows this browser. */
const DEVICE = 'push-device';

/** Whether this browser can show messages; on an iPhone only once the app is on the home screen. */
export const canRemind = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether reminders are shown on this device. */
export const isRemindedHere = (): boolean =>
  canRemind() && Notification.permission === 'granted' && userStorage.read(DEVICE) !== undefined;

/** A key as the browsers want it: bytes. */
function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Asks for leave, and lets the server send messages to this browser. False if the person says no. */
export async function remindHere(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.ready;
  const { publicKey } = await callOperation(getReminders);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  const body = pushSubscriptionSchema.parse({ endpoint, keys });
  const { id } = await callOperation(addPushDevice, { body });
  userStorage.write(DEVICE, id);
  return true;
}

/** Shows no more reminders on this device. */
export async function remindNoMore(): Promise<void> {
  const id = userStorage.read(DEVICE);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  if (id !== undefined) await callOperation(removePushDevice, { params: { deviceId: id } });
  userStorage.forget(DEVICE);
}
