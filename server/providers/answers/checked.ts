// Whether what a vendor said is what we told it: nothing that changes a fact passes.
import type { StatedFact } from './answers';

/** A sentence in other words may be this much longer. */
const MAX_GROWTH = 2;
const SPARE_LETTERS = 80;

const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve half twice double hundred thousand million dozen uno una dos tres cuatro cinco seis siete ocho nueve diez once doce mitad doble cien mil millon docena'.split(
    ' ',
  );
const DATE_WORDS =
  'january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo hoy manana ayer'.split(
    ' ',
  );
const EXACT = new Set([...NUMBER_WORDS, ...DATE_WORDS]);
/** `una` and `uno` are articles as well. */
for (const article of ['uno', 'una', 'one']) EXACT.delete(article);
const NEGATIONS =
  /\b(?:no|not|never|none|nor|without|cannot|isnt|arent|doesnt|dont|wont|cant|sin|nunca|ningun[oa]?|tampoco|ni)\b/;
const UNITS = ['month', 'week', 'day', 'year', 'hour', 'mes', 'semana', 'dia', 'ano', 'hora'];

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();

/** Every figure of a text: numbers with their sign, as `$2,450`, `9.683%`, `12`, and words that are numbers or dates. */
export function figuresIn(text: string): readonly string[] {
  const folded = fold(text);
  const numbers = folded.match(/\$?\d(?:[\d,.]*\d)?%?/g) ?? [];
  const words = (folded.match(/[a-z]+/g) ?? []).filter((word) => EXACT.has(word));
  return [...numbers, ...words];
}

const unitsIn = (text: string) => UNITS.filter((unit) => new RegExp(String.raw`\b${unit}(?:s|es)?\b`).test(fold(text)));
const names = (text: string) =>
  (text.normalize('NFKC').match(/(?<=[^.!?¿¡“"]\s)\p{Lu}[\p{L}’'-]+/gu) ?? []).map((name) => fold(name));
const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && [...one].sort().every((value, at) => value === [...other].sort()[at]);

/** Whether a sentence says a fact with the same figures, units, and negation, no other name, and nothing that is markup. */
export function saysTheSame(fact: string, sentence: string): boolean {
  if (sentence.trim() === '' || sentence.length > fact.length * MAX_GROWTH + SPARE_LETTERS) return false;
  if (/[<>{}[\]`|\\]|https?:|www\.|@/i.test(sentence)) return false;
  const known = fold(fact);
  return (
    same([...new Set(figuresIn(fact))], [...new Set(figuresIn(sentence))]) &&
    same(unitsIn(fact), unitsIn(sentence)) &&
    NEGATIONS.test(known) === NEGATIONS.test(fold(sentence)) &&
    names(sentence).every((name) => known.includes(name))
  );
}

/**
 * What a vendor said, by the id of its fact; undefined where any of it is not what we told it: a fact that was not given,
 * one said twice, another figure, another date, another negation. The sentences then stay our own.
 */
export function checkedSentences(
  facts: readonly StatedFact[],
  phrased: readonly StatedFact[],
): ReadonlyMap<string, string> | undefined {
  const given = new Map(facts.map(({ id, text }) => [id, text]));
  const checked = new Map<string, string>();
  for (const { id, text } of phrased) {
    const fact = given.get(id);
    if (fact === undefined || checked.has(id) || !saysTheSame(fact, text)) return undefined;
    checked.set(id, text.trim());
  }
  return checked.size > 0 ? checked : undefined;
}
