// What the law of each state wants an advance to disclose, in its order: the name, the figure, and the words beside it.

import { type Cents, formatExactMoney } from '@/contract/amounts/cents';
import { daysBetween } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import type { DocumentSection } from '@/contract/platform/signing/endpoints';

/** The terms of one advance. Amounts are cents; days are local days of the office. */
export interface AdvanceTerms {
  address: string;
  /** Names of everyone on the title. */
  owners: readonly string[];
  /** Rent of a month, before our management fee. */
  rent: Cents;
  managementFeeBps: number;
  months: number;
  /** Rent of a month after our management fee: what pays the advance back each month. */
  monthly: Cents;
  /** What is paid back in all. */
  whole: Cents;
  fee: Cents;
  /** What is paid to the owner. */
  paid: Cents;
  aprBps: number;
  /** The days of the payouts that pay it back. The advance comes with the first of them. */
  dueOn: readonly string[];
}

type Row = NonNullable<DocumentSection['rows']>[number];

/** The disclosure of a state: its title, its rows, and the words that close it. */
export interface DisclosureForm {
  title: string;
  rows: (terms: AdvanceTerms) => Row[];
  closing: string;
}

export const percent = (bps: number) => `${(bps / 100).toFixed(2)}%`;
const everyMonth = ({ monthly }: AdvanceTerms) => `${formatExactMoney(monthly)}/month`;
const firstOf = ({ dueOn }: AdvanceTerms) => formatDay(dueOn[0] ?? '', 'long');
const lastOf = ({ dueOn }: AdvanceTerms) => formatDay(dueOn.at(-1) ?? '', 'long');

/** How a payment follows from the rent. */
export const method = ({ address, managementFeeBps }: AdvanceTerms) =>
  `With each monthly payout for ${address}, Belong keeps the rent that came in, after its management fee of ${percent(managementFeeBps)} and taxes that it must withhold, until the total is paid back. A payment is lower in a month in which less rent comes in, and the rest is kept from later rents.`;

const prepayment = ({ fee }: AdvanceTerms) =>
  `If you pay off the financing early, you still pay the whole finance charge of ${formatExactMoney(fee)}. You pay no additional fees, and there is no discount.`;

/** 10 CCR § 914(a): nine rows, in this order; § 901(a)(1) for the title and § 901(a)(2) for the closing words. */
const california: DisclosureForm = {
  title: 'OFFER SUMMARY - Advance on Rents',
  rows: (terms) => [
    {
      name: 'Funding Provided',
      value: formatExactMoney(terms.paid),
      text: 'This is how much funding Belong will provide.',
    },
    {
      name: 'Estimated Annual Percentage Rate (APR)',
      value: percent(terms.aprBps),
      text: `APR is the estimated cost of your financing expressed as a yearly rate. APR incorporates the amount and timing of the funding you receive, fees you pay, and the periodic payments you make. This calculation assumes your estimated average monthly income through the rent of ${terms.address} will be ${formatExactMoney(terms.rent)}. Since your actual income may vary from our estimate, your effective APR may also vary. APR is not an interest rate. The cost of this financing is based upon fees charged by Belong rather than interest that accrues over time.`,
    },
    {
      name: 'Finance Charge',
      value: formatExactMoney(terms.fee),
      text: 'This is the dollar cost of your financing. Your finance charge will not increase if you take longer to pay off what you owe.',
    },
    {
      name: 'Estimated Total Payment Amount',
      value: formatExactMoney(terms.whole),
      text: 'This is the total dollar amount of payments we estimate you will make under the contract.',
    },
    {
      name: 'Estimated Payment',
      value: everyMonth(terms),
      text: `We estimate ${terms.months} payments, one with each monthly payout, from ${firstOf(terms)} to ${lastOf(terms)}.`,
    },
    { name: 'Payment Terms', value: '', text: method(terms) },
    {
      name: 'Estimated Term',
      value: `${daysBetween(terms.dueOn[0] ?? '', terms.dueOn.at(-1) ?? '')} days`,
      text: 'This is our estimate of how long it will take to collect amounts due to us under your contract based upon the assumption that you receive the rent above each month.',
    },
    {
      name: 'Prepayment',
      value: `Up to ${formatExactMoney(terms.fee)}`,
      text: `If you pay off the financing early, you will still need to pay all of the finance charge, ${formatExactMoney(terms.fee)}.`,
    },
    {
      name: 'Prepayment',
      value: 'No additional fees',
      text: 'If you pay off the financing early, you will not need to pay additional fees.',
    },
  ],
  closing:
    'Applicable law requires this information to be provided to you to help you make an informed decision. By signing below, you are confirming that you received this information.',
};

/** Fla. Stat. § 559.9613(2)(a) to (f). */
const florida: DisclosureForm = {
  title: 'Florida commercial financing disclosure',
  rows: (terms) => [
    {
      name: 'Total funds provided',
      value: formatExactMoney(terms.paid),
      text: 'The total amount of funds provided to you under the agreement.',
    },
    {
      name: 'Total funds disbursed',
      value: formatExactMoney(terms.paid),
      text: 'All of it goes to you. Nothing is withheld at disbursement, paid to a third party, or used for an earlier balance.',
    },
    {
      name: 'Total to be paid',
      value: formatExactMoney(terms.whole),
      text: 'The total amount to be paid to Belong under the agreement.',
    },
    {
      name: 'Total dollar cost',
      value: formatExactMoney(terms.fee),
      text: 'The difference between what is paid to Belong and what is provided to you.',
    },
    {
      name: 'Payments',
      value: `${everyMonth(terms)}, estimated`,
      text: `The first payment is on or about ${firstOf(terms)}. ${method(terms)}`,
    },
    {
      name: 'Prepayment',
      value: 'No cost, no discount',
      text: `${prepayment(terms)} See “Paying early” in the agreement.`,
    },
  ],
  closing: 'By signing below, you confirm that you received this disclosure before the financing.',
};

/** Va. Code § 6.2-2231, items 1 to 9, in the order of the form of 10VAC5-240-30. What it does not ask stands elsewhere (§ 6.2-2233). */
const virginia: DisclosureForm = {
  title: 'Sales-Based Financing Disclosure Form',
  rows: (terms) => [
    {
      name: '1. Financing amount and disbursement amount',
      value: formatExactMoney(terms.paid),
      text: 'The disbursement amount is the same. No fee is deducted or withheld at disbursement.',
    },
    { name: '2. Finance charge', value: formatExactMoney(terms.fee), text: 'All costs of the financing in dollars.' },
    {
      name: '3. Total repayment amount',
      value: formatExactMoney(terms.whole),
      text: 'The disbursement amount plus the finance charge.',
    },
    {
      name: '4. Estimated number of payments',
      value: String(terms.months),
      text: `If each month’s rent of ${formatExactMoney(terms.rent)} comes in.`,
    },
    {
      name: '5. Payment amounts',
      value: everyMonth(terms),
      text: `This is the average of the projected payments. The amounts vary. ${method(terms)}`,
    },
    { name: '6. Other potential fees and charges', value: 'None', text: 'No late, draw, or returned-payment fee.' },
    { name: '7. Prepayment', value: `${formatExactMoney(terms.fee)} in all`, text: prepayment(terms) },
    {
      name: '8. Collateral requirements or security interests',
      value: 'None',
      text: 'Belong keeps payments from the rents that it collects for you.',
    },
    { name: '9. Broker compensation', value: 'None', text: 'Belong pays no broker for this financing.' },
  ],
  closing: 'By signing below, you confirm that you received this disclosure.',
};

/** By the rule of contract/law/advanceRules.data.ts. */
export const disclosureForms: Readonly<Record<string, DisclosureForm>> = {
  'ca-advance-disclosure': california,
  'fl-advance-disclosure': florida,
  'va-advance-disclosure': virginia,
};
