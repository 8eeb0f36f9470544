// A stored document as the API shows it: every field of the model present, links filled in.
import { type Fields, isObject, type Json, type StoredDocument } from '@/server/content/store/document';
import type { FieldModel, FieldModels, Models } from '@/server/content/store/models';
import { expandLink, type LinkContext } from './links';

export interface PresentContext extends LinkContext {
  models: Models;
}

/** What the API gives for an empty field. */
export function emptyValue({ type, config = {} }: FieldModel): Json {
  if (type === 'Link') return config.repeat ? [] : { link_type: 'Any' };
  if (type === 'Image') return Object.fromEntries((config.thumbnails ?? []).map(({ name }) => [name, {}]));
  if (type === 'StructuredText' || type === 'Group' || type === 'Slices') return [];
  if (type === 'Embed' || type === 'GeoPoint') return {};
  if (type === 'Boolean') return config.default_value === true;
  return null;
}

function withLinks(value: Json, context: LinkContext): Json {
  if (Array.isArray(value)) return value.map((each) => withLinks(each, context));
  if (!isObject(value)) return value;
  if (value.link_type === 'Document') return expandLink(value, undefined, context);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withLinks(each, context)]));
}

function presentSlice(slice: Json, context: PresentContext): Json {
  if (!isObject(slice)) return slice;
  const model = context.models.slices.get(String(slice.slice_type))?.variations.get(String(slice.variation));
  const primary = isObject(slice.primary) ? slice.primary : {};
  const items = Array.isArray(slice.items) ? slice.items : [];
  return {
    id: slice.id ?? '',
    slice_type: slice.slice_type ?? '',
    slice_label: null,
    variation: slice.variation ?? 'default',
    version: slice.version ?? 'initial',
    primary: model ? presentFields(model.primary, primary, context) : withLinks(primary, context),
    items: items.map((item) =>
      model && isObject(item) ? presentFields(model.items, item, context) : withLinks(item, context),
    ),
  };
}

/** Rows and cells have keys, as the real service gives them. */
function withKeys(part: Json | undefined): Json {
  if (!isObject(part) || !Array.isArray(part.rows)) return part ?? null;
  const rows = part.rows.map((row, at) => {
    if (!isObject(row) || !Array.isArray(row.cells)) return row;
    const cells = row.cells.map((cell, column) => (isObject(cell) ? { key: `${at}-${column}`, ...cell } : cell));
    return { key: String(at), ...row, cells };
  });
  return { rows };
}

function presentField(model: FieldModel, value: Json | undefined, context: PresentContext): Json {
  if (value === undefined || value === null) return emptyValue(model);
  const { type, config = {} } = model;
  if (type === 'Link' && isObject(value) && value.link_type === 'Document')
    return expandLink(value, config.customtypes, context);
  if (type === 'Group' && Array.isArray(value))
    return value.map((each) => (isObject(each) ? presentFields(config.fields ?? {}, each, context) : each));
  if (type === 'Slices' && Array.isArray(value)) return value.map((slice) => presentSlice(slice, context));
  const linked = withLinks(value, context);
  if (type !== 'Table' || !isObject(linked)) return linked;
  return { ...(linked.head && { head: withKeys(linked.head) }), body: withKeys(linked.body) };
}

/** Every field of the model, in its order; what the model does not know stays as it is. */
export function presentFields(models: FieldModels, stored: Fields, context: PresentContext): Fields {
  const modelled = Object.entries(models)
    .filter(([, { type }]) => type !== 'UID')
    .map(([name, model]) => [name, presentField(model, Object.hasOwn(stored, name) ? stored[name] : null, context)]);
  const others = Object.entries(stored)
    .filter(([name]) => !Object.hasOwn(models, name))
    .map(([name, value]) => [name, withLinks(value, context)]);
  return Object.fromEntries([...modelled, ...others]);
}

export function presentData(document: StoredDocument, context: PresentContext): Fields {
  return presentFields(context.models.types.get(document.type)?.fields ?? {}, document.data, context);
}
