/** What the worker of the site is, and where it may act: docs/decisions/0089. */
const WORKER = '/app-worker.js';

/** Chromium’s offer to install the page; bootstrap.js keeps it where it comes before anybody listens. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined;
  }
}

/** Whether this is the installed app and not a tab. */
export const isInstalledApp = (): boolean =>
  window.matchMedia?.('(display-mode: standalone)').matches === true ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;

/** Starts the worker; undefined where the browser has none. */
export async function registerAppWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.register(WORKER, { scope: '/' });
}

/** Gives every visitor our own page for when there is no connection. A browser that refuses the worker goes without. */
export async function startAppWorker(): Promise<void> {
  await registerAppWorker().catch(() => undefined);
}

type BadgeNavigator = Navigator & {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** Says on the icon of the app how much is unread. */
export async function showUnread(count: number): Promise<void> {
  const badges = navigator as BadgeNavigator;
  await (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.())?.catch(() => undefined);
}

/** After a logout: the icon says nothing, and the next person at this browser sees none of the last one’s notifications. */
export async function clearApp(): Promise<void> {
  void showUnread(0);
  const registration = await navigator.serviceWorker?.getRegistration('/');
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
