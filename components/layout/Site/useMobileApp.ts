import { createContext, useContext, useState, useSyncExternalStore } from 'react';

/** On the server: whether the mobile app asks. pages/_document.tsx says so here and, for the browser, on `<html>`. */
export const MobileAppContext = createContext(false);

const subscribe = () => () => undefined;
/** Its cookie, as bootstrap.js has read it. */
const isMobileApp = () => document.documentElement.dataset.mobileApp === 'true';

/** Whether the mobile app shows this page. Hydration sees what the server rendered, which differs for a file of the build. */
export function useMobileApp(): boolean {
  const askedByApp = useContext(MobileAppContext);
  const [rendered] = useState(() =>
    typeof window === 'undefined' ? askedByApp : 'withoutChrome' in document.documentElement.dataset,
  );
  return useSyncExternalStore(subscribe, isMobileApp, () => rendered);
}
