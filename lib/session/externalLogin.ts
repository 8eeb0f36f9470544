// State in this tab during a login at another provider: the request and the return path.
import { returnPath } from '@/lib/routing/returnTo';

const STORAGE_KEY = 'external-login';

interface ExternalAttempt {
  attempt: string;
  returnTo: string;
}

export function saveAttempt(attempt: ExternalAttempt): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  } catch {
    // Without storage the provider’s answer is refused, and the login page says so.
  }
}

/** What was kept, once. */
export function takeSavedAttempt(): ExternalAttempt | null {
  try {
    const storedAttempt = window.sessionStorage.getItem(STORAGE_KEY);
    window.sessionStorage.removeItem(STORAGE_KEY);
    const { attempt, returnTo } = JSON.parse(storedAttempt ?? '{}') as Partial<ExternalAttempt>;
    return attempt ? { attempt, returnTo: returnPath(returnTo, '/accounts') } : null;
  } catch {
    return null;
  }
}
