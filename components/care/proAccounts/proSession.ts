// What this phone holds of a Pro's login: its secret, and the links to jobs it opened, so that what it did offline is found
// again under the same link.
const KEY = 'belong.pro';

export interface ProSession {
  readonly session: string;
  /** Tokens of links by the offer they open. */
  readonly links: Readonly<Record<string, string>>;
}

const isSession = (value: unknown): value is ProSession =>
  typeof value === 'object' && value !== null && 'session' in value && 'links' in value;

export function readSession(): ProSession | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isSession(stored) ? stored : null;
  } catch {
    // Without storage the code is asked for at each visit.
    return null;
  }
}

export function storeSession(session: ProSession | null): void {
  try {
    if (session) localStorage.setItem(KEY, JSON.stringify(session));
    else localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
