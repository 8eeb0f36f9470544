// What a document needs before visitors see it, beyond what every draft has to keep: a draft may lack it.
import type { Finding } from '@/contract/content/studio/endpoints';
import { isObject, type Json, type StoredDocument } from '@/server/content/store/document';
import type { FieldModels, Models } from '@/server/content/store/models';
import { brokenLinks } from '@/server/modules/content/studio/brokenLinks';
import type { StudioContext } from '@/server/modules/content/studio/context';

const finding = (path: string, message: string): Finding => ({ path, message });

const REQUIRED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  blog_post: ['title', 'summary', 'author', 'published_on', 'slices'],
  page: ['title'],
  landing_page: ['title', 'slices'],
  author: ['name'],
  redirect: ['from', 'to'],
  symptom: ['label', 'area', 'safety', 'checks', 'tier', 'kind'],
};

/** Search engines cut longer descriptions, and replace shorter ones by words of the page. */
const DESCRIPTION = { name: 'description', min: 50, max: 160 } as const;
/** Shorter words describe no picture. An empty text marks a picture that only decorates. */
const MIN_ALT = 5;

/** Kinds of fields that hold words and pictures; the others choose how a section looks. */
const CONTENT_FIELDS = new Set(['Text', 'StructuredText', 'Image', 'Link', 'Group', 'Table', 'Embed']);
/** Sections that fill themselves from the page they stand on. */
const FILLED_BY_PAGE = new Set(['contents']);

/** Whether nothing is written: blank text, no rows, a link that leads nowhere, a picture that is not chosen. */
function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isEmpty);
  if ('link_type' in value) return !value.id && !value.url;
  if ('spans' in value) return isEmpty(value.text);
  if ('url' in value || 'dimensions' in value) return !value.url;
  return Object.values(value).every(isEmpty);
}

const missingFields = ({ type, data }: StoredDocument): Finding[] =>
  (REQUIRED_FIELDS[type] ?? [])
    .filter((name) => isEmpty(data[name]))
    .map((name) => finding(`data.${name}`, 'Fill this in before you publish'));

/** Sections in which nothing is written. */
function emptySections({ data }: StoredDocument, models: Models): Finding[] {
  const slices = Array.isArray(data.slices) ? data.slices : [];
  return slices.flatMap((slice, n) => {
    if (!isObject(slice) || FILLED_BY_PAGE.has(String(slice.slice_type))) return [];
    const variation = models.slices.get(String(slice.slice_type))?.variations.get(String(slice.variation));
    if (!variation) return [];
    const primary = isObject(slice.primary) ? slice.primary : {};
    const names = Object.entries(variation.primary).filter(([, { type }]) => CONTENT_FIELDS.has(type));
    const isBlank = names.every(([name]) => isEmpty(primary[name])) && isEmpty(slice.items);
    return isBlank ? [finding(`data.slices[${n}]`, 'This section is empty. Fill it in or remove it')] : [];
  });
}

function descriptionLength({ data }: StoredDocument, fields: FieldModels | undefined): Finding[] {
  const { name, min, max } = DESCRIPTION;
  const text = data[name];
  if (!fields || !(name in fields) || typeof text !== 'string' || text.trim() === '') return [];
  const { length } = text.trim();
  if (length >= min && length <= max) return [];
  return [finding(`data.${name}`, `Write ${min} to ${max} characters; it has ${length}`)];
}

/** Descriptions of pictures that describe nothing. */
function shortAltTexts(value: Json | undefined, path: string): Finding[] {
  if (Array.isArray(value)) return value.flatMap((each, n) => shortAltTexts(each, `${path}[${n}]`));
  if (!isObject(value)) return [];
  const { alt, url } = value;
  const isShort = url && typeof alt === 'string' && alt.trim() !== '' && alt.trim().length < MIN_ALT;
  const own = isShort ? [finding(path, `Describe the picture in ${MIN_ALT} characters or more`)] : [];
  return [...own, ...Object.entries(value).flatMap(([name, each]) => shortAltTexts(each, `${path}.${name}`))];
}

/** `/old-page/?a=1#b` as a redirect compares it: `/old-page`. */
const addressKey = (value: Json | undefined): string =>
  typeof value === 'string'
    ? value
        .trim()
        .replace(/[?#].*$/, '')
        .replace(/(?<=.)\/+$/, '') || ''
    : '';

/** A redirect that leads back to its old address, by itself or through other redirects. */
function redirectLoop(document: StoredDocument, published: readonly StoredDocument[]): Finding[] {
  if (document.type !== 'redirect') return [];
  const others = published.filter(({ type, id }) => type === 'redirect' && id !== document.id);
  const targets = new Map(others.map(({ data }) => [addressKey(data.from), addressKey(data.to)]));
  const from = addressKey(document.data.from);
  targets.set(from, addressKey(document.data.to));
  const passed: string[] = [];
  for (let at = from; at && targets.has(at) && !passed.includes(at); at = targets.get(at) ?? '') {
    passed.push(at);
    if (targets.get(at) === from)
      return [
        finding(
          'data.to',
          `This leads back to ${from}${passed.length > 1 ? `, by ${passed.slice(1).join(', ')}` : ''}`,
        ),
      ];
  }
  return [];
}

/** What keeps a document from being published, beside what is wrong with it as a draft. */
export function publishProblems(room: StudioContext, document: StoredDocument): Finding[] {
  const { models, store } = room.repository;
  return [
    ...missingFields(document),
    ...emptySections(document, models),
    ...descriptionLength(document, models.types.get(document.type)?.fields),
    ...shortAltTexts(document.data, 'data'),
    ...redirectLoop(document, store.published().documents),
    ...brokenLinks(room, document),
  ];
}
