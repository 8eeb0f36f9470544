// What the preview bar remembers in this tab, and what it asks.
import { repositoryName } from '@/lib/prismic/config';

export interface PreviewState {
  version: string;
  expires: number;
  /** When this was asked. */
  now: number;
  documents: { id: string; type: string; title: string }[];
}

const SESSION_KEY = 'contentPreviewStarted';
const sessionValue = (ref: string) => `${window.location.pathname} ${ref}`;

/** Whether this page has tried this draft before: a page that cannot show it must not try for ever. */
export function isSessionStarted(ref: string): boolean {
  return sessionStorage.getItem(SESSION_KEY) === sessionValue(ref);
}

export function saveSessionStart(ref: string | undefined): void {
  if (ref === undefined) sessionStorage.removeItem(SESSION_KEY);
  else sessionStorage.setItem(SESSION_KEY, sessionValue(ref));
}

/** The session of a ref; undefined where it cannot be known, as without a network. */
export async function fetchPreviewState(ref: string): Promise<PreviewState | undefined> {
  try {
    const answer = await fetch(`/api/preview-state?ref=${encodeURIComponent(ref)}`);
    const state = answer.ok ? await answer.json() : null;
    return state ? { ...state, now: Date.now() } : undefined;
  } catch {
    return undefined;
  }
}

/** The toolbar of a repository of Prismic’s: once, and only for anyone who previews. */
export function loadPrismicToolbar(): void {
  const src = `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repositoryName}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.defer = true;
  document.body.append(script);
}
