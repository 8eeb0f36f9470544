// What the napkin asks for, as typed; and what of it is no amount.
import { type Cents, cents } from '@/contract/money';
import { MOST_NAPKIN_CENTS, MOST_UPKEEP_BPS, MOST_VACANCY_BPS, type NapkinInputs } from './napkin';

/** As typed, each of them. The first four fields of the calculator’s own state are kept in the store. */
export interface NapkinTyped {
  rent: string;
  mortgage: string;
  hoa: string;
  tax: string;
  insurance: string;
  upkeep: string;
  vacancy: string;
}

export type NapkinField = keyof NapkinTyped;

export const emptyNapkin: NapkinTyped = {
  rent: '',
  mortgage: '',
  hoa: '',
  tax: '',
  insurance: '',
  upkeep: '',
  vacancy: '',
};

const amounts = ['rent', 'mortgage', 'hoa', 'tax', 'insurance'] as const;
const parts = { upkeep: MOST_UPKEEP_BPS, vacancy: MOST_VACANCY_BPS } as const;
export const advancedFields: readonly NapkinField[] = ['tax', 'insurance', 'upkeep', 'vacancy'];

const ZERO = cents(0);

/** Hundredths of what was typed; undefined where it is no number. */
function hundredths(typed: string): number | undefined {
  const plain = typed.replace(/[\s,$%]/g, '');
  if (plain === '') return 0;
  if (!/^(\d{1,12}(\.\d{0,2})?|\.\d{1,2})$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

type Read<T> = { value: T; problem?: string };

function readAmount(typed: string): Read<Cents> {
  const value = hundredths(typed);
  if (value === undefined) return { value: ZERO, problem: 'An amount in dollars, such as 2,500' };
  if (value > MOST_NAPKIN_CENTS) return { value: ZERO, problem: 'Beyond $1,000,000 we leave the napkin and call you' };
  return { value: cents(value) };
}

function readPart(typed: string, most: number): Read<number> {
  const value = hundredths(typed);
  if (value === undefined) return { value: 0, problem: 'A number of per cent, such as 5' };
  return value > most ? { value: 0, problem: `At most ${most / 100} per cent` } : { value };
}

export type NapkinProblems = Partial<Record<NapkinField, string>>;

/** The amounts that were typed. While one of them is none it is named and there is no sum; what is folded away is not counted. */
export function readNapkin(
  typed: NapkinTyped,
  advanced: boolean,
): { inputs: NapkinInputs; problems: NapkinProblems; told: boolean } {
  const seen = (field: NapkinField) => (advanced || !advancedFields.includes(field) ? typed[field] : '');
  const money = amounts.map((field) => [field, readAmount(seen(field))] as const);
  const shares = Object.entries(parts).map(([field, most]) => {
    return [field, readPart(seen(field as keyof typeof parts), most)] as const;
  });
  const values = Object.fromEntries([...money, ...shares].map(([field, { value }]) => [field, value]));
  const problems = Object.fromEntries(
    [...money, ...shares].flatMap(([field, { problem }]) => (problem ? [[field, problem]] : [])),
  );
  const { upkeep = 0, vacancy = 0, ...rest } = values as Record<NapkinField, number>;
  return {
    inputs: { ...rest, upkeepBps: upkeep, vacancyBps: vacancy } as unknown as NapkinInputs,
    problems,
    told: Object.keys(problems).length === 0 && Object.values(values).some((value) => value > 0),
  };
}
