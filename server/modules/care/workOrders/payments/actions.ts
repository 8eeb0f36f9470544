// Paying a Pro: one of our team posts the invoice, another releases its payment, and it leaves over the rails of payouts.

import { basisPoints, cents, formatExactMoney } from '@/contract/amounts/cents';
import { invoiceLifecycle } from '@/contract/care/workOrders/constants';
import type { TaxStatus } from '@/contract/money/w9s/endpoints';
import { routes } from '@/contract/routes';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { findPro } from '@/server/modules/care/pros';
import { usableAccount, waitingAccount } from '@/server/modules/care/pros/bankAccounts/bankAccounts';
import { type ActingPerson, addEvent, type WorkOrderCall } from '@/server/modules/care/workOrders';
import { type InvoiceRow, lockInvoice } from '@/server/modules/care/workOrders/invoices/repo';
import type { WorkOrderRow } from '@/server/modules/care/workOrders/repo';
import { payoutTaxStatus } from '@/server/modules/money/w9s';
import { insertPayment } from './repo';

/** What the Pro gets: our markup is not theirs. */
const payableOf = ({ totalCents, markupCents }: Pick<InvoiceRow, 'totalCents' | 'markupCents'>) =>
  cents(totalCents - markupCents);

/** Why this person can’t release the payment of an invoice; undefined where they can. */
export function releaseProblem(
  invoice: Pick<InvoiceRow, 'status' | 'proId' | 'postedBy' | 'totalCents' | 'markupCents'>,
  by: { id: string | null; paysInvoices: boolean },
): string | undefined {
  if (!invoiceLifecycle.after(invoice.status, 'pay')) return 'Post the invoice first.';
  if (payableOf(invoice) === 0) return 'There is nothing to pay.';
  if (!invoice.proId) return 'This vendor isn’t one of our Pros. Add them as a Pro, or pay them outside of Belong.';
  if (invoice.postedBy !== null && invoice.postedBy === by.id)
    return 'Someone else on the team has to pay the invoice you posted.';
  if (!by.paysInvoices) return 'A teammate with the money duty pays this invoice.';
  return undefined;
}

/** Why nothing is paid to a Pro yet, by the rule of payouts to homeowners; undefined where money may leave. */
export const taxProblem = ({ holdsPayouts, status }: TaxStatus): string | undefined => {
  if (!holdsPayouts) return undefined;
  return status === 'w8_required'
    ? 'On hold: this Pro isn’t a US person and owes us a Form W-8.'
    : 'On hold until this Pro certifies a Form W-9 on their page of all jobs.';
};

/** A posted invoice of a Pro without payout details or an IRS identity: they hear how to add them, once for each invoice. */
export async function askForPaymentDetails(
  { db, services, now }: WorkOrderCall,
  { id, proId, number }: Pick<InvoiceRow, 'id' | 'proId' | 'number'>,
): Promise<void> {
  const pro = proId && (await findPro(db, proId));
  if (!pro) return;
  const needsBank = !((await usableAccount(db, pro.id, now)) || (await waitingAccount(db, pro.id, now)));
  const needsForm = (await payoutTaxStatus(db, { proId: pro.id }, now)).reason === 'missing';
  if (!needsBank && !needsForm) return;
  await queueMessage(db, {
    dedupeKey: `pro-bank-wanted:${id}`,
    channel: 'email',
    recipient: pro.email,
    template: 'proBankWanted',
    data: {
      name: pro.contactName || pro.company,
      invoice: number,
      needsBank,
      needsForm,
      link: `${services.siteUrl}${routes.pros.jobs()}`,
    },
  });
}

export async function payInvoice(
  call: WorkOrderCall,
  row: WorkOrderRow,
  invoiceId: string,
  by: ActingPerson,
): Promise<void> {
  const { db, now } = call;
  const invoice = await lockInvoice(db, invoiceId);
  const problem = releaseProblem(invoice, { id: by.id, paysInvoices: true });
  if (problem || !invoice.proId) throw conflict(problem);
  const tax = await payoutTaxStatus(db, { proId: invoice.proId }, now);
  const held = taxProblem(tax);
  if (held) throw conflict(held);
  const account = await usableAccount(db, invoice.proId, now);
  if (!account)
    throw conflict('This Pro has no bank account that we can pay to yet. They add it on their page of all jobs.');
  const withheld = basisPoints(payableOf(invoice), tax.withholdingBps);
  const amount = cents(payableOf(invoice) - withheld);
  const isNew = await insertPayment(
    db,
    {
      id: newId(now.getTime()),
      invoiceId,
      workOrderId: row.id,
      homeId: row.homeId,
      ownerId: row.ownerId,
      proId: invoice.proId,
      bankAccountId: account.id,
      amount,
      withheld,
      releasedBy: by.id,
    },
    now,
  );
  if (!isNew) throw conflict('This invoice has been paid already. Reload the page.');
  await addEvent(call, row, by, {
    kind: 'invoice',
    audience: 'staff',
    body: [
      `Released ${formatExactMoney(amount)} to ${invoice.vendorName}, ${account.bankName} •••• ${account.lastFour}.`,
      withheld > 0 && `Withheld ${formatExactMoney(withheld)} for the IRS.`,
    ]
      .filter(Boolean)
      .join(' '),
  });
}
