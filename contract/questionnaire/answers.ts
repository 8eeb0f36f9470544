// Reads answers: the browser to show errors during input, the server because it trusts no client.

import { type AnswerFile, FILE_NOTES } from '@/contract/account/documents/constants';
import { UNKNOWN_ZIPCODE } from '@/contract/account/leads/constants';
import { MISSING_LAST_NAME, readLastName, readName } from '@/contract/account/users/personName';
import { stripControlCharacters } from '@/contract/format/controlCharacters';
import { EMAIL_PROBLEM, readEmail } from '@/contract/format/emailText';
import { dateFormat } from '@/contract/format/intl';
import { formatPhone, OPTIONAL_PHONE_PROBLEM, PHONE_PROBLEM, readPhone } from '@/contract/format/phoneText';
import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import {
  type DateQuestion,
  type FilesQuestion,
  type MultiSelectQuestion,
  optionLabels,
  type PhoneQuestion,
  type Question,
  type TextQuestion,
  upperBound,
} from './questions';
import { parseVisitTime } from './visitTime';

export type Answers = { readonly [question: string]: unknown };
export type AnswerResult = { readonly answer: unknown } | { readonly problem: string };

const invalid = (text: string): AnswerResult => ({ problem: text });

/** Nothing was said: no answer, an empty text, nothing chosen. */
export const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');

/** The answer in order, or what is wrong with it in words for the person who gave it. */
export function readAnswer(question: Question, value: unknown): AnswerResult {
  if (isEmpty(typeof value === 'string' ? stripControlCharacters(value) : value))
    return question.optional ? { answer: undefined } : invalid(missingAnswerMessage(question));
  switch (question.kind) {
    case 'text':
      return isPersonName(question) ? readPersonName(question, value) : readText(value, question.max);
    case 'email':
      return readEmailAnswer(value);
    case 'phone':
      return readPhoneAnswer(question, value);
    case 'date':
      return readDay(question, value);
    case 'visitTime':
      return parseVisitTime(value) ? { answer: value } : invalid('Choose a time from the list');
    case 'money':
      return readNumber(value, question.min, question.max, 'Enter an amount in dollars and cents', formatDollars);
    case 'integer':
      return readNumber(value, question.min, upperBound(question), 'Enter a whole number', (each) =>
        question.withoutCommas ? String(each) : each.toLocaleString('en-US'),
      );
    case 'scale':
      return readNumber(value, 1, question.steps.length, 'Choose one', String);
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(question.options, value)
        ? { answer: value }
        : invalid('Choose one');
    case 'many':
      return readMultiSelect(question, value);
    case 'consent':
      return value === true ? { answer: true } : invalid('Check the box or leave it blank');
    case 'address':
      return readAddress(value, question.needsZipcode);
    case 'files':
      return readFiles(value, question);
  }
}

function missingAnswerMessage(question: Question): string {
  const { kind, label } = question;
  if (isLastName(question)) return MISSING_LAST_NAME;
  if (kind === 'visitTime') return 'Choose a time';
  if (kind === 'choice' || kind === 'scale') return 'Choose one';
  if (kind === 'many') return 'Choose at least one';
  if (kind === 'address') return 'Enter the street, city, and state';
  if (kind === 'files') return 'Add at least one file';
  if (kind === 'consent') return 'Check this box to continue';
  return label.endsWith('?')
    ? 'Enter an answer'
    : `Enter your ${label.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())}`;
}

const formatDollars = (amount: number) => `$${(amount / 100).toLocaleString('en-US')}`;

function readText(value: unknown, most: number): AnswerResult {
  if (typeof value !== 'string') return invalid('Enter text');
  const text = stripControlCharacters(value);
  return text.length > most ? invalid(`Use ${most} characters or fewer`) : { answer: text };
}

const PERSON_NAMES: readonly (string | undefined)[] = ['given-name', 'family-name', 'name'];
const isPersonName = ({ autoComplete }: TextQuestion) => PERSON_NAMES.includes(autoComplete);
const isLastName = (question: Question) => question.kind === 'text' && question.autoComplete === 'family-name';

function readPersonName(question: TextQuestion, value: unknown): AnswerResult {
  const read = readText(value, question.max);
  if ('problem' in read) return read;
  const answer = isLastName(question) ? readLastName(String(read.answer)) : readName(String(read.answer));
  if (answer) return { answer };
  return question.optional ? { answer: undefined } : invalid(missingAnswerMessage(question));
}

function readEmailAnswer(value: unknown): AnswerResult {
  const answer = typeof value === 'string' ? readEmail(stripControlCharacters(value)) : undefined;
  return answer === undefined ? invalid(EMAIL_PROBLEM) : { answer };
}

function readPhoneAnswer({ optional }: PhoneQuestion, value: unknown): AnswerResult {
  const text = typeof value === 'string' ? stripControlCharacters(value).slice(0, 60) : '';
  const answer = readPhone(text);
  return answer === undefined ? invalid(optional ? OPTIONAL_PHONE_PROBLEM : PHONE_PROBLEM) : { answer };
}

function readDay({ minAge }: DateQuestion, value: unknown): AnswerResult {
  const read = readDate(value);
  if (!minAge || 'problem' in read) return read;
  const today = new Date().toISOString().slice(0, 10);
  const latest = `${Number(today.slice(0, 4)) - minAge.years}${today.slice(4)}`;
  return String(read.answer) > latest ? invalid(minAge.problem) : read;
}

function readDate(value: unknown): AnswerResult {
  const day = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '1000-01-01';
  const at = new Date(`${day}T00:00:00Z`);
  const real = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  return real && day >= '1900' && day <= '2100' ? { answer: day } : invalid('Enter a valid date');
}

function readNumber(
  value: unknown,
  min: number,
  max: number,
  wrong: string,
  show: (value: number) => string,
): AnswerResult {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return invalid(wrong);
  if (value < min) return invalid(`Enter ${show(min)} or more`);
  return value > max ? invalid(`Enter ${show(max)} or less`) : { answer: value };
}

function readMultiSelect({ options, optional, none }: MultiSelectQuestion, value: unknown): AnswerResult {
  if (!Array.isArray(value) || value.some((each) => typeof each !== 'string' || !Object.hasOwn(options, each)))
    return invalid('Choose from the list');
  if (value.length === 0 && !optional) return invalid('Choose at least one');
  if (none !== undefined && value.includes(none) && value.some((each) => each !== none))
    return invalid(`Clear “${optionLabels(options[none] ?? '').label}” or everything else`);
  return { answer: Object.keys(options).filter((each) => value.includes(each)) };
}

const readBoundedText = (value: unknown, most: number) =>
  typeof value === 'string' && value.length <= most ? stripControlCharacters(value) : undefined;
const readDegrees = (value: unknown, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most ? value : undefined;
const PRECISIONS: readonly unknown[] = ['exact', 'street', 'zip', 'city'];

function readAddress(value: unknown, needsZipcode = false): AnswerResult {
  const answers = (typeof value === 'object' && value !== null ? value : {}) as Record<keyof PlacedAddress, unknown>;
  const [streetAddress, city, state] = [
    readBoundedText(answers.streetAddress, 200),
    readBoundedText(answers.city, 100),
    readBoundedText(answers.state, 2),
  ];
  const [zipcode, unit] = [
    readBoundedText(answers.zipcode, 10),
    answers.unit === null ? null : readBoundedText(answers.unit, 40),
  ];
  const [lat, lng] = [readDegrees(answers.lat, 90), readDegrees(answers.lng, 180)];
  const known = lat !== undefined && lng !== undefined && PRECISIONS.includes(answers.precision);
  if (!streetAddress || !city || !/^[A-Z]{2}$/.test(state ?? '') || !/^\d{5}$/.test(zipcode ?? '') || !known)
    return invalid('Choose your address from the list, or enter the street, city, and state');
  if (needsZipcode && zipcode === UNKNOWN_ZIPCODE) return invalid('Add the ZIP code, such as 94601');
  const regionId = Number.isSafeInteger(answers.regionId) ? answers.regionId : null;
  const regionName = readBoundedText(answers.regionName, 60) ?? null;
  const { precision } = answers;
  return {
    answer: { streetAddress, unit: unit || null, city, state, zipcode, lat, lng, precision, regionId, regionName },
  };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What we saw in the files is said by the server; from a browser only which files they are counts. */
function readFiles(value: unknown, { max: most, optional, photosOnly }: FilesQuestion): AnswerResult {
  if (!Array.isArray(value)) return invalid('Upload your answers as files');
  const files = value.map(readFile);
  if (files.some((file) => !file)) return invalid('One of these files didn’t upload. Please add it again');
  if (photosOnly && files.some((file) => !file?.mime.startsWith('image/'))) return invalid('Remove what is no photo');
  if (new Set(files.map((file) => file?.id)).size < files.length) return invalid('One of these files was added twice');
  if (files.length > most) return invalid(`Add ${most} files or fewer`);
  if (files.length === 0) return optional ? { answer: undefined } : invalid('Add at least one file');
  return { answer: files };
}

function readFile(value: unknown): AnswerFile | undefined {
  const input = (typeof value === 'object' && value !== null ? value : {}) as Record<keyof AnswerFile, unknown>;
  const [id, name, mime] = [
    readBoundedText(input.id, 36),
    readBoundedText(input.name, 150),
    readBoundedText(input.mime, 50),
  ];
  if (!id || !ID.test(id) || !name || !mime) return undefined;
  const bytes =
    typeof input.bytes === 'number' && Number.isSafeInteger(input.bytes) && input.bytes >= 0 ? input.bytes : 0;
  const notes = Array.isArray(input.notes)
    ? FILE_NOTES.filter((note) => (input.notes as unknown[]).includes(note))
    : [];
  const dated = readDate(input.datedOn);
  return { id, name, mime, bytes, notes, datedOn: 'answer' in dated ? String(dated.answer) : null };
}

const formatDay = (answer: unknown) =>
  dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${answer}T00:00:00Z`));

function formatVisitTime(answer: unknown): string {
  const { startsAt, timeZone } = parseVisitTime(answer) ?? { startsAt: '', timeZone: 'UTC' };
  return dateFormat({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(startsAt));
}

/** An answer in words, for reading it over. */
export function answerText(question: Question, value: unknown): string {
  const read = readAnswer(question, value);
  if (!('answer' in read) || read.answer === undefined) return '';
  const { answer } = read;
  switch (question.kind) {
    case 'choice':
      return optionLabels(question.options[answer as string] ?? '').label;
    case 'many':
      return (answer as string[]).map((each) => optionLabels(question.options[each] ?? '').label).join(', ');
    case 'scale':
      return question.steps[(answer as number) - 1]?.label ?? '';
    case 'money':
      return formatDollars(answer as number);
    case 'integer':
      return `${question.withoutCommas ? answer : (answer as number).toLocaleString('en-US')}${question.unit ? ` ${question.unit}` : ''}`;
    case 'date':
      return formatDay(answer);
    case 'visitTime':
      return formatVisitTime(answer);
    case 'phone':
      return formatPhone(answer as string);
    case 'consent':
      return 'Yes';
    case 'files':
      return (answer as AnswerFile[]).map(({ name }) => name).join(', ');
    case 'address': {
      const { streetAddress, unit, city, state, zipcode } = answer as PlacedAddress;
      return `${streetAddress}${unit ? ` #${unit}` : ''}, ${city}, ${state}${zipcode === UNKNOWN_ZIPCODE ? '' : ` ${zipcode}`}`;
    }
    default:
      return String(answer);
  }
}
