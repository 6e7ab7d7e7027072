import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the gateway renders, until the browser has taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
