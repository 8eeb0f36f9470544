// How to tell us about a weakness: RFC 9116.

import { DAY_MS } from '@/contract/calendar/durations';
import { routes } from '@/contract/routes';
import { siteEnv } from '@/lib/env.server';
import { publicText, webHandler } from '@/lib/prismic/webHandler.server';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';

const VALID_FOR_MS = 180 * DAY_MS;

export function securityText(siteUrl: string, now: Date): string {
  // Whole days, so that the text stays the same for a day.
  const expires = new Date(Math.floor((now.getTime() + VALID_FOR_MS) / DAY_MS) * DAY_MS);
  const lines = [
    `Contact: ${absoluteUrl(siteUrl, routes.support())}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${absoluteUrl(siteUrl, '/.well-known/security.txt')}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** `GET /.well-known/security.txt` */
export const securityContact = webHandler(() =>
  publicText(securityText(siteEnv().SITE_URL, new Date()), 'text/plain', 3600),
);
