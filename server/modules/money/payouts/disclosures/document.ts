// The disclosure and the terms that everyone on the title signs before an advance is in the books. What the law of the state
// prescribes is a document of its own; the terms that it leaves open follow.

import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { listFormat } from '@/contract/format/intl';
import type { Rule } from '@/contract/law/rules';
import type { SigningDocument } from '@/contract/platform/signing/endpoints';
import { type AdvanceTerms, type DisclosureForm, method, percent } from './forms';

/** The document of one advance by the form of its state. `rule`: the rule that the form follows. */
export function disclosureDocument(terms: AdvanceTerms, form: DisclosureForm, rule: Rule): SigningDocument {
  const { address, owners, months, monthly, whole, fee, paid, aprBps, dueOn } = terms;
  return {
    title: `Advance on rents: ${address}`,
    language: 'en-US',
    keyTerms: [
      { name: 'Amount funded', value: formatExactMoney(paid) },
      { name: 'Finance charge', value: formatExactMoney(fee) },
      { name: 'Annual percentage rate (APR)', value: `${percent(aprBps)}, estimated` },
      { name: 'Total of payments', value: `${formatExactMoney(whole)}, estimated` },
      { name: 'Payments', value: `${months} of ${formatExactMoney(monthly)}, one with each monthly payout, estimated` },
      { name: 'Recourse', value: 'Yes. You owe what the rents of the lease don’t pay back.' },
      { name: 'Paying early', value: 'No fee, and no part of the finance charge comes back' },
    ],
    sections: [
      {
        id: 'disclosure',
        ownDocument: form.title,
        heading: form.title,
        rows: form.rows(terms),
        paragraphs: [form.closing],
        source: rule.source,
      },
      {
        id: 'advance',
        heading: '1. The advance',
        paragraphs: [
          `Belong pays ${listFormat().format(owners)} (“Owner”) ${formatExactMoney(paid)} for ${months} months of rent of ${address}. The finance charge is ${formatExactMoney(fee)}. The advance comes with the first payout after everyone on the title has signed, if the home still qualifies then: its resident owes no rent, and the lease and the payout plan are the same.`,
        ],
        summary: 'We pay the rent of this lease before it comes in. You pay for that.',
      },
      {
        id: 'schedule',
        heading: '2. Payment schedule',
        paragraphs: [
          method(terms),
          `If each month’s rent comes in and the advance is paid on ${formatDay(dueOn[0] ?? '', 'long')}, these are the payments:`,
          ...dueOn.map((on, at) => `${at + 1}. ${formatDay(on, 'long')}: ${formatExactMoney(monthly)}`),
          `The total of payments is ${formatExactMoney(whole)}. If the advance is paid with a later payout, the dates move with it.`,
        ],
        summary: 'We keep the rent, after our fee, until the advance is paid back.',
      },
      {
        id: 'recourse',
        heading: '3. Recourse',
        paragraphs: [
          'This advance is with recourse. Rent that comes in late delays payments without a further charge. If the lease ends, the home is sold, or the management agreement ends before the advance is paid back, all that is left is due. Belong takes it from any payout for this home, and Owner pays what these do not cover.',
        ],
        summary: 'If the lease ends early, you owe what is left.',
      },
      {
        id: 'prepayment',
        heading: '4. Paying early',
        paragraphs: [
          `Owner may ask Belong at any time to pay off what is left. There is no prepayment fee. The finance charge of ${formatExactMoney(fee)} is earned when the advance is paid, and no part of it is returned.`,
        ],
        summary: 'Paying early costs nothing more, and saves nothing.',
      },
      {
        id: 'apr',
        heading: '5. Annual percentage rate',
        paragraphs: [
          `The annual percentage rate of ${percent(aprBps)} counts the amount funded, the finance charge, and the payments above, by the actuarial method. The first payment is on the day of the advance. It is an estimate: rent that comes in later makes the rate lower.`,
        ],
        summary: 'The APR is the cost of the advance as a yearly rate.',
        source: '12 CFR part 1026, appendix J',
      },
      {
        id: 'purpose',
        heading: '6. Purpose and authorization',
        paragraphs: [
          'The home is rented to others. The advance is for business and not for personal, family, or household purposes. It is not secured by the home. Owner authorizes Belong to keep the payments above from payouts for this home.',
        ],
        summary: 'You let us keep the payments from your payouts.',
      },
    ],
  };
}
