/** Says on the locked screen that the rest is over, where the person has allowed messages and the app is out of sight. */
export async function notifyRestOver(): Promise<void> {
  if (document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted')
    return;
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return;
  // Some phones keep the message of the last rest and would show no new one in its place.
  for (const old of await registration.getNotifications({ tag: 'rest' })) old.close();
  await registration.showNotification('Rest is over', {
    body: 'Your next set is up.',
    tag: 'rest',
    icon: '/icon-192.png',
    data: { path: '/exercise-plans' },
  });
}
