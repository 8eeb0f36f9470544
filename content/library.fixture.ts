// The published documents as tests read them.
import { globSync, readFileSync } from 'node:fs';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Fields = Record<string, Json>;

export interface Slice {
  slice_type: string;
  primary: Fields;
}
export interface Document {
  type: string;
  uid?: string;
  first_publication_date: string;
  last_publication_date: string;
  data: Fields & { slices?: Slice[] };
}

export const documents: readonly Document[] = globSync('content/documents/*/*.json')
  .sort()
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));

export const nameOf = ({ type, uid }: Document) => `${type} ${uid ?? ''}`.trim();
export const slicesOf = (document: Document) => document.data.slices ?? [];

export function document(uid: string): Document {
  const found = documents.find((each) => each.uid === uid);
  if (!found) throw new Error(`No document has the uid ${uid}`);
  return found;
}

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object within a value, itself included. */
export function objectsIn(value: Json): Fields[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isFields(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

const MACHINE = new Set([
  'id',
  'url',
  'type',
  'link_type',
  'slice_type',
  'variation',
  'version',
  'lang',
  'kind',
  'icon',
]);

/** What a reader sees of a value, one line for each piece of text. */
export function wordsOf(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(wordsOf).join('\n');
  if (!isFields(value)) return '';
  return Object.entries(value)
    .filter(([name]) => !MACHINE.has(name))
    .map(([, each]) => wordsOf(each))
    .join('\n');
}

export const wordsIn = (uid: string) => wordsOf(document(uid).data as Json);
