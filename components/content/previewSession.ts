// What the preview bar remembers in this tab, and what it asks.
import { repositoryName } from '@/lib/prismic/config';

export interface SeenState {
  version: string;
  expires: number;
  /** When this was asked. */
  now: number;
  documents: { id: string; type: string; title: string }[];
}

const KEY = 'contentPreviewStarted';
const started = (ref: string) => `${window.location.pathname} ${ref}`;

/** Whether this page has tried this draft before: a page that cannot show it must not try for ever. */
export function startedAlready(ref: string): boolean {
  return sessionStorage.getItem(KEY) === started(ref);
}

export function rememberStart(ref: string | undefined): void {
  if (ref === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, started(ref));
}

/** The session of a ref; undefined where it cannot be known, as without a network. */
export async function readState(ref: string): Promise<SeenState | undefined> {
  try {
    const answer = await fetch(`/api/preview-state?ref=${encodeURIComponent(ref)}`);
    const state = answer.ok ? await answer.json() : null;
    return state ? { ...state, now: Date.now() } : undefined;
  } catch {
    return undefined;
  }
}

/** The toolbar of a repository of Prismic’s: once, and only for whoever previews. */
export function loadToolbar(): void {
  const src = `https://static.cdn.prismic.io/prismic.js?new=true&repo=${repositoryName}`;
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = src;
  script.defer = true;
  document.body.append(script);
}
