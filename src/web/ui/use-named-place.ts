import { useLocationProperty } from 'wouter/use-browser-location';

/** What the address names after its #. A page that was written at build time learns it only once it is taken over: '' until then. */
export function useNamedPlace(): string {
  return useLocationProperty(
    () => window.location.hash.slice(1),
    () => '',
  );
}
