// Refs: names for content at one moment. The master ref is a hash of what is published, so every instance agrees.
import { LRUCache } from 'lru-cache';
import { isObject } from '@/server/content/store/document';
import type { Snapshot } from '@/server/content/store/snapshot';
import type { Store } from '@/server/content/store/store';
import { previewExpired, refExpired, refNotFound } from './apiErrors';
import { readToken, type TokenKey } from './tokens';

/** How long a page that began at one ref may finish there. */
const GRACE_MS = 60_000;

export interface Refs {
  master(): string;
  releases(): { id: string; ref: string; label: string }[];
  /** Whether a ref names a release, there or not. */
  isRelease(text: string): boolean;
  /** What a `ref` of any form stands for; throws the Problem the client knows. */
  resolve(ref: string): Snapshot;
}

/**
 * The ref inside what a client sends: the value of the preview cookie (JSON, perhaps still percent-encoded) holds one
 * ref for each repository. Undefined where the cookie says nothing of this one.
 */
export function unwrapRef(text: string, repository: string): string | undefined {
  const plain = /^%7B/i.test(text) ? decodeRef(text) : text;
  if (!plain.startsWith('{')) return plain;
  try {
    const jar: unknown = JSON.parse(plain);
    const ours = isObject(jar) ? jar[`${repository}.prismic.io`] : undefined;
    return isObject(ours) && typeof ours.preview === 'string' ? ours.preview : undefined;
  } catch {
    return plain;
  }
}

function decodeRef(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function openRefs(store: Store, key: () => TokenKey, now: () => number): Refs {
  const former = new LRUCache<string, { snapshot: Snapshot; until: number }>({ max: 50 });
  let current: Snapshot | undefined;
  const published = () => {
    const snapshot = store.published();
    if (current && current.hash !== snapshot.hash)
      former.set(current.hash, { snapshot: current, until: now() + GRACE_MS });
    former.delete(snapshot.hash);
    current = snapshot;
    return snapshot;
  };
  const releaseRef = (name: string) => `${store.release(name).hash}~release`;
  return {
    master: () => published().hash,
    releases: () => store.releases().map((name) => ({ id: name, ref: releaseRef(name), label: name })),
    isRelease: (text) => unwrapRef(text, store.name)?.endsWith('~release') ?? false,
    resolve(text) {
      const master = published();
      const ref = unwrapRef(text, store.name) ?? master.hash;
      if (ref === master.hash) return master;
      const old = former.get(ref);
      if (old && now() <= old.until) return old.snapshot;
      if (old) throw refExpired(master.hash);
      const release = ref.endsWith('~release') && store.releases().find((name) => releaseRef(name) === ref);
      if (release) return store.release(release);
      const token = readToken(ref, key());
      if (!token) throw refNotFound(master.hash);
      if (token.expires <= now()) throw previewExpired();
      return store.draft(token.session);
    },
  };
}
