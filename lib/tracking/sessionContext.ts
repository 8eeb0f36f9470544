import { allowsAnalytics } from '@/lib/consent/analyticsConsent';
import { logProblem } from '@/lib/log';
import { oncePerSession } from '@/lib/storage/oncePerSession';
import { withoutKeys } from './withoutKeys';

export type SessionContext = Record<string, string>;

/** Where and how this session began. What the caller adds wins over what we find. */
export function sessionContext(extra: SessionContext = {}, now = new Date()): SessionContext {
  const { location, screen, navigator, innerWidth, innerHeight, document } = window;
  return {
    firstVisitedUrl: withoutKeys(location.href),
    firstVisitedPath: withoutKeys(location.pathname),
    userAgent: navigator.userAgent,
    screenResolution: `${screen.width}x${screen.height}`,
    viewportSize: `${innerWidth}x${innerHeight}`,
    language: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    referrer: document.referrer,
    timestamp: now.toISOString(),
    ...extra,
  };
}

/** Hands the context of the person who allows it to `keep` once per session. Analytics may fail; the visit goes on. */
export async function recordSessionContext(
  keep: (context: SessionContext) => void | Promise<void>,
  extra?: SessionContext,
): Promise<void> {
  try {
    if (allowsAnalytics() && oncePerSession('session-context', true)) await keep(sessionContext(extra));
  } catch (cause) {
    logProblem('The session context could not be kept.', cause);
  }
}
