// The disclosure and promise that an owner signs before bills are spread. The figures are those the law names
// (12 CFR § 1026.18), though credit for a rental home is for business purposes.

import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import type { InstallmentOffer } from '@/contract/money/smoothPayments/schedule';
import type { SigningDocument } from '@/contract/platform/signing/endpoints';

interface SpreadTerms {
  address: string;
  owner: string;
  bills: readonly { description: string; amount: number }[];
  offer: InstallmentOffer;
  dueOn: readonly string[];
}

export function disclosureDocument({ address, owner, bills, offer, dueOn }: SpreadTerms): SigningDocument {
  const { amount, fee, total, aprBps, parts, months } = offer;
  const schedule = parts.map(
    (part, at) => `${at + 1}. ${formatDay(dueOn[at] ?? '', 'long')}: ${formatExactMoney(part.principal + part.fee)}`,
  );
  return {
    title: `Smooth payments: ${address}`,
    language: 'en-US',
    keyTerms: [
      { name: 'Annual percentage rate', value: `${(aprBps / 100).toFixed(2)}%` },
      { name: 'Finance charge', value: formatExactMoney(fee) },
      { name: 'Amount financed', value: formatExactMoney(amount) },
      { name: 'Total of payments', value: formatExactMoney(total) },
      { name: 'Payments', value: `${months}, one with each monthly payout` },
    ],
    sections: [
      {
        id: 'bills',
        heading: '1. Bills',
        paragraphs: [
          `${owner} (“Owner”) asks Belong to spread these bills of ${address}:`,
          ...bills.map((bill) => `${bill.description}: ${formatExactMoney(bill.amount)}`),
        ],
        summary: 'We pay these bills now. You pay us back in parts.',
      },
      {
        id: 'schedule',
        heading: '2. Payment schedule',
        paragraphs: [
          'Belong takes each installment from Owner’s payout for this home on or after its date:',
          ...schedule,
        ],
        summary: 'Each part comes out of a payout. You don’t have to do anything.',
      },
      {
        id: 'missed',
        heading: '3. If a payout is too small',
        paragraphs: [
          'If a payout does not cover an installment, the installment is taken from the next payout that does. There is no late fee and no further finance charge. If the management agreement ends, what is left of the amount financed is due, without further finance charge.',
        ],
        summary: 'A part we can’t take waits for the next payout. There is no late fee.',
      },
      {
        id: 'prepayment',
        heading: '4. Prepayment',
        paragraphs: [
          'Owner may pay off what is left at any time. It is taken from the next payout. There is no prepayment penalty, and the finance charge of installments that were not due yet is not owed.',
        ],
        summary: 'You can pay it off early, and you save the rest of the fee.',
      },
      {
        id: 'purpose',
        heading: '5. Purpose and authorization',
        paragraphs: [
          'The home is rented to others. The bills are for its upkeep and not for personal, family, or household purposes. Owner authorizes Belong to take the installments above from payouts for this home.',
        ],
        summary: 'You let us take the parts from your payouts.',
      },
    ],
  };
}
