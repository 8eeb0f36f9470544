// What each filter means: whether a document passes.

import { parsingError } from '@/server/content/api/apiErrors';
import { isObject, type Json, type StoredDocument } from '@/server/content/store/document';
import { documentWords, extractWords, tokenize } from '@/server/content/store/documentText';
import type { Models } from '@/server/content/store/models';
import type { Filter, FilterArgument, FilterValue } from './filterParser';
import { type FieldPath, parsePath } from './paths';

export type Test = (document: StoredDocument) => boolean;
type FilterFactory = (path: FieldPath, values: readonly FilterArgument[], wrong: (wanted: string) => never) => Test;

const listOf = (value: FilterArgument | undefined): FilterValue[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** A relationship is known by the id of its document; a date in a file is text, in a filter often a number. */
function equal(stored: Json, wanted: FilterValue): boolean {
  if (isObject(stored)) return stored.id === wanted || stored.url === wanted;
  if (typeof stored === 'string' && typeof wanted === 'number') return toTime(stored) === wanted;
  return stored === wanted;
}

export function toTime(value: Json | FilterArgument): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  return Date.parse(value.replace(/\+0000$/, 'Z'));
}

/** A list of the document must hold all of them; a single value must be one of them, which is all of one. */
const atFilter: FilterFactory = (path, values) => {
  const wanted = listOf(values[0]);
  return (document) => {
    const found = path.valuesOf(document).flat();
    return wanted.length > 0 && wanted.every((each) => found.some((stored) => equal(stored, each)));
  };
};

const anyFilter: FilterFactory = (path, values) => {
  const wanted = listOf(values[0]);
  return (document) =>
    path
      .valuesOf(document)
      .flat()
      .some((stored) => wanted.some((each) => equal(stored, each)));
};

const notFilter: FilterFactory = (path, values, wrong) => {
  const is = atFilter(path, values, wrong);
  return (document) => !is(document);
};

const fulltext: FilterFactory = (path, values) => {
  const wanted = tokenize(String(values[0]));
  return (document) => {
    const words = path.whole ? documentWords(document) : extractWords(...path.valuesOf(document));
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  };
};

const hasFilter: FilterFactory = (path) => (document) => path.valuesOf(document).length > 0;
/** As in Prismic, only documents of the type the path belongs to. */
const missingFilter: FilterFactory = (path) => (document) =>
  (path.type === undefined || document.type === path.type) && path.valuesOf(document).length === 0;

type ValueTest<Value> = (found: Value, ...wanted: number[]) => boolean;

const numeric =
  (judge: ValueTest<number>): FilterFactory =>
  (path, values, wrong) => {
    const wanted = values.map((value) => (typeof value === 'number' ? value : wrong('a number')));
    return (document) => path.valuesOf(document).some((found) => typeof found === 'number' && judge(found, ...wanted));
  };

const timed =
  (judge: ValueTest<number>): FilterFactory =>
  (path, values, wrong) => {
    const wanted = values.map((value) => (Number.isNaN(toTime(value)) ? wrong('a date') : toTime(value)));
    return (document) => path.valuesOf(document).some((found) => judge(toTime(found), ...wanted));
  };

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

const partOf =
  (part: (date: Date) => number, judge: ValueTest<number>, names: readonly string[] = []): FilterFactory =>
  (path, [value], wrong) => {
    const named = names.findIndex((name) => typeof value === 'string' && name.startsWith(value.toLowerCase()));
    const wanted = named >= 0 && String(value).length >= 3 ? named + 1 : Number(value);
    if (!Number.isInteger(wanted)) return wrong('a number or a name');
    return (document) =>
      path.valuesOf(document).some((found) => {
        const time = toTime(found);
        return !Number.isNaN(time) && judge(part(new Date(time)), wanted);
      });
  };

const isFilter: ValueTest<number> = (found, wanted = 0) => found === wanted;
const aboveFilter: ValueTest<number> = (found, low = 0) => found > low;
const belowFilter: ValueTest<number> = (found, high = 0) => found < high;
const withinFilter: ValueTest<number> = (found, low = 0, high = 0) => found >= low && found <= high;

const parts: [string, (date: Date) => number, readonly string[], boolean][] = [
  ['day-of-month', (date) => date.getUTCDate(), [], true],
  ['day-of-week', (date) => date.getUTCDay() || 7, DAYS, true],
  ['month', (date) => date.getUTCMonth() + 1, MONTHS, true],
  ['year', (date) => date.getUTCFullYear(), [], false],
  ['hour', (date) => date.getUTCHours(), [], true],
];

/** Each filter with the number of values it takes. */
const filters = new Map<string, [make: FilterFactory, takes: number]>([
  ['at', [atFilter, 1]],
  ['not', [notFilter, 1]],
  ['any', [anyFilter, 1]],
  ['in', [anyFilter, 1]],
  ['fulltext', [fulltext, 1]],
  ['has', [hasFilter, 0]],
  ['missing', [missingFilter, 0]],
  ['number.lt', [numeric(belowFilter), 1]],
  ['number.gt', [numeric(aboveFilter), 1]],
  ['number.inRange', [numeric(withinFilter), 2]],
  ['date.after', [timed(aboveFilter), 1]],
  ['date.before', [timed(belowFilter), 1]],
  ['date.between', [timed(withinFilter), 2]],
  ...parts.flatMap(([name, part, names, sides]): [string, [FilterFactory, number]][] => [
    [`date.${name}`, [partOf(part, isFilter, names), 1]],
    ...(sides
      ? ([
          [`date.${name}-after`, [partOf(part, aboveFilter, names), 1]],
          [`date.${name}-before`, [partOf(part, belowFilter, names), 1]],
        ] as [string, [FilterFactory, number]][])
      : []),
  ]),
]);

/** The test a filter stands for; throws a parsing error for one we do not have, so that none is silently ignored. */
export function compileFilter({ name, path, values, column }: Filter, models: Models): Test {
  const wrong = (wanted: string): never => {
    throw parsingError(`[${name}] expected ${wanted} on line:1 col:${column}`, column);
  };
  const found = filters.get(name);
  if (!found) throw parsingError(`unexpected filter '${name}' on line:1 col:${column}`, column);
  const [make, takes] = found;
  if (values.length !== takes) return wrong(`${takes} ${takes === 1 ? 'value' : 'values'} after the field`);
  return make(parsePath(path, models, column), values, wrong);
}
