// What the napkin asks for, as typed; and what of it is no amount.
import { type Cents, cents } from '@/contract/amounts/cents';
import { MAX_CALCULATOR_CENTS, MAX_UPKEEP_BPS, MAX_VACANCY_BPS, type RentalCalculatorInputs } from './rentalCalculator';

/** As typed, each of them. The first four fields of the calculator’s own state are kept in the store. */
export interface RentalCalculatorValues {
  rent: string;
  mortgage: string;
  hoa: string;
  tax: string;
  insurance: string;
  upkeep: string;
  vacancy: string;
}

export type RentalCalculatorField = keyof RentalCalculatorValues;

export const emptyRentalCalculator: RentalCalculatorValues = {
  rent: '',
  mortgage: '',
  hoa: '',
  tax: '',
  insurance: '',
  upkeep: '',
  vacancy: '',
};

const amountFields = ['rent', 'mortgage', 'hoa', 'tax', 'insurance'] as const;
const percentLimits = { upkeep: MAX_UPKEEP_BPS, vacancy: MAX_VACANCY_BPS } as const;
export const advancedFields: readonly RentalCalculatorField[] = ['tax', 'insurance', 'upkeep', 'vacancy'];

const ZERO = cents(0);

/** Hundredths of what was typed; undefined where it is no number. */
function parseHundredths(typed: string): number | undefined {
  const plain = typed.replace(/[\s,$%]/g, '');
  if (plain === '') return 0;
  if (!/^(\d{1,12}(\.\d{0,2})?|\.\d{1,2})$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100);
}

type ParsedValue<T> = { value: T; problem?: string };

function parseAmount(typed: string): ParsedValue<Cents> {
  const value = parseHundredths(typed);
  if (value === undefined) return { value: ZERO, problem: 'Enter an amount in dollars, such as 2,500' };
  if (value > MAX_CALCULATOR_CENTS) return { value: ZERO, problem: 'Enter $1,000,000 or less' };
  return { value: cents(value) };
}

function parsePercent(typed: string, most: number): ParsedValue<number> {
  const value = parseHundredths(typed);
  if (value === undefined) return { value: 0, problem: 'Enter a percentage, such as 5' };
  return value > most ? { value: 0, problem: `Enter ${most / 100}% or less` } : { value };
}

export type RentalCalculatorProblems = Partial<Record<RentalCalculatorField, string>>;

/** The amounts that were typed. While one of them is none it is named and there is no sum; what is folded away is not counted. */
export function parseRentalCalculator(
  typed: RentalCalculatorValues,
  advanced: boolean,
): { inputs: RentalCalculatorInputs; problems: RentalCalculatorProblems; hasInputs: boolean } {
  const visibleValue = (field: RentalCalculatorField) =>
    advanced || !advancedFields.includes(field) ? typed[field] : '';
  const money = amountFields.map((field) => [field, parseAmount(visibleValue(field))] as const);
  const shares = Object.entries(percentLimits).map(([field, most]) => {
    return [field, parsePercent(visibleValue(field as keyof typeof percentLimits), most)] as const;
  });
  const values = Object.fromEntries([...money, ...shares].map(([field, { value }]) => [field, value]));
  const problems = Object.fromEntries(
    [...money, ...shares].flatMap(([field, { problem }]) => (problem ? [[field, problem]] : [])),
  );
  const { upkeep = 0, vacancy = 0, ...rest } = values as Record<RentalCalculatorField, number>;
  return {
    inputs: { ...rest, upkeepBps: upkeep, vacancyBps: vacancy } as unknown as RentalCalculatorInputs,
    problems,
    hasInputs: Object.keys(problems).length === 0 && Object.values(values).some((value) => value > 0),
  };
}
