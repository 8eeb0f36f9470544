// Whether what an editor sends has the shape of its model. What is merely unfinished passes here and is found by
// validate.ts: a draft may be incomplete, but every page must be able to draw it.

import { emptyValue } from '@/server/content/query/presenter';
import { type Fields, isObject, type Json } from '@/server/content/store/document';
import type { FieldConfig, FieldModel, FieldModels, Models } from '@/server/content/store/models';

const isText = (value: Json | undefined) => typeof value === 'string';
const isWhole = (value: Json | undefined) => Number.isInteger(value);

const isLink = (value: Json) =>
  isObject(value) &&
  Object.entries(value).every(([name, each]) => (name === 'tags' ? Array.isArray(each) : isText(each)));

const isPicture = (value: Json) =>
  isObject(value) &&
  (value.dimensions === undefined || isObject(value.dimensions)) &&
  (value.url === undefined || isText(value.url)) &&
  (value.alt === undefined || value.alt === null || isText(value.alt));

const isSpan = (span: Json) =>
  isObject(span) &&
  isText(span.type) &&
  isWhole(span.start) &&
  isWhole(span.end) &&
  (span.data === undefined || isObject(span.data));

const isBlock = (block: Json) => {
  if (!isObject(block) || !isText(block.type)) return false;
  if (block.type === 'image') return isPicture(block);
  return block.type === 'embed' || (isText(block.text) && Array.isArray(block.spans) && block.spans.every(isSpan));
};

const isRichText = (value: Json) => Array.isArray(value) && value.every(isBlock);

const isRows = (part: Json | undefined) =>
  isObject(part) &&
  Array.isArray(part.rows) &&
  part.rows.every(
    (row) =>
      isObject(row) &&
      Array.isArray(row.cells) &&
      row.cells.every((cell) => isObject(cell) && isText(cell.type) && isRichText(cell.content ?? [])),
  );

const isTable = (value: Json) =>
  isObject(value) && (value.head === undefined || isRows(value.head)) && isRows(value.body);

const simple: Record<string, (value: Json, config: FieldConfig) => boolean> = {
  Text: isText,
  Select: isText,
  Date: isText,
  Timestamp: isText,
  Color: isText,
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  StructuredText: isRichText,
  Link: (value, { repeat }) => (repeat ? Array.isArray(value) && value.every(isLink) : isLink(value)),
  Image: isPicture,
  Table: isTable,
  Embed: isObject,
  GeoPoint: isObject,
};

/** The first place with a shape that is not its model’s; undefined where all is well. */
export function findInvalidShape(models: FieldModels, fields: Fields, all: Models, at = 'data'): string | undefined {
  for (const [name, value] of Object.entries(fields)) {
    const model = Object.hasOwn(models, name) ? models[name] : undefined;
    if (!model || model.type === 'UID') return `${at}.${name}`;
    const wrong = value === null ? undefined : findInvalidField(model, value, all, `${at}.${name}`);
    if (wrong) return wrong;
  }
  return undefined;
}

function findInvalidField({ type, config = {} }: FieldModel, value: Json, all: Models, at: string): string | undefined {
  if (type === 'Group')
    return eachOf(value, at, (item, here) => findInvalidShape(config.fields ?? {}, item, all, here));
  if (type !== 'Slices') return simple[type]?.(value, config) ? undefined : at;
  return eachOf(value, at, (slice, here) => {
    const { id, slice_type: kind, variation, primary = {}, items = [], ...rest } = slice;
    const model = Object.hasOwn(config.choices ?? {}, String(kind)) ? all.slices.get(String(kind)) : undefined;
    const shown = model?.variations.get(String(variation));
    if (!shown || !isText(id) || !isObject(primary)) return here;
    if (
      Object.entries(rest).some(
        ([name, each]) => !/^(version|slice_label)$/.test(name) || !(each === null || isText(each)),
      )
    )
      return here;
    return (
      findInvalidShape(shown.primary, primary, all, `${here}.primary`) ??
      eachOf(items, `${here}.items`, (item, place) => findInvalidShape(shown.items, item, all, place))
    );
  });
}

function eachOf(value: Json, at: string, judge: (item: Fields, at: string) => string | undefined): string | undefined {
  if (!Array.isArray(value)) return at;
  for (const [index, item] of value.entries()) {
    const here = `${at}[${index}]`;
    const wrong = isObject(item) ? judge(item, here) : here;
    if (wrong) return wrong;
  }
  return undefined;
}

const same = (one: Json | undefined, other: Json) => JSON.stringify(one) === JSON.stringify(other);

/** Without what is empty and in the order of the model, so that a file changes only where its words do. */
export function normalizeFields(models: FieldModels, fields: Fields, all: Models): Fields {
  const stored = Object.entries(models).flatMap(([name, model]): [string, Json][] => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value === undefined || value === null || value === '' || same(value, emptyValue(model))) return [];
    return [[name, normalizeField(model, value, all)]];
  });
  return Object.fromEntries(stored);
}

function normalizeField({ type, config = {} }: FieldModel, value: Json, all: Models): Json {
  if (!Array.isArray(value)) return value;
  if (type === 'Group')
    return value.map((item) => (isObject(item) ? normalizeFields(config.fields ?? {}, item, all) : item));
  if (type !== 'Slices') return value;
  return value.map((slice) => {
    const shown = isObject(slice) && all.slices.get(String(slice.slice_type))?.variations.get(String(slice.variation));
    if (!shown || !isObject(slice)) return slice;
    const items = Array.isArray(slice.items) ? slice.items : [];
    return {
      id: slice.id ?? '',
      slice_type: slice.slice_type ?? '',
      variation: slice.variation ?? 'default',
      version: slice.version ?? 'initial',
      primary: normalizeFields(shown.primary, isObject(slice.primary) ? slice.primary : {}, all),
      items: items.map((item) => (isObject(item) ? normalizeFields(shown.items, item, all) : item)),
    };
  });
}
