import { isDeleted, isObject } from '@/server/content/store/document';
import type { Repository } from '@/server/content/store/repository';
import { unwrapRef } from './refs';
import { readToken } from './tokens';

export interface PreviewState {
  /** Changes with every draft of the session. */
  version: string;
  /** Milliseconds since 1970. */
  expires: number;
  documents: { id: string; type: string; title: string }[];
}

/** The session a token opens: what is in it and how long the token lasts. Null for anything but a valid token. */
export function previewState({ store, tokenKey }: Repository, ref: string, now: number): PreviewState | null {
  const token = readToken(unwrapRef(ref, store.name) ?? '', tokenKey());
  if (!token || token.expires <= now) return null;
  const { entries } = store.draftFiles(token.session);
  const documents = entries.flatMap(({ document }) => {
    if (!isObject(document) || isDeleted(document)) return [];
    const { id, type, uid, data } = document;
    return [{ id, type, title: String(data.title ?? data.name ?? uid ?? id) }];
  });
  return { version: store.draft(token.session).hash, expires: token.expires, documents };
}
