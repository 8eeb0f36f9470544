// Amounts and dates as US banks, spreadsheets, and accounting programs write them. What can be read in two ways is refused.
import { isShortenedNumber } from '@/contract/format/csv';
import { StatementError } from './bank';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const DIGITS = /^(?:0*(\d{1,3}(?:,\d{3})+|\d{1,11})(?:\.(\d{1,2})0*)?|\.(\d{1,2})0*)$/;

/** Of a number that lost its last digits in a spreadsheet. */
export const shortenedNumber = (cell: string) =>
  new StatementError(
    `“${cell}” is a number that a spreadsheet shortened: its last digits are lost. Download the file again, and upload it without opening it there.`,
  );

/** Days since 1900, or since 1904 on old Macs: which of both, the number does not say. */
const DAY_SERIAL = /^[2-7]\d{4}(?:\.\d+)?$/;

/**
 * Whole cents of `$1,234.50`, `-5`, `(5.00)`, `500.00-`, `$ 5`, `5 CR`, `.50`, or `USD 5`; null for an empty cell and for the
 * dash that accounting programs write for nothing. Money out is below zero.
 */
export function centsOfText(text: string): number | null {
  const trimmed = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (/^(?:\$ ?)?[-–—]?$/.test(trimmed)) return null;
  if (isShortenedNumber(trimmed)) throw shortenedNumber(trimmed);
  const refuse = () => new StatementError(`“${trimmed}” is not an amount. Use 1,234.50 or -1,234.50.`);
  let rest = trimmed.replace(/[−–]/g, '-').toUpperCase();
  let signs = 0;
  /** Takes a mark away from one of its places; every mark of money out counts. */
  const take = (mark: RegExp, isMinus: boolean) => {
    if (!mark.test(rest)) return;
    rest = rest.replace(mark, '').trim();
    if (isMinus) signs += 1;
  };
  take(/ ?(?:DR|DB|DEBIT)\.?$/, true);
  take(/ ?(?:CR|CREDIT)\.?$/, false);
  take(/^(?:USD|US\$)|(?:USD|US\$)$/, false);
  if (/^\(.*\)$/.test(rest)) {
    rest = rest.slice(1, -1).trim();
    signs += 1;
  }
  take(/^\+/, false);
  take(/^- ?/, true);
  take(/^\$ ?/, false);
  take(/^- ?/, true);
  take(/ ?-$/, true);
  take(/ ?\+$/, false);
  const [matched, whole = '', part, fraction] = DIGITS.exec(rest) ?? [];
  if (matched === undefined || signs > 1) throw refuse();
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number((part ?? fraction ?? '').padEnd(2, '0'));
  return signs === 1 && cents !== 0 ? -cents : cents;
}

const dayFrom = (year: string | undefined, month: string | undefined, day: string | undefined) =>
  `${year?.length === 2 ? `20${year}` : year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
const monthOf = (name: string | undefined) => String(MONTHS.indexOf(name?.slice(0, 3).toLowerCase() ?? '') + 1);

/** Each form, and its day. US banks write the month first. */
const forms: readonly [RegExp, (parts: RegExpExecArray) => string][] = [
  [/^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/, ([, month, day, year]) => dayFrom(year, month, day)],
  [/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/, ([, year, month, day]) => dayFrom(year, month, day)],
  [/^(\d{4})(\d{2})(\d{2})$/, ([, year, month, day]) => dayFrom(year, month, day)],
  [/^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i, ([, month, day, year]) => dayFrom(year, monthOf(month), day)],
  [/^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4}|\d{2})$/i, ([, day, month, year]) => dayFrom(year, monthOf(month), day)],
];

/** The day of `12/31/2026`, `12/31/26`, `2026-12-31T00:00:00`, `20261231`, `Dec 31, 2026`, or `31-Dec-2026`. */
export function dayOfText(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  const date = trimmed
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i, '')
    .replace(
      /(?:T| )\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}|[A-Z]{2,4}))?$/i,
      '',
    );
  for (const [form, read] of forms) {
    const parts = form.exec(date);
    const day = parts ? read(parts) : '';
    if (/^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day) return day;
  }
  if (DAY_SERIAL.test(trimmed))
    throw new StatementError(
      `“${trimmed}” is a date as spreadsheets count days. Format the column as dates such as 12/31/2026, and save the file again.`,
    );
  throw new StatementError(`“${trimmed}” is not a date. Use 12/31/2026 or 2026-12-31.`);
}
