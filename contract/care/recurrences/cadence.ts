import * as z from 'zod';
import { listFormat, ordinalRules } from '@/contract/format/intl';

export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const weekdayNames: Readonly<Record<Weekday, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
export const MONTH_NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

const Interval = z.int().min(1).max(24);
/** Every month has it. */
const DayOfMonth = z.int().min(1, 'Choose a day from 1 to 28').max(28, 'Choose a day from 1 to 28');

/** How often something is done. */
export const Cadence = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('week'), interval: Interval, weekday: z.enum(WEEKDAYS) }),
  z.strictObject({ unit: z.literal('month'), interval: Interval, dayOfMonth: DayOfMonth }),
  z.strictObject({
    unit: z.literal('year'),
    months: z
      .array(z.int().min(1).max(12))
      .min(1, 'Choose at least one month')
      .max(12)
      .refine((months) => new Set(months).size === months.length, 'Each month once'),
    dayOfMonth: DayOfMonth,
  }),
]);
export type Cadence = z.infer<typeof Cadence>;

/** The cadence as an RFC 5545 rule. */
export function toRRule(cadence: Cadence): string {
  if (cadence.unit === 'week') return `FREQ=WEEKLY;INTERVAL=${cadence.interval};BYDAY=${cadence.weekday}`;
  if (cadence.unit === 'month') return `FREQ=MONTHLY;INTERVAL=${cadence.interval};BYMONTHDAY=${cadence.dayOfMonth}`;
  const months = cadence.months.toSorted((one, other) => one - other);
  return `FREQ=YEARLY;BYMONTH=${months.join(',')};BYMONTHDAY=${cadence.dayOfMonth}`;
}

/** The cadence of a rule that `toRRule` wrote. */
export function fromRRule(rrule: string): Cadence {
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string]));
  const number = (name: string) => Number(parts.get(name));
  const unit = { WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }[parts.get('FREQ') ?? ''];
  if (unit === 'week') return Cadence.parse({ unit, interval: number('INTERVAL'), weekday: parts.get('BYDAY') });
  const dayOfMonth = number('BYMONTHDAY');
  if (unit === 'month') return Cadence.parse({ unit, interval: number('INTERVAL'), dayOfMonth });
  return Cadence.parse({ unit, months: (parts.get('BYMONTH') ?? '').split(',').map(Number), dayOfMonth });
}

const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (day: number) => `${day}${suffixes[ordinalRules().select(day)] ?? 'th'}`;

/** `Every 3 months on the 1st`, `Every April and October`. */
export function cadenceLabel(cadence: Cadence): string {
  if (cadence.unit === 'week')
    return `Every ${cadence.interval === 1 ? '' : `${cadence.interval} weeks on `}${weekdayNames[cadence.weekday]}`;
  if (cadence.unit === 'month')
    return `Every ${cadence.interval === 1 ? 'month' : `${cadence.interval} months`} on the ${ordinal(cadence.dayOfMonth)}`;
  const months = cadence.months.toSorted((one, other) => one - other).map((month) => MONTH_NAMES[month - 1] ?? '');
  return months.length === 12
    ? `Every month on the ${ordinal(cadence.dayOfMonth)}`
    : `Every ${listFormat().format(months)}`;
}

export const weekdayOptions = WEEKDAYS.map((value) => ({ value, label: weekdayNames[value] }));
