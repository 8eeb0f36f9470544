// Variants of public pages: known before the page cache is asked, so that a page is cached once per variant and never
// changes after it was sent.
import type { IncomingHttpHeaders } from 'node:http';
import { nanoid } from 'nanoid';
import { flagDefinitions, isFlagKey, PAGE_FLAGS } from '@/contract/platform/flags/constants';
import { EXPERIMENTS_COOKIE, TRACKING_COOKIE } from '@/contract/platform/flags/cookies';
import type { FlagKey } from '@/contract/platform/flags/endpoints';
import type { PageVariants } from '@/server/host/host';
import type { Flags } from '@/server/providers/flags/openFlags';

interface Site {
  consent: 'opt-out' | 'opt-in';
  /** Cookies travel over encrypted connections alone. */
  isSecure: boolean;
  newId?: () => string;
}

const TRACKING_ID = /^[\w-]{21}$/;
const NAME = /^[\w.:-]{1,64}$/;
const NOBODY: PageVariants = { values: {}, cookies: [] };

function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  const raw = pair?.trim().slice(name.length + 1);
  try {
    return raw === undefined ? undefined : decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}

function jsonObject(text: string | undefined): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

/** The map of the `experiments` cookie, as far as it is ours: flags we know, with a name each. */
function assignedIn(cookie: string | undefined): Record<string, string> {
  const entries = Object.entries(jsonObject(cookieValue(cookie, EXPERIMENTS_COOKIE.name)));
  return Object.fromEntries(
    entries.filter((entry): entry is [FlagKey, string] => {
      const [key, variant] = entry;
      return isFlagKey(key) && typeof variant === 'string' && NAME.test(variant);
    }),
  );
}

/** As lib/consent/analyticsConsent.ts decides in the browser. */
function allowsAnalytics(
  { cookie, 'sec-gpc': privacyControl }: IncomingHttpHeaders,
  consent: Site['consent'],
): boolean {
  const choice = cookieValue(cookie, 'privacy_choice');
  if (consent === 'opt-out') return choice !== 'necessary';
  return choice === 'analytics' && privacyControl !== '1';
}

/** Answers what a visitor’s pages are rendered with, and the cookies that keep it so. */
export function openPageVariants(flags: Flags, { consent, isSecure, newId = nanoid }: Site) {
  const setCookie = ({ name, maxAge }: { name: string; maxAge: number }, value: string) =>
    `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  return async (headers: IncomingHttpHeaders, keys: readonly string[] = PAGE_FLAGS): Promise<PageVariants> => {
    const { cookie } = headers;
    if (!allowsAnalytics(headers, consent)) return NOBODY;
    const known = [cookieValue(cookie, TRACKING_COOKIE.name), cookieValue(cookie, 'tracking_id')].find(
      (value) => value !== undefined && TRACKING_ID.test(value),
    );
    const id = known ?? newId();
    const assigned = assignedIn(cookie);
    const region = jsonObject(cookieValue(cookie, 'persist%3Aregion')).region;
    const visitor = {
      id,
      assigned,
      audience: cookieValue(cookie, 'has_account') === undefined ? ('visitor' as const) : ('member' as const),
      region: typeof region === 'string' && region !== '' ? region : undefined,
    };
    const values: Record<string, string> = {};
    const next = { ...assigned };
    for (const key of keys.filter(isFlagKey)) {
      const found = await flags.evaluate(key, visitor);
      if (found.variant !== flagDefinitions[key].default) values[key] = found.variant;
      if (found.assigned === null) delete next[key];
      else next[key] = found.assigned;
    }
    const isChanged = JSON.stringify(next) !== JSON.stringify(assigned);
    return {
      values,
      cookies: [
        // An id is made for anyone who takes part in something; for everybody else the browser makes it, as ever.
        ...(known === undefined && Object.keys(next).length > 0 ? [setCookie(TRACKING_COOKIE, id)] : []),
        ...(isChanged ? [setCookie(EXPERIMENTS_COOKIE, JSON.stringify(next))] : []),
      ],
    };
  };
}
