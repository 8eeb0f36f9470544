import type { QueryClient } from '@tanstack/react-query';
import type { NextRouter } from 'next/router';
import { routes } from '@/contract/routes';
import { onConsentChange } from '@/lib/consent/analyticsConsent';
import { onSessionChange } from '@/lib/session/session';
import { whenIdle } from '@/lib/whenIdle';
import { forgetMember, identifyMember, sendWaiting, trackEvent } from './productAnalytics';
import { recordSessionContext } from './sessionContext';
import { recordVisit } from './siteVisit';

type PageRouter = Pick<NextRouter, 'events'> & { pathname: string; query: NextRouter['query'] };

function trackPage({ pathname, query }: PageRouter): void {
  trackEvent('Page viewed', { page: pathname });
  const { homeId } = query;
  if (pathname === routes.homes.one.pattern && typeof homeId === 'string')
    trackEvent('Home viewed', { page: pathname, homeId });
}

/** Reading the time zone takes a phone up to 200 ms, so it waits until the first touches of a page are over. */
const CONTEXT_WAIT_MS = 5_000;

/**
 * Records the session, its pages, and the member of the browser; returns an unsubscribe function. The context follows
 * after a few seconds, or when the page is left.
 */
export function startPageAnalytics(queries: QueryClient, router: PageRouter): () => void {
  const api = queries.getDefaultOptions().queries?.meta?.api;
  const page = router.pathname;
  const startedAt = Date.now();
  const tellSession = () =>
    recordSessionContext((context) => trackEvent('Session started', { page, context }, startedAt));
  let cancelIdle = () => {};
  const contextTimer = setTimeout(() => {
    cancelIdle = whenIdle(() => void tellSession());
  }, CONTEXT_WAIT_MS);
  const begin = async () => {
    await identifyMember(queries);
    if (api) await recordVisit(api);
  };
  const onPage = (_url: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) trackPage(router);
  };
  const onHide = () => {
    if (document.visibilityState !== 'hidden') return;
    void tellSession();
    void sendWaiting();
  };
  const onInstalled = () => trackEvent('App installed');
  const stopSession = onSessionChange(() => void identifyMember(queries));
  const stopConsent = onConsentChange(() => {
    void forgetMember();
    void begin();
    void tellSession();
  });
  router.events.on('routeChangeComplete', onPage);
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('appinstalled', onInstalled);
  void begin();
  trackPage(router);
  return () => {
    clearTimeout(contextTimer);
    cancelIdle();
    stopSession();
    stopConsent();
    router.events.off('routeChangeComplete', onPage);
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('appinstalled', onInstalled);
  };
}
