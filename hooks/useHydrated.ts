import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/** Whether React has taken over the HTML of the server here: false while it does, so that both draw the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
