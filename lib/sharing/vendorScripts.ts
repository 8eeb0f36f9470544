// Scripts of a tag manager and an ads pixel: only where their ids are set, only for anyone who allows sharing, and only on
// public pages. Nothing of them loads in an account, a flow, or while signing. See docs/decisions/0069.
import { allowsSharing, onConsentChange } from '@/lib/consent/analyticsConsent';
import { publicEnv } from '@/lib/env';

declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: ((...given: unknown[]) => void) & { queue: unknown[][]; loaded: true; version: '2.0'; push: unknown };
  }
}

/** Pages anybody may read, without answers, papers, or money. */
const PUBLIC_PAGE =
  /^\/(?:$|homes(?:\/(?!.*\/tour(?:\/|$))|$)|homeowners(?:$|\/(?:compare|leasing|renting-in-a-recession|\[region\])$)|residents$|about-us$|faq$|how-it-works$|blog(?:\/|$)|lp\/|careers$|sitemap(?:\/|$)|renting-during-recession$|licenses$|affiliates$|referral$)/;

export const isPublicPage = (pattern: string): boolean => PUBLIC_PAGE.test(pattern);

interface Vendors {
  tagManagerId?: string | undefined;
  adsPixelId?: string | undefined;
}

interface PageRouter {
  pathname: string;
  events: {
    on: (name: 'routeChangeComplete', tell: (url: string) => void) => void;
    off: (name: 'routeChangeComplete', tell: (url: string) => void) => void;
  };
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

function startTagManager(id: string): void {
  window.dataLayer = [...(window.dataLayer ?? []), { 'gtm.start': Date.now(), event: 'gtm.js' }];
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}

/** The pixel's own queue, as its script expects to find it. */
function startPixel(id: string): void {
  const queue: unknown[][] = [];
  const fbq = Object.assign((...given: unknown[]) => void queue.push(given), {
    queue,
    loaded: true as const,
    version: '2.0' as const,
    push: undefined as unknown,
  });
  fbq.push = fbq;
  window.fbq = fbq;
  // Nothing is read out of the page, its forms and its buttons.
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  fbq('track', 'PageView');
  addScript('https://connect.facebook.net/en_US/fbevents.js');
}

/** Loads them after consent on a public page; returns an unsubscribe function. */
export function startVendorScripts(
  router: PageRouter,
  { tagManagerId, adsPixelId }: Vendors = publicEnv,
  reload: () => void = () => window.location.reload(),
): () => void {
  if (!tagManagerId && !adsPixelId) return () => undefined;
  let isLoaded = false;
  const load = () => {
    if (isLoaded || !allowsSharing() || !isPublicPage(router.pathname)) return;
    isLoaded = true;
    if (tagManagerId) startTagManager(tagManagerId);
    if (adsPixelId) startPixel(adsPixelId);
  };
  // A script cannot be unloaded: anyone who takes their consent back, or goes on to a private page, gets a fresh page.
  const onConsent = () => (isLoaded && !allowsSharing() ? reload() : load());
  const onPage = () => (isLoaded && !isPublicPage(router.pathname) ? reload() : load());
  router.events.on('routeChangeComplete', onPage);
  const stopConsent = onConsentChange(onConsent);
  load();
  return () => {
    router.events.off('routeChangeComplete', onPage);
    stopConsent();
  };
}
