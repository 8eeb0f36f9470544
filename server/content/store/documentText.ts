// Full text: whole words, case and accents ignored.
import { isObject, type Json, type StoredDocument } from './document';

/** Text an editor wrote, not the names of kinds and addresses around it. */
const NON_TEXT_KEYS = new Set(['id', 'type', 'url', 'link_type', 'slice_type', 'variation', 'version', 'lang', 'kind']);

export function tokenize(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function collectText(value: Json | undefined, into: Set<string>): void {
  if (typeof value === 'string') for (const word of tokenize(value)) into.add(word);
  else if (Array.isArray(value)) for (const each of value) collectText(each, into);
  else if (isObject(value))
    for (const [name, each] of Object.entries(value)) if (!NON_TEXT_KEYS.has(name)) collectText(each, into);
}

export function extractWords(...values: (Json | undefined)[]): Set<string> {
  const words = new Set<string>();
  for (const value of values) collectText(value, words);
  return words;
}

const cachedWords = new WeakMap<StoredDocument, Set<string>>();

/** Every word of a document; remembered, for documents never change in place. */
export function documentWords(document: StoredDocument): Set<string> {
  const words = cachedWords.get(document) ?? extractWords(document.data, document.uid ?? null, document.tags);
  cachedWords.set(document, words);
  return words;
}
