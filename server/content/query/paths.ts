// What a path in a filter or an ordering stands for: `document.tags`, `my.blog_post.category`, `my.page.cards.title`.

import { parsingError } from '@/server/content/api/apiErrors';
import { isObject, type Json, type StoredDocument } from '@/server/content/store/document';
import type { Models } from '@/server/content/store/models';

const OWN_FIELDS = ['id', 'type', 'uid', 'lang', 'tags', 'first_publication_date', 'last_publication_date'] as const;

/** The values at a path; several in a group, none where the document has no such field. */
export interface FieldPath {
  /** The type a `my.…` path belongs to. */
  type?: string;
  whole: boolean;
  valuesOf: (document: StoredDocument) => Json[];
}

const isFilled = (value: Json | undefined): value is Json =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !(isObject(value) && (Object.keys(value).length === 0 || value.link_type === 'Any'));

function valuesInside(value: Json | undefined, names: readonly string[]): Json[] {
  const [name, ...rest] = names;
  if (name === undefined) return isFilled(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => valuesInside(each, names));
  return isObject(value) && Object.hasOwn(value, name) ? valuesInside(value[name], rest) : [];
}

function isKnownField(models: Models, type: string, names: readonly string[]): boolean {
  const model = models.types.get(type);
  if (!model) return models.types.size === 0;
  const [field = '', sub] = names;
  if (field === 'uid') return names.length === 1;
  const found = Object.hasOwn(model.fields, field) ? model.fields[field] : undefined;
  if (!found) return false;
  const subs = found.type === 'Group' ? (found.config?.fields ?? {}) : undefined;
  return sub === undefined ? true : subs !== undefined && Object.hasOwn(subs, sub) && names.length === 2;
}

/** Throws a parsing error for a path that no document can have. */
export function parsePath(path: string, models: Models, column = 1): FieldPath {
  if (path === 'document') return { whole: true, valuesOf: () => [] };
  const [root, ...names] = path.split('.');
  const [first = ''] = names;
  const own = OWN_FIELDS.find((name) => name === first);
  if (root === 'document' && names.length === 1 && own)
    return { whole: false, valuesOf: (document) => valuesInside(document[own], []) };
  const [type = '', ...fields] = names;
  if (root !== 'my' || fields.length === 0 || !isKnownField(models, type, fields))
    throw parsingError(`unexpected field '${path}' on line:1 col:${column}`, column);
  const valuesOf = (document: StoredDocument) => {
    if (document.type !== type) return [];
    return fields[0] === 'uid' && fields.length === 1
      ? valuesInside(document.uid, [])
      : valuesInside(document.data, fields);
  };
  return { type, whole: false, valuesOf };
}
