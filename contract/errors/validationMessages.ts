import type * as z from 'zod';

/** Names of fields that reading their key would not give. */
const LABELS: Readonly<Record<string, string>> = {
  q: 'Search',
  dob: 'Date of birth',
  hoa: 'HOA fee',
  hoaCents: 'HOA fee',
  ssn: 'Social Security number',
  url: 'Link',
  uid: 'Address segment',
  zipcode: 'ZIP code',
  lat: 'Latitude',
  lng: 'Longitude',
};

/** `firstName` is `First name`, `rentCents` is `Rent`, a position in a list is the list's name. Null for the whole input. */
export function fieldLabel(path: readonly PropertyKey[]): string | null {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return null;
  const known = LABELS[key];
  if (known) return known;
  const words = key
    .replace(/(Cents|Id|Ids)$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? 'This field' : `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as name@example.com.',
  url: 'Enter a full link, such as https://example.com.',
  date: 'Enter a date as year-month-day, such as 2026-11-23.',
  time: 'Enter a time, such as 14:30.',
  datetime: 'Enter a date and time, such as 2026-11-23T14:30:00Z.',
};

/** A date or time field that was left empty needs no pattern: a browser shows its own. */
const EMPTY_FORMATS: Readonly<Record<string, string>> = {
  date: 'Enter a date.',
  time: 'Enter a time.',
  datetime: 'Enter a date and time.',
};

function wrongFormat(issue: z.core.$ZodRawIssue, field: string): string {
  const format = String(issue.format);
  return (issue.input === '' && EMPTY_FORMATS[format]) || (FORMATS[format] ?? `${field} isn’t in the right format.`);
}

const many = (count: number | bigint, unit: string) =>
  `${Number(count).toLocaleString('en-US')} ${unit}${Number(count) === 1 ? '' : 's'}`;

const number = (value: number | bigint) => Number(value).toLocaleString('en-US');

/** `x` was left out: no value, or the empty text a form sends for an empty field. */
const isMissing = (issue: z.core.$ZodRawIssue) => issue.input === undefined || issue.input === null;

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>, field: string): string {
  const { origin, minimum, inclusive = true } = issue;
  switch (origin) {
    case 'string':
      return Number(minimum) === 1 ? `${field} is required.` : `${field} needs at least ${many(minimum, 'character')}.`;
    case 'array':
    case 'set':
      return Number(minimum) === 1
        ? `Choose at least one for ${field}.`
        : `${field} needs at least ${number(minimum)}.`;
    case 'date':
      return `${field} is too early.`;
    case 'file':
      return `${field} is too small.`;
    default:
      return `${field} must be ${inclusive ? `${number(minimum)} or more` : `more than ${number(minimum)}`}.`;
  }
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>, field: string): string {
  const { origin, maximum, inclusive = true } = issue;
  switch (origin) {
    case 'string':
      return `${field}: use ${many(maximum, 'character')} or fewer.`;
    case 'array':
    case 'set':
      return `${field}: choose ${number(maximum)} or fewer.`;
    case 'date':
      return `${field} is too late.`;
    case 'file':
      return `${field} is too large.`;
    default:
      return `${field} must be ${inclusive ? `${number(maximum)} or less` : `less than ${number(maximum)}`}.`;
  }
}

/**
 * What a person reads for a value a schema refuses, unless the schema itself has better words. Pass it to every parse of
 * form input: `schema.safeParse(value, { error: validationMessage })`.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  const field = fieldLabel(issue.path ?? []) ?? 'This';
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue)) return `${field} is required.`;
      if (issue.expected === 'number' || issue.expected === 'int') return `${field} must be a number.`;
      return `${field} isn’t in the right format.`;
    case 'too_small':
      return tooSmall(issue as z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>, field);
    case 'too_big':
      return tooBig(issue as z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>, field);
    case 'invalid_format':
      return wrongFormat(issue, field);
    case 'not_multiple_of':
      return Number(issue.divisor) === 1
        ? `${field} must be a whole number.`
        : `${field} must be a multiple of ${number(issue.divisor as number)}.`;
    case 'unrecognized_keys':
      return `We don't know ${(issue.keys as string[]).map((key) => `“${key.slice(0, 60)}”`).join(', ')}.`;
    case 'invalid_value':
    case 'invalid_union':
      return isMissing(issue) ? `${field} is required.` : `Choose one of the options for ${field}.`;
    default:
      return `Check ${field}.`;
  }
}
