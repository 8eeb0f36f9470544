// Judges the fields of a document against their models.
import { type Fields, isObject, type Json } from '@/server/content/store/document';
import type { FieldConfig, FieldModel, FieldModels } from '@/server/content/store/models';
import type { ValidationContext, Validator } from './context';
import { validateImage, validateLink } from './links';
import { validateRichText, validateTable } from './text';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\+0000$/;
const isDay = (value: unknown) =>
  typeof value === 'string' && DAY.test(value) && new Date(value).toISOString().startsWith(value);
export const isTimestamp = (value: unknown) => typeof value === 'string' && isDay(TIMESTAMP.exec(value)?.[1]);

const simple =
  (fits: (value: Json, config: FieldConfig) => boolean, wanted: (config: FieldConfig) => string): Validator =>
  (value, config, at, { report }) => {
    if (!fits(value, config)) report(at, `must be ${wanted(config)}`);
  };

const ANCHOR = /^[a-z][a-z0-9-]*$/;

function validateText(value: Json, _: FieldConfig, at: string, { report, anchors }: ValidationContext) {
  if (typeof value !== 'string') return report(at, 'must be text');
  if (!at.endsWith('.anchor') || value === '') return;
  if (!ANCHOR.test(value)) report(at, 'must be small letters, digits and hyphens, a letter first');
  if (anchors.has(value)) report(at, `the anchor ${value} is used twice in this document`);
  anchors.add(value);
}

function validateGroup(value: Json, { fields = {} }: FieldConfig, at: string, judging: ValidationContext) {
  if (!Array.isArray(value)) return judging.report(at, 'must be a list');
  value.forEach((each, index) => {
    if (isObject(each)) validateFields(fields, each, `${at}[${index}]`, judging);
    else judging.report(`${at}[${index}]`, 'must be an object');
  });
}

const SLICE_PROPERTIES = new Set(['id', 'slice_type', 'slice_label', 'variation', 'version', 'primary', 'items']);

function validateSlice(slice: Fields, choices: Record<string, unknown>, at: string, judging: ValidationContext) {
  const { report, models } = judging;
  for (const name of Object.keys(slice))
    if (!SLICE_PROPERTIES.has(name)) report(`${at}.${name}`, 'is no part of a slice');
  if (typeof slice.id !== 'string' || !slice.id) report(`${at}.id`, 'must be a word');
  if (slice.version !== undefined && typeof slice.version !== 'string') report(`${at}.version`, 'must be a word');
  const type = String(slice.slice_type);
  const model = models.slices.get(type);
  if (!Object.hasOwn(choices, type) || !model) return report(`${at}.slice_type`, `${type} isn’t allowed here`);
  const variation = model.variations.get(String(slice.variation));
  if (!variation) return report(`${at}.variation`, `${type} has no variation ${JSON.stringify(slice.variation)}`);
  if (slice.primary !== undefined && !isObject(slice.primary)) report(`${at}.primary`, 'must be an object');
  else validateFields(variation.primary, slice.primary ?? {}, `${at}.primary`, judging);
  validateGroup(slice.items ?? [], { fields: variation.items }, `${at}.items`, judging);
}

function validateSlices(value: Json, { choices = {} }: FieldConfig, at: string, judging: ValidationContext) {
  if (!Array.isArray(value)) return judging.report(at, 'must be a list');
  const ids = new Set<Json | undefined>();
  for (const [index, slice] of value.entries()) {
    const here = `${at}[${index}]`;
    if (!isObject(slice)) judging.report(here, 'must be an object');
    else if (ids.has(slice.id)) judging.report(`${here}.id`, 'another slice of this document has this id');
    else validateSlice(slice, choices, here, judging);
    if (isObject(slice)) ids.add(slice.id);
  }
}

const isNumber = (value: Json | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

const validators = new Map<string, Validator>([
  ['Text', validateText],
  [
    'Number',
    (value, { min = -Infinity, max = Infinity }, at, { report }) => {
      if (!isNumber(value)) report(at, 'must be a number');
      else if (value < min || value > max) report(at, `must be from ${min} to ${max}`);
    },
  ],
  [
    'Boolean',
    simple(
      (value) => typeof value === 'boolean',
      () => 'true or false',
    ),
  ],
  ['Date', simple(isDay, () => 'a day such as 2026-10-01')],
  ['Timestamp', simple(isTimestamp, () => 'a moment such as 2026-10-01T09:00:00+0000')],
  [
    'Color',
    simple(
      (value) => /^#[\da-f]{6}$/i.test(String(value)),
      () => 'a color of # and six digits',
    ),
  ],
  [
    'Select',
    simple(
      (value, { options = [] }) => typeof value === 'string' && options.includes(value),
      ({ options = [] }) => `one of ${options.join(', ')}`,
    ),
  ],
  [
    'GeoPoint',
    simple(
      (value) => isObject(value) && isNumber(value.latitude) && isNumber(value.longitude),
      () => 'a latitude and a longitude',
    ),
  ],
  [
    'Embed',
    simple(
      (value) => isObject(value) && /^https:/.test(String(value.embed_url)),
      () => 'an embed with an https address',
    ),
  ],
  ['Group', validateGroup],
  ['Slices', validateSlices],
  ['Link', validateLink],
  ['Image', validateImage],
  ['StructuredText', validateRichText],
  ['Table', validateTable],
]);

/** The fields of a document, of a slice or of one in a group. */
export function validateFields(models: FieldModels, fields: Fields, at: string, judging: ValidationContext) {
  for (const [name, value] of Object.entries(fields)) {
    const model: FieldModel | undefined = Object.hasOwn(models, name) ? models[name] : undefined;
    const here = `${at}.${name}`;
    if (!model || model.type === 'UID') judging.report(here, 'the model has no such field');
    else if (value !== null) validators.get(model.type)?.(value, model.config ?? {}, here, judging);
  }
}
