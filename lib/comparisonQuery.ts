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
  readonly usual: number;
  readonly least?: number;
  readonly most: number;
}

const scale: Record<Unit, number> = { money: 100, percent: 100, days: 1, months: 1, years: 1, hours: 1 };
const decimals: Record<Unit, number> = { money: 2, percent: 2, days: 0, months: 0, years: 0, hours: 1 };

/** What is asked first. */
export const homeFields: readonly AssumptionField[] = [
  { name: 'rent', parameter: 'rent', label: 'Rent a month', unit: 'money', usual: 4_000, most: 1_000_000 },
  {
    name: 'value',
    parameter: 'value',
    label: 'What the home is worth',
    unit: 'money',
    usual: 900_000,
    most: 100_000_000,
  },
];

/** What we assume until told otherwise, in the groups it is shown in. */
export const assumptionGroups: readonly { readonly title: string; readonly fields: readonly AssumptionField[] }[] = [
  {
    title: 'The home, whoever looks after it',
    fields: [
      {
        name: 'repairsBps',
        parameter: 'repairs',
        label: 'Repairs a year, % of its value',
        help: 'One per cent is a common rule of thumb.',
        unit: 'percent',
        usual: 1,
        most: 10,
      },
      {
        name: 'emptyDays',
        parameter: 'empty',
        label: 'Days empty at each new lease',
        help: 'The same for all three: we claim no head start.',
        unit: 'days',
        usual: 25,
        most: 365,
      },
      {
        name: 'stayYears',
        parameter: 'stay',
        label: 'Years a resident stays',
        unit: 'years',
        usual: 3,
        least: 1,
        most: YEARS,
      },
      {
        name: 'unpaidMonths',
        parameter: 'unpaid',
        label: 'Months of rent never paid',
        help: 'In the first year. Try one or two.',
        unit: 'months',
        usual: 0,
        most: 12,
      },
    ],
  },
  {
    title: 'A traditional manager',
    fields: [
      { name: 'managerFeeBps', parameter: 'fee', label: 'Fee, % of rent', unit: 'percent', usual: 8, most: 30 },
      {
        name: 'managerPlacementBps',
        parameter: 'placement',
        label: 'Placement, % of one rent',
        unit: 'percent',
        usual: 75,
        most: 200,
      },
      {
        name: 'managerRenewal',
        parameter: 'renewal',
        label: 'Renewal, each year',
        unit: 'money',
        usual: 250,
        most: 10_000,
      },
      {
        name: 'managerMarkupBps',
        parameter: 'markup',
        label: 'Added to repair invoices, %',
        unit: 'percent',
        usual: 10,
        most: 100,
      },
    ],
  },
  {
    title: 'Managing it yourself',
    fields: [
      {
        name: 'selfPlacement',
        parameter: 'finding',
        label: 'Finding residents, each time',
        help: 'Advertising, screening, a lease.',
        unit: 'money',
        usual: 300,
        most: 10_000,
      },
      { name: 'selfHours', parameter: 'hours', label: 'Your hours a month', unit: 'hours', usual: 6, most: 200 },
      {
        name: 'hourWorth',
        parameter: 'hour',
        label: 'What an hour of yours is worth',
        help: 'Nothing, unless you say so.',
        unit: 'money',
        usual: 0,
        most: 1_000,
      },
    ],
  },
];

const fields: readonly AssumptionField[] = [...homeFields, ...assumptionGroups.flatMap((group) => group.fields)];

export type TypedQuery = Readonly<Record<string, string | string[] | undefined>>;
const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() ?? '';

/** The number in a field, or undefined where it is none or out of bounds. */
export function readField(field: AssumptionField, typed: string): number | undefined {
  const plain = typed.replace(/[\s,$%]/g, '');
  if (!/^\d{1,12}(\.\d{0,4})?$/.test(plain)) return undefined;
  const value = Number(plain);
  if (value > field.most || value < (field.least ?? 0)) return undefined;
  const digits = 10 ** decimals[field.unit];
  return Math.round(value * digits) / digits;
}

/** A query read; what is not there, or makes no sense, is as usual. `odd` names the parameters that made none. */
export function readComparison(query: TypedQuery): { told: Assumptions; odd: readonly string[] } {
  const odd: string[] = [];
  const told = fields.map((field) => {
    const typed = first(query[field.parameter]);
    const value = readField(field, typed);
    if (value === undefined && typed !== '') odd.push(field.parameter);
    const cents = (value ?? field.usual) * scale[field.unit];
    return [field.name, field.unit === 'hours' ? cents : Math.round(cents)];
  });
  return { told: Object.fromEntries(told) as Assumptions, odd };
}

/** The value of a field as an address has it: `4000`, `7.5`. */
export function fieldText(field: AssumptionField, told: Assumptions): string {
  return String(told[field.name] / scale[field.unit]);
}

/** Only what differs from usual, always in the same order; rent and value always: they are what it is about. */
export function comparisonParameters(told: Assumptions): Record<string, string> {
  const asked = new Set(homeFields);
  const said = fields.filter((field) => asked.has(field) || told[field.name] !== field.usual * scale[field.unit]);
  return Object.fromEntries(said.map((field) => [field.parameter, fieldText(field, told)]));
}

/** Where the home is and which plan of ours; the slug of a region, or nothing for All Cities. */
export function readRegion(query: TypedQuery): string {
  const slug = first(query.region);
  return /^[a-z0-9-]{1,60}$/.test(slug) ? slug : '';
}
