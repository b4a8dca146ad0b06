import { useSyncExternalStore } from 'react';

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device has a network, as far as the browser knows. */
export const useOnline = (): boolean => useSyncExternalStore(onNetworkChange, () => navigator.onLine);

function onPageState(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-workout'] });
  return () => observer.disconnect();
}

/** Whether a workout is under way: the player says so on the root element. Nothing may interrupt it. */
export const useInWorkout = (): boolean =>
  useSyncExternalStore(onPageState, () => document.documentElement.dataset.workout === 'on');
