// Reads what people answer: the browser to say what is wrong as they type, the server because it trusts nobody.
import type { PlacedAddress } from './addresses.schemas';
import { FILE_NOTES, type GivenFile } from './documents.facts';
import { optionWords, type Question } from './questions';

export type Answers = { readonly [question: string]: unknown };
export type Reading = { readonly answer: unknown } | { readonly problem: string };

const problem = (text: string): Reading => ({ problem: text });
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Nothing was said: no answer, an empty text, nothing chosen. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');

/** The answer in order, or what is wrong with it in words for the person who gave it. */
export function readAnswer(question: Question, value: unknown): Reading {
  if (isEmpty(typeof value === 'string' ? clean(value) : value))
    return question.optional ? { answer: undefined } : problem(missing(question));
  switch (question.kind) {
    case 'text':
      return readText(value, question.most);
    case 'email':
      return readEmail(value);
    case 'phone':
      return readPhone(value);
    case 'date':
      return readDate(value);
    case 'money':
      return readNumber(value, question.min, question.max, 'That is not an amount in dollars and cents', inDollars);
    case 'integer':
      return readNumber(value, question.min, question.max, 'That is not a whole number', (each) =>
        question.plain ? String(each) : each.toLocaleString('en-US'),
      );
    case 'scale':
      return readNumber(value, 1, question.steps.length, 'Please choose one', String);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(question.options, value)
        ? { answer: value }
        : problem('Please choose one');
    case 'many':
      return readMany(value, question.options);
    case 'consent':
      return value === true ? { answer: true } : problem('Please tick the box or leave it');
    case 'address':
      return readAddress(value);
    case 'files':
      return readFiles(value, question.most, question.optional);
  }
}

function missing({ kind, label }: Question): string {
  if (kind === 'choice' || kind === 'scale') return 'Please choose one';
  if (kind === 'address') return 'Which home is it? Its street, city and state are enough';
  if (kind === 'files') return 'Please send us at least one file';
  if (kind === 'consent') return 'We need this to go on';
  return label.endsWith('?')
    ? 'Please tell us'
    : `Please tell us your ${label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())}`;
}

const inDollars = (amount: number) => `$${(amount / 100).toLocaleString('en-US')}`;

/** Control characters have no place in an answer, and the database takes no zero byte. */
const clean = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim();

function readText(value: unknown, most: number): Reading {
  if (typeof value !== 'string') return problem('Please tell us in words');
  const text = clean(value);
  return text.length > most ? problem(`Please use at most ${most} characters`) : { answer: text };
}

function readEmail(value: unknown): Reading {
  const text = typeof value === 'string' ? clean(value) : '';
  return EMAIL.test(text) && text.length <= 254
    ? { answer: text }
    : problem('That does not look like an e-mail address');
}

function readPhone(value: unknown): Reading {
  const text = typeof value === 'string' ? clean(value).slice(0, 40) : '';
  return /^1?\d{10}$/.test(text.replace(/\D/g, '')) ? { answer: text } : problem('A US phone number has ten digits');
}

function readDate(value: unknown): Reading {
  const day = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '1000-01-01';
  const at = new Date(`${day}T00:00:00Z`);
  const real = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  return real && day >= '1900' && day <= '2100' ? { answer: day } : problem('That is not a day of the calendar');
}

function readNumber(value: unknown, min: number, max: number, wrong: string, show: (value: number) => string): Reading {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return problem(wrong);
  if (value < min) return problem(`${show(min)} or more, please`);
  return value > max ? problem(`${show(max)} or less, please`) : { answer: value };
}

function readMany(value: unknown, options: object): Reading {
  if (!Array.isArray(value) || value.some((each) => typeof each !== 'string' || !Object.hasOwn(options, each)))
    return problem('Please choose from the list');
  return { answer: Object.keys(options).filter((each) => value.includes(each)) };
}

const words = (value: unknown, most: number) =>
  typeof value === 'string' && value.length <= most ? clean(value) : undefined;
const degrees = (value: unknown, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most ? value : undefined;
const PRECISIONS: readonly unknown[] = ['exact', 'street', 'zip', 'city'];

function readAddress(value: unknown): Reading {
  const said = (typeof value === 'object' && value !== null ? value : {}) as Record<keyof PlacedAddress, unknown>;
  const [streetAddress, city, state] = [words(said.streetAddress, 200), words(said.city, 100), words(said.state, 2)];
  const [zipcode, unit] = [words(said.zipcode, 10), said.unit === null ? null : words(said.unit, 40)];
  const [lat, lng] = [degrees(said.lat, 90), degrees(said.lng, 180)];
  const known = lat !== undefined && lng !== undefined && PRECISIONS.includes(said.precision);
  if (!streetAddress || !city || !/^[A-Z]{2}$/.test(state ?? '') || !/^\d{5}$/.test(zipcode ?? '') || !known)
    return problem('Please choose your address from the list, or type its street, city and state');
  const regionId = Number.isSafeInteger(said.regionId) ? said.regionId : null;
  const regionName = words(said.regionName, 60) ?? null;
  const { precision } = said;
  return {
    answer: { streetAddress, unit: unit || null, city, state, zipcode, lat, lng, precision, regionId, regionName },
  };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What we saw in the files is said by the server; from a browser only which files they are counts. */
function readFiles(value: unknown, most: number, optional: boolean | undefined): Reading {
  if (!Array.isArray(value)) return problem('Please send them as files');
  const files = value.map(readFile);
  if (files.some((file) => !file)) return problem('One of these files has not arrived. Please send it again');
  if (new Set(files.map((file) => file?.id)).size < files.length) return problem('One of these files is here twice');
  if (files.length > most) return problem(`At most ${most} files, please`);
  if (files.length === 0) return optional ? { answer: undefined } : problem('Please send us at least one file');
  return { answer: files };
}

function readFile(value: unknown): GivenFile | undefined {
  const said = (typeof value === 'object' && value !== null ? value : {}) as Record<keyof GivenFile, unknown>;
  const [id, name, mime] = [words(said.id, 36), words(said.name, 150), words(said.mime, 50)];
  if (!id || !ID.test(id) || !name || !mime) return undefined;
  const bytes = typeof said.bytes === 'number' && Number.isSafeInteger(said.bytes) && said.bytes >= 0 ? said.bytes : 0;
  const notes = Array.isArray(said.notes) ? FILE_NOTES.filter((note) => (said.notes as unknown[]).includes(note)) : [];
  const dated = readDate(said.datedOn);
  return { id, name, mime, bytes, notes, datedOn: 'answer' in dated ? String(dated.answer) : null };
}

const day = (answer: unknown) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${answer}T00:00:00Z`));

/** An answer in words, for reading it over. */
export function answerText(question: Question, value: unknown): string {
  const read = readAnswer(question, value);
  if (!('answer' in read) || read.answer === undefined) return '';
  const { answer } = read;
  switch (question.kind) {
    case 'choice':
      return optionWords(question.options[answer as string] ?? '').label;
    case 'many':
      return (answer as string[]).map((each) => optionWords(question.options[each] ?? '').label).join(', ');
    case 'scale':
      return question.steps[(answer as number) - 1]?.label ?? '';
    case 'money':
      return inDollars(answer as number);
    case 'integer':
      return `${question.plain ? answer : (answer as number).toLocaleString('en-US')}${question.unit ? ` ${question.unit}` : ''}`;
    case 'date':
      return day(answer);
    case 'consent':
      return 'Yes';
    case 'files':
      return (answer as GivenFile[]).map(({ name }) => name).join(', ');
    case 'address': {
      const { streetAddress, unit, city, state, zipcode } = answer as PlacedAddress;
      return `${streetAddress}${unit ? ` #${unit}` : ''}, ${city}, ${state}${zipcode === '00000' ? '' : ` ${zipcode}`}`;
    }
    default:
      return String(answer);
  }
}
