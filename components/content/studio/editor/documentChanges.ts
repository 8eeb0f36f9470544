// What publishing changes, field by field, in words an editor reads.

import {
  type FieldModels,
  fieldsIn,
  humanize,
  labelOf,
  sliceOf,
  typeOf,
  variationOf,
} from '@/components/content/studio/shared/contentModels';
import { type Fields, isFields, type Value } from '@/components/content/studio/shared/fieldPaths';
import type { DocumentContent, Studio, StudioField } from '@/contract/content/studio/endpoints';

export interface DocumentChange {
  path: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  before: string;
  after: string;
}

const MARKS: Record<string, string> = {
  heading2: '## ',
  heading3: '### ',
  heading4: '#### ',
  'list-item': '• ',
  'o-list-item': '1. ',
};

/** Titles of documents by id. */
type Titles = Readonly<Record<string, string>>;

function linkText(value: Fields, titles: Titles): string {
  const target = value.link_type === 'Document' ? (titles[String(value.id)] ?? 'a document that is gone') : value.url;
  return [value.text, target].filter(Boolean).join(' → ');
}

function spansText(block: Fields, titles: Titles): string {
  const spans = Array.isArray(block.spans) ? block.spans : [];
  const notes = spans.flatMap((span) => {
    if (!isFields(span)) return [];
    const spanText = String(block.text ?? '').slice(Number(span.start), Number(span.end));
    const data = isFields(span.data) ? ` ${linkText(span.data, titles)}` : '';
    return [`${String(span.type)} “${spanText}”${data}`];
  });
  return notes.length > 0 ? ` [${notes.join('; ')}]` : '';
}

/** Any value as plain words. */
function toText(value: Value | undefined, titles: Titles): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value))
    return value
      .map((each) => toText(each, titles))
      .filter(Boolean)
      .join('\n');
  if (!isFields(value)) return '';
  if ('link_type' in value) return linkText(value, titles);
  if (typeof value.url === 'string') return [value.url, value.alt].filter(Boolean).join(' · ');
  if (typeof value.text === 'string')
    return `${MARKS[String(value.type)] ?? ''}${value.text}${spansText(value, titles)}`;
  return Object.values(value)
    .map((each) => toText(each, titles))
    .filter(Boolean)
    .join(' · ');
}

const isSame = (one: Value | undefined, other: Value | undefined) => JSON.stringify(one) === JSON.stringify(other);
const toList = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : []);

/** `titles` names the documents that either version links to. */
export function documentChanges(
  studio: Studio,
  { type, titles }: { type: string; titles: Titles },
  before: DocumentContent | null,
  after: DocumentContent,
): DocumentChange[] {
  const textOf = (value: Value | undefined) => toText(value, titles);
  const models: FieldModels = Object.assign({}, ...(typeOf(studio, type)?.tabs ?? []).map(({ fields }) => fields));
  const found: DocumentChange[] = [];
  const addChange = (where: string, before: string, is: string, kind?: DocumentChange['kind']) =>
    found.push({
      path: where,
      before: before,
      after: is,
      kind: kind ?? (before ? (is ? 'changed' : 'removed') : 'added'),
    });
  if ((before?.uid ?? '') !== (after.uid ?? '')) addChange('URL', before?.uid ?? '', after.uid ?? '');
  if (!isSame(before?.tags ?? [], after.tags))
    addChange('Tags', (before?.tags ?? []).join(', '), after.tags.join(', '));

  function compareFields(fields: FieldModels, before: Fields, is: Fields, where: string) {
    for (const [name, model] of Object.entries(fields)) {
      if (isSame(before[name], is[name])) continue;
      compare(model, before[name], is[name], [where, labelOf(name, model)].filter(Boolean).join(' › '));
    }
  }

  function compare(model: StudioField, before: Value | undefined, is: Value | undefined, where: string) {
    if (model.type === 'Slices') return compareSlices(toList(before), toList(is));
    if (model.type !== 'Group') {
      const [old, fresh] = [textOf(before), textOf(is)];
      if (old !== fresh) addChange(where, old, fresh);
      return;
    }
    const [old, fresh] = [toList(before), toList(is)];
    for (let n = 0; n < Math.max(old.length, fresh.length); n += 1) {
      const [one, other] = [old[n], fresh[n]];
      const here = `${where} ${n + 1}`;
      if (isFields(one) && isFields(other)) compareFields(fieldsIn(model.config), one, other, here);
      else addChange(here, textOf(one), textOf(other));
    }
  }

  function compareSlices(before: readonly Value[], is: readonly Value[]) {
    const old = before.filter(isFields);
    const fresh = is.filter(isFields);
    const existingSliceIds = old.filter(({ id }) => fresh.some((each) => each.id === id)).map(({ id }) => id);
    const order = fresh.filter(({ id }) => existingSliceIds.includes(id)).map(({ id }) => id);
    for (const slice of old)
      if (!existingSliceIds.includes(slice.id ?? null)) addChange(nameOf(slice), textOf(slice.primary), '', 'removed');
    for (const [n, slice] of fresh.entries()) {
      const former = old.find(({ id }) => id === slice.id);
      const where = `${n + 1}. ${nameOf(slice)}`;
      if (!former) {
        addChange(where, '', textOf(slice.primary), 'added');
        continue;
      }
      if (existingSliceIds.indexOf(slice.id ?? null) !== order.indexOf(slice.id))
        addChange(where, `place ${old.indexOf(former) + 1}`, `place ${n + 1}`, 'moved');
      if (former.variation !== slice.variation)
        addChange(`${where} › Look`, String(former.variation), String(slice.variation));
      const model = variationOf(sliceOf(studio, slice.slice_type), slice.variation);
      const [one, other] = [former.primary, slice.primary];
      compareFields(model?.primary ?? {}, isFields(one) ? one : {}, isFields(other) ? other : {}, where);
    }
  }

  const nameOf = (slice: Fields) => humanize(sliceOf(studio, slice.slice_type)?.name ?? String(slice.slice_type));
  compareFields(models, (before?.data ?? {}) as Fields, after.data as Fields, '');
  return found;
}
