import { cents } from '@/contract/amounts/cents';
import type { Invoice } from '@/contract/care/workOrders/endpoints';
import type { Db } from '@/server/db/client';
import { listInvoices, listProsOfInvoices } from '@/server/modules/care/workOrders/invoices/repo';
import type { Participant } from '@/server/modules/care/workOrders/policy';
import { payoutTaxStatus } from '@/server/modules/money/w9s';
import { releaseProblem, taxProblem } from './actions';
import { listLastPayments, type PaymentRow } from './repo';

const presentPayment = (row: PaymentRow): NonNullable<Invoice['payment']> => ({
  status: row.status,
  cents: cents(row.amount),
  withheldCents: cents(row.withheld),
  traceId: row.traceId,
  arrivesOn: row.arrivesOn,
  paidAt: row.paidAt?.toISOString() ?? null,
  failure: row.failure,
});

/** The invoices of a work order, each with how far its payment to the Pro is. */
export async function presentInvoices(
  db: Db,
  { row, role, personId, paysInvoices = false }: Pick<Participant, 'row' | 'role' | 'personId' | 'paysInvoices'>,
  now: Date,
): Promise<Invoice[]> {
  const payments = new Map((await listLastPayments(db, row.id)).map((payment) => [payment.invoiceId, payment]));
  const taxProblems = new Map<string, string | undefined>();
  if (role === 'staff')
    for (const proId of await listProsOfInvoices(db, row.id))
      taxProblems.set(proId, taxProblem(await payoutTaxStatus(db, { proId }, now)));
  return listInvoices(db, row.id, (invoice) => {
    const payment = payments.get(invoice.id);
    const isMoving = payment !== undefined && payment.status !== 'returned';
    return {
      payment: payment ? presentPayment(payment) : null,
      payProblem:
        role === 'staff' && !isMoving
          ? (releaseProblem(invoice, { id: personId, paysInvoices }) ?? taxProblems.get(invoice.proId ?? '') ?? null)
          : null,
    };
  });
}
