import type { QueryClient } from '@tanstack/react-query';
import type { NextRouter } from 'next/router';
import { routes } from '@/contract/routes';
import { onConsentChange } from '@/lib/consent/analyticsConsent';
import { onSessionChange } from '@/lib/session/session';
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

/** Counts the session and every page of it, and whose browser it is; answers how to stop. */
export function startPageAnalytics(queries: QueryClient, router: PageRouter): () => void {
  const api = queries.getDefaultOptions().queries?.meta?.api;
  const begin = async () => {
    await recordSessionContext((context) => trackEvent('Session started', { page: router.pathname, context }));
    await identifyMember(queries);
    if (api) await recordVisit(api);
  };
  const onPage = (_url: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) trackPage(router);
  };
  const onHide = () => {
    if (document.visibilityState === 'hidden') void sendWaiting();
  };
  const onInstalled = () => trackEvent('App installed');
  const stopSession = onSessionChange(() => void identifyMember(queries));
  const stopConsent = onConsentChange(() => {
    void forgetMember();
    void begin();
  });
  router.events.on('routeChangeComplete', onPage);
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('appinstalled', onInstalled);
  void begin();
  trackPage(router);
  return () => {
    stopSession();
    stopConsent();
    router.events.off('routeChangeComplete', onPage);
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('appinstalled', onInstalled);
  };
}
