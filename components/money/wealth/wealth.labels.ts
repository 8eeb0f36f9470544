import type { WealthInputs } from '@/contract/money/wealth/endpoints';

type InputName = keyof WealthInputs;
type Unit = 'money' | 'percent' | 'months' | 'years';

export interface InputField {
  readonly name: InputName;
  readonly label: string;
  readonly unit: Unit;
  readonly help?: string;
}

interface InputGroup {
  readonly title: string;
  readonly fields: readonly InputField[];
}

/** Every assumption, in the order in which an owner knows them. */
export const inputGroups: readonly InputGroup[] = [
  {
    title: 'Value and purchase',
    fields: [
      {
        name: 'valueCents',
        label: 'Value today',
        unit: 'money',
        help: 'Your own figure. We don’t appraise homes.',
      },
      { name: 'purchasePriceCents', label: 'Purchase price', unit: 'money' },
      { name: 'yearsOwned', label: 'Years owned', unit: 'years' },
      {
        name: 'cashInvestedCents',
        label: 'Cash you put in',
        unit: 'money',
        help: 'Down payment, closing costs, and improvements.',
      },
    ],
  },
  {
    title: 'Loan',
    fields: [
      { name: 'loanCents', label: 'Loan balance', unit: 'money' },
      { name: 'loanRateBps', label: 'Interest rate', unit: 'percent' },
      { name: 'loanMonths', label: 'Months left', unit: 'months', help: '30 years is 360 months.' },
    ],
  },
  {
    title: 'Rent',
    fields: [
      { name: 'rentCents', label: 'Monthly rent', unit: 'money' },
      { name: 'vacancyBps', label: 'Vacancy', unit: 'percent', help: 'The part of the year without rent.' },
      { name: 'feeBps', label: 'Management fee', unit: 'percent', help: 'Of the rent that comes in.' },
    ],
  },
  {
    title: 'Costs a year',
    fields: [
      { name: 'taxCents', label: 'Property taxes', unit: 'money' },
      { name: 'insuranceCents', label: 'Insurance', unit: 'money' },
      { name: 'upkeepCents', label: 'Repairs and upkeep', unit: 'money', help: 'Many owners plan 1% of the value.' },
      { name: 'hoaCents', label: 'HOA dues', unit: 'money' },
    ],
  },
  {
    title: 'The years ahead',
    fields: [
      { name: 'appreciationBps', label: 'Home value growth', unit: 'percent' },
      { name: 'rentGrowthBps', label: 'Rent growth', unit: 'percent' },
      { name: 'costGrowthBps', label: 'Cost growth', unit: 'percent' },
      {
        name: 'otherReturnBps',
        label: 'Return elsewhere',
        unit: 'percent',
        help: 'What your money would earn instead.',
      },
    ],
  },
  {
    title: 'Sale and tax',
    fields: [
      { name: 'sellingCostBps', label: 'Selling costs', unit: 'percent', help: 'Agents, closing, and transfer taxes.' },
      {
        name: 'landShareBps',
        label: 'Land share',
        unit: 'percent',
        help: 'Land isn’t written off. See your tax bill.',
      },
      { name: 'gainsTaxBps', label: 'Capital gains tax', unit: 'percent' },
    ],
  },
];

export const notAdvice = 'This is arithmetic on your own figures. It isn’t tax, legal, or investment advice.';

/** A share of basis points: `2.72%`, `−7.01%`; a dash where there is nothing to divide by. */
export const formatShare = (bps: number | null): string =>
  bps === null ? '–' : `${bps < 0 ? '\u2212' : ''}${(Math.abs(bps) / 100).toFixed(2)}%`;

/** For the axis of a chart: `$900K`, `−$21K`, `$1.2M`. */
export function formatShort(amount: number): string {
  const dollars = Math.abs(amount) / 100;
  const sign = amount < 0 ? '\u2212' : '';
  if (dollars >= 1_000_000) return `${sign}$${Number((dollars / 1_000_000).toFixed(2))}M`;
  return dollars >= 1_000 ? `${sign}$${Math.round(dollars / 1_000)}K` : `${sign}$${Math.round(dollars)}`;
}
