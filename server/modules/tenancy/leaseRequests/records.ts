// Letters a resident needs elsewhere: that they live here, and what they paid.

import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import type { LeaseAccount } from '@/contract/money/charges/endpoints';
import type { LetterKind } from '@/contract/tenancy/leaseRequests/endpoints';
import { openPdf } from '@/server/pdf/document';

export const letterTitles: Readonly<Record<LetterKind, string>> = {
  residency_letter: 'Proof of residency',
  ledger_letter: 'Rent ledger',
};

interface Letter {
  id: string;
  kind: LetterKind;
  terms: LeaseTerms;
  account: LeaseAccount;
  writtenAt: Date;
}

export function renderLetter({ id, kind, terms, account, writtenAt }: Letter): Promise<Uint8Array> {
  const { address } = terms;
  const title = letterTitles[kind];
  const pdf = openPdf({ title, createdAt: writtenAt, footer: `Document ${id}` });
  const residents = new Intl.ListFormat('en-US').format(terms.residents);
  pdf.title(title);
  pdf.terms([
    { name: 'Home', value: `${account.address}, ${address.city}, ${address.state} ${address.zipcode}` },
    { name: 'Residents', value: residents },
    {
      name: 'Written',
      value: writtenAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: account.timeZone }),
    },
    { name: 'Lease', value: `${formatDay(terms.startOn, 'long')} through ${formatDay(terms.endOn, 'long')}` },
    { name: 'Rent', value: `${formatExactMoney(terms.rentCents)} a month` },
  ]);
  if (kind === 'residency_letter') {
    pdf.paragraph(
      `${residents} ${terms.residents.length === 1 ? 'lives' : 'live'} in this home under a lease that runs today. Belong manages the home for its owner.`,
    );
    return pdf.bytes();
  }
  pdf.heading('Charges and payments');
  for (const charge of account.charges)
    pdf.paragraph(
      `${formatDay(charge.dueOn, 'long')} · ${charge.description}: ${formatExactMoney(charge.amountCents)}. Paid ${formatExactMoney(charge.paidCents)}. Open ${formatExactMoney(charge.openCents)}.`,
    );
  if (account.charges.length === 0) pdf.paragraph('There are no charges yet.');
  pdf.terms([
    { name: 'Paid in total', value: formatExactMoney(account.paidCents) },
    { name: 'Owed today', value: formatExactMoney(account.owedCents) },
  ]);
  return pdf.bytes();
}
