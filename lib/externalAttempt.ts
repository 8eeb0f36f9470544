// What this tab holds while somebody logs in elsewhere: that it asked, and where they were going.
import { returnPath } from './returnTo';

const NAME = 'external-login';

interface Attempt {
  attempt: string;
  returnTo: string;
}

export function keepAttempt(attempt: Attempt): void {
  try {
    window.sessionStorage.setItem(NAME, JSON.stringify(attempt));
  } catch {
    // Without storage the provider’s answer is refused, and the login page says so.
  }
}

/** What was kept, once. */
export function takeAttempt(): Attempt | null {
  try {
    const kept = window.sessionStorage.getItem(NAME);
    window.sessionStorage.removeItem(NAME);
    const { attempt, returnTo } = JSON.parse(kept ?? '{}') as Partial<Attempt>;
    return attempt ? { attempt, returnTo: returnPath(returnTo, '/accounts') } : null;
  } catch {
    return null;
  }
}
