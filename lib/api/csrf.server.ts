import { siteEnv } from '@/lib/env.server';

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const isUnsafe = (method: string) => UNSAFE.has(method);

function isSameSite(origin: string, host: string | null): boolean {
  const { SITE_URL } = siteEnv();
  if (origin === new URL(SITE_URL).origin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  return originHost === host && (protocol === 'https:' || !SITE_URL.startsWith('https:'));
}

/**
 * A request that may change something and that our own pages have not sent. Browsers say where it
 * comes from; one that says nothing is none, and passes only where no cookie speaks for it.
 */
export function isCrossSite({ method, headers }: Request, carriesSession: boolean, isForm = false): boolean {
  if (!UNSAFE.has(method)) return false;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return true;
  if (origin !== null && !isSameSite(origin, headers.get('host'))) return true;
  if (!carriesSession && !isForm) return false;
  // A form can carry no header of ours, so it must say where it comes from.
  return (site === null && origin === null) || (!isForm && headers.get('sourcetype') !== 'Consumer');
}
