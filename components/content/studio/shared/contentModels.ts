// Reading the models that forms are made from.
import type { Studio, StudioField, StudioSlice, StudioType } from '@/contract/content/studio/endpoints';
import type { Fields, Value } from './fieldPaths';
import { isFields } from './fieldPaths';

export type FieldModels = Readonly<Record<string, StudioField>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const labelOf = (name: string, { config }: StudioField): string =>
  textOf(config?.label) ?? name.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

export const fieldsIn = (config: StudioField['config'], name = 'fields'): FieldModels =>
  isFields(config?.[name]) ? (config[name] as unknown as FieldModels) : {};

export const typeOf = (studio: Studio, id: string): StudioType | undefined =>
  studio.types.find((type) => type.id === id);

export const sliceOf = (studio: Studio, id: Value | undefined): StudioSlice | undefined =>
  studio.slices.find((slice) => slice.id === id);

/** `LinkList` as people say it. */
export const humanize = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

export const variationOf = (slice: StudioSlice | undefined, id: Value | undefined) =>
  slice?.variations.find((variation) => variation.id === id) ?? slice?.variations[0];

/** Ids that the model lets stand somewhere: slices of a zone, types of a relationship. */
export const choicesOf = ({ config }: StudioField): string[] =>
  Object.keys(isFields(config?.choices) ? config.choices : {});

export const allowedLinkTypes = ({ config }: StudioField): string[] | undefined =>
  Array.isArray(config?.customtypes)
    ? config.customtypes.map((each: unknown) => (isFields(each) ? String(each.id) : String(each)))
    : undefined;

/** The first words in it, to know it by while it is folded. */
export function fieldSummary(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(fieldSummary).find(Boolean) ?? '';
  if (!isFields(value)) return '';
  if (typeof value.text === 'string') return value.text;
  const skipped =
    /^(id|url|type|link_type|slice_type|variation|version|lang|uid|kind|tone|icon|anchor|width|dimensions|audience)$/;
  return (
    Object.entries(value)
      .filter(([name]) => !skipped.test(name))
      .map(([, each]) => fieldSummary(each))
      .find(Boolean) ?? ''
  );
}

/** An id no other slice of the document has. */
export function newSliceId(kind: string, slices: readonly Value[]): string {
  const taken = new Set(slices.map((slice) => (isFields(slice) ? slice.id : undefined)));
  let n = slices.length + 1;
  while (taken.has(`${kind}$${n}`)) n += 1;
  return `${kind}$${n}`;
}

export const newSlice = (kind: string, variation: string, slices: readonly Value[]): Fields => ({
  id: newSliceId(kind, slices),
  slice_type: kind,
  variation,
  version: 'initial',
  primary: {},
  items: [],
});
