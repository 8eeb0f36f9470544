import type { VisitChannel } from './constants';

const HOSTS: readonly [VisitChannel, RegExp][] = [
  ['search', /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|brave|kagi|perplexity|chatgpt)\.[a-z.]+$/],
  [
    'listing_site',
    /(^|\.)(zillow|trulia|hotpads|apartments|realtor|redfin|rent|rentals|zumper|padmapper|apartmentlist|craigslist|homes|rentcafe)\.(com|org)$/,
  ],
  ['social', /(^|\.)(facebook|instagram|nextdoor|tiktok|twitter|x|reddit|linkedin|pinterest|youtube|t)\.(com|co)$/],
];

function hostOf(address: string): string | null {
  try {
    return new URL(address).hostname.toLowerCase();
  } catch {
    return null;
  }
}

/** Where a visit came from. A partner's link counts for the partner, wherever it was followed. */
export function channelOf(visit: { referrer: string; partner: string | null }, siteHost: string): VisitChannel {
  if (visit.partner) return 'partner';
  if (visit.referrer === '') return 'direct';
  const host = hostOf(visit.referrer);
  if (host === null) return 'other';
  if (host === siteHost) return 'belong';
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? 'other';
}
