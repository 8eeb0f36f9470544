// `[my.blog_post.published_on desc, document.first_publication_date]`

import { parsingError } from '@/server/content/api/apiErrors';
import { isObject, type Json, type StoredDocument } from '@/server/content/store/document';
import type { Models } from '@/server/content/store/models';
import { parsePath } from './paths';

type Compare = (one: StoredDocument, other: StoredDocument) => number;

const keyOf = (value: Json | undefined): string | number | undefined => {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number') return value;
  const first = Array.isArray(value) ? value[0] : value;
  return isObject(first) ? String(first.text ?? first.uid ?? first.id ?? '') : String(first);
};

function compareKeys(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { sensitivity: 'base' });
}

const ORDERING_PATTERN = /^(\S+)(?:\s+(asc|desc))?$/i;
const MAX_ORDERINGS = 20;

/** How documents are put in order. Nothing comes last whichever way; ties keep the order they came in. */
export function parseOrderings(text: string, models: Models): Compare {
  const inner = text.trim().replace(/^\[|\]$/g, '');
  const wanted = inner
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (wanted.length > MAX_ORDERINGS) throw parsingError(`at most ${MAX_ORDERINGS} orderings`);
  const compares = wanted.map((each): Compare => {
    const [, path, direction] = ORDERING_PATTERN.exec(each) ?? [];
    if (!path) throw parsingError(`unexpected ordering '${each}'`);
    const { valuesOf, whole } = parsePath(path, models);
    if (whole) throw parsingError(`unexpected ordering '${each}'`);
    const sign = direction?.toLowerCase() === 'desc' ? -1 : 1;
    return (one, other) => {
      const [left, right] = [keyOf(valuesOf(one)[0]), keyOf(valuesOf(other)[0])];
      if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
      return sign * compareKeys(left, right);
    };
  });
  return (one, other) => compares.reduce((sum, compare) => sum || compare(one, other), 0);
}
