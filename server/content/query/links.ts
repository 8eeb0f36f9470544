// Links to documents, filled in by the repository wherever they stand.
import { type Fields, isObject, type Json, type StoredDocument } from '@/server/content/store/document';
import type { PickedFields } from '@/server/content/store/models';
import { slugsOf } from '@/server/content/store/slugs';
import type { Snapshot } from '@/server/content/store/snapshot';
import type { AddressOf } from './contentRoutes';

export interface LinkContext {
  snapshot: Snapshot;
  addressOf: AddressOf;
  brokenRoute?: string;
  /** Fields asked for with `fetchLinks`, by type. */
  fetchLinks: ReadonlyMap<string, readonly string[]>;
  /** Links bring no data of their own: so it is inside a linked document, or two that link to each other had no end. */
  shallow?: boolean;
  /** The data of a linked document, presented shallowly. */
  dataOf: (document: StoredDocument) => Fields;
}

type RequestedFields = readonly (string | PickedFields)[] | undefined;

function fieldsFor(type: string, wanted: RequestedFields): readonly (string | PickedFields)[] {
  const found = wanted?.find((each): each is PickedFields => typeof each !== 'string' && each.id === type);
  return found?.fields ?? [];
}

/** The named fields of what a relationship leads to; inside a group and through another relationship as the model says. */
function pickFields(data: Fields, fields: readonly (string | PickedFields)[], context: LinkContext): Fields {
  const entries = fields.flatMap((field): [string, Json][] => {
    const name = typeof field === 'string' ? field : field.id;
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (value === undefined) return [];
    if (typeof field === 'string') return [[name, value]];
    if (field.fields && Array.isArray(value)) {
      const inner = field.fields;
      return [[name, value.map((each) => (isObject(each) ? pickFields(each, inner, context) : each))]];
    }
    return [[name, isObject(value) ? expandLink(value, field.customtypes, context) : value]];
  });
  return Object.fromEntries(entries);
}

/** `wanted`: what the model of the relationship asks to be brought along. */
export function expandLink(link: Fields, wanted: RequestedFields, context: LinkContext): Fields {
  const { text, variant } = link;
  const answers = { ...(text !== undefined && { text }), ...(variant !== undefined && { variant }) };
  const id = String(link.id ?? '');
  const target = context.snapshot.byId.get(id);
  if (!target) {
    const url = context.brokenRoute && { url: context.brokenRoute };
    return {
      link_type: 'Document',
      id,
      type: 'broken_type',
      tags: [],
      lang: null,
      slug: '-',
      ...url,
      isBroken: true,
      ...answers,
    };
  }
  const { type, tags, lang, uid } = target;
  const url = context.addressOf(target);
  const fields = context.shallow ? [] : [...fieldsFor(type, wanted), ...(context.fetchLinks.get(type) ?? [])];
  return {
    link_type: 'Document',
    id,
    type,
    tags,
    lang,
    slug: slugsOf(target)[0] ?? '-',
    first_publication_date: target.first_publication_date,
    last_publication_date: target.last_publication_date,
    ...(uid !== undefined && { uid }),
    ...(url !== null && { url }),
    isBroken: false,
    ...(fields.length > 0 && { data: pickFields(context.dataOf(target), fields, context) }),
    ...answers,
  };
}
