// A comparison, as the address bar keeps it: `/homeowners/compare?rent=4000&value=900000`. Dollars and per cent there,
// cents and basis points in the sums.
import { type Assumptions, YEARS } from './comparison';

type Unit = 'money' | 'percent' | 'days' | 'months' | 'years' | 'hours';

export interface AssumptionField {
  readonly name: keyof Assumptions;
  /** In the address bar. */
  readonly parameter: string;
  readonly label: string;
  readonly help?: string;
  readonly unit: Unit;
  /** As typed: dollars, per cent, days. */
  readonly defaultValue: number;
  readonly min?: number;
  readonly max: number;
}

const scale: Record<Unit, number> = { money: 100, percent: 100, days: 1, months: 1, years: 1, hours: 1 };
const decimals: Record<Unit, number> = { money: 2, percent: 2, days: 0, months: 0, years: 0, hours: 1 };

/** What is asked first. */
export const homeFields: readonly AssumptionField[] = [
  { name: 'rent', parameter: 'rent', label: 'Monthly rent', unit: 'money', defaultValue: 4_000, max: 1_000_000 },
  {
    name: 'value',
    parameter: 'value',
    label: 'Home value',
    unit: 'money',
    defaultValue: 900_000,
    max: 100_000_000,
  },
];

/** Default assumptions, in the groups they are shown in. */
export const assumptionGroups: readonly { readonly title: string; readonly fields: readonly AssumptionField[] }[] = [
  {
    title: 'About the home',
    fields: [
      {
        name: 'repairsBps',
        parameter: 'repairs',
        label: 'Yearly repairs, % of home value',
        help: 'A common rule of thumb is 1%.',
        unit: 'percent',
        defaultValue: 1,
        max: 10,
      },
      {
        name: 'emptyDays',
        parameter: 'empty',
        label: 'Vacant days before each new lease',
        help: 'The same for all three options.',
        unit: 'days',
        defaultValue: 25,
        max: 365,
      },
      {
        name: 'stayYears',
        parameter: 'stay',
        label: 'Years each resident stays',
        unit: 'years',
        defaultValue: 3,
        min: 1,
        max: YEARS,
      },
      {
        name: 'unpaidMonths',
        parameter: 'unpaid',
        label: 'Months of unpaid rent',
        help: 'In the first year. Try 1 or 2.',
        unit: 'months',
        defaultValue: 0,
        max: 12,
      },
    ],
  },
  {
    title: 'A traditional manager',
    fields: [
      { name: 'managerFeeBps', parameter: 'fee', label: 'Fee, % of rent', unit: 'percent', defaultValue: 8, max: 30 },
      {
        name: 'managerPlacementBps',
        parameter: 'placement',
        label: 'Placement fee, % of one month’s rent',
        unit: 'percent',
        defaultValue: 75,
        max: 200,
      },
      {
        name: 'managerRenewal',
        parameter: 'renewal',
        label: 'Yearly renewal fee',
        unit: 'money',
        defaultValue: 250,
        max: 10_000,
      },
      {
        name: 'managerMarkupBps',
        parameter: 'markup',
        label: 'Repair markup, %',
        unit: 'percent',
        defaultValue: 10,
        max: 100,
      },
    ],
  },
  {
    title: 'Managing it yourself',
    fields: [
      {
        name: 'selfPlacement',
        parameter: 'finding',
        label: 'Cost to find residents, each time',
        help: 'Advertising, screening, and a lease.',
        unit: 'money',
        defaultValue: 300,
        max: 10_000,
      },
      {
        name: 'selfHours',
        parameter: 'hours',
        label: 'Your hours per month',
        unit: 'hours',
        defaultValue: 6,
        max: 200,
      },
      {
        name: 'hourWorth',
        parameter: 'hour',
        label: 'Value of your time, per hour',
        help: 'Leave at 0 to leave out your time.',
        unit: 'money',
        defaultValue: 0,
        max: 1_000,
      },
    ],
  },
];

const fields: readonly AssumptionField[] = [...homeFields, ...assumptionGroups.flatMap((group) => group.fields)];

export type QueryValues = Readonly<Record<string, string | string[] | undefined>>;
const firstValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() ?? '';

/** The number in a field, or undefined where it is none or out of bounds. */
export function parseField(field: AssumptionField, typed: string): number | undefined {
  const plain = typed.replace(/[\s,$%]/g, '');
  if (!/^\d{1,12}(\.\d{0,4})?$/.test(plain)) return undefined;
  const value = Number(plain);
  if (value > field.max || value < (field.min ?? 0)) return undefined;
  const digits = 10 ** decimals[field.unit];
  return Math.round(value * digits) / digits;
}

/** A query read; what is not there, or makes no sense, is as usual. `odd` names the parameters that made none. */
export function parseComparison(query: QueryValues): {
  assumptions: Assumptions;
  invalidParameters: readonly string[];
} {
  const invalidParameters: string[] = [];
  const assumptions = fields.map((field) => {
    const typed = firstValue(query[field.parameter]);
    const value = parseField(field, typed);
    if (value === undefined && typed !== '') invalidParameters.push(field.parameter);
    const cents = (value ?? field.defaultValue) * scale[field.unit];
    return [field.name, field.unit === 'hours' ? cents : Math.round(cents)];
  });
  return { assumptions: Object.fromEntries(assumptions) as Assumptions, invalidParameters };
}

/** The value of a field as an address has it: `4000`, `7.5`. */
export function formatField(field: AssumptionField, assumptions: Assumptions): string {
  return String(assumptions[field.name] / scale[field.unit]);
}

/** Only what differs from usual, always in the same order; rent and value always: they are what it is about. */
export function comparisonParameters(assumptions: Assumptions): Record<string, string> {
  const alwaysIncluded = new Set(homeFields);
  const changedFields = fields.filter(
    (field) => alwaysIncluded.has(field) || assumptions[field.name] !== field.defaultValue * scale[field.unit],
  );
  return Object.fromEntries(changedFields.map((field) => [field.parameter, formatField(field, assumptions)]));
}

/** Where the home is and which plan of ours; the slug of a region, or nothing for All Cities. */
export function parseRegion(query: QueryValues): string {
  const slug = firstValue(query.region);
  return /^[a-z0-9-]{1,60}$/.test(slug) ? slug : '';
}
