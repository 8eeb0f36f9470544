// Full text: whole words, case and accents ignored.
import { isObject, type Json, type StoredDocument } from './document';

/** Text an editor wrote, not the names of kinds and addresses around it. */
const notWritten = new Set(['id', 'type', 'url', 'link_type', 'slice_type', 'variation', 'version', 'lang', 'kind']);

export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function gather(value: Json | undefined, into: Set<string>): void {
  if (typeof value === 'string') for (const word of wordsOf(value)) into.add(word);
  else if (Array.isArray(value)) for (const each of value) gather(each, into);
  else if (isObject(value))
    for (const [name, each] of Object.entries(value)) if (!notWritten.has(name)) gather(each, into);
}

export function wordsIn(...values: (Json | undefined)[]): Set<string> {
  const words = new Set<string>();
  for (const value of values) gather(value, words);
  return words;
}

const known = new WeakMap<StoredDocument, Set<string>>();

/** Every word of a document; remembered, for documents never change in place. */
export function wordsInDocument(document: StoredDocument): Set<string> {
  const words = known.get(document) ?? wordsIn(document.data, document.uid ?? null, document.tags);
  known.set(document, words);
  return words;
}
