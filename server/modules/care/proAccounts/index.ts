// All jobs of a Pro on one page. Each of them opens by a link of its own, as the emailed one does.
import { cents } from '@/contract/amounts/cents';
import { RECENT_LOGIN_MINUTES } from '@/contract/care/proAccounts/constants';
import type { AccountJob, ProAccount, ProBank, ProJobGroup } from '@/contract/care/proAccounts/endpoints';
import type { Db } from '@/server/db/client';
import { ApiError, notFound } from '@/server/http/errors';
import { findPro } from '@/server/modules/care/pros';
import {
  type BankAccountRow,
  usableAccount,
  waitingAccount,
} from '@/server/modules/care/pros/bankAccounts/bankAccounts';
import type { ConfirmedLogin } from '@/server/modules/care/pros/logins/logins';
import { listOffersOfPro } from '@/server/modules/care/pros/offers/offers';
import { listProInvoices, type ProInvoiceRow } from '@/server/modules/care/workOrders/proActions';
import { listTaxFormsOfPro } from '@/server/modules/money/taxForms';
import { findCounting, readPayeeW9 } from '@/server/modules/money/w9s';

const FINISHED: readonly string[] = ['done', 'confirmed', 'billed', 'closed'];

type OfferedJob = Awaited<ReturnType<typeof listOffersOfPro>>[number];

/** Where a job stands for the Pro; null for one that ended without work. */
function groupOf({ status, jobStatus }: OfferedJob, invoices: readonly ProInvoiceRow[]): ProJobGroup | null {
  if (status === 'offered') return 'offered';
  if (jobStatus === 'canceled' || jobStatus === 'duplicate') return null;
  if (!FINISHED.includes(jobStatus)) return 'scheduled';
  if (invoices.length === 0) return 'to_invoice';
  return invoices.every(({ invoiceStatus }) => invoiceStatus === 'paid') ? 'paid' : 'invoiced';
}

const presentInvoice = (row: ProInvoiceRow): AccountJob['invoices'][number] => ({
  id: row.id,
  number: row.number,
  totalCents: cents(row.totalCents),
  status: row.invoiceStatus,
  payment: row.paymentStatus && {
    status: row.paymentStatus,
    arrivesOn: row.arrivesOn,
    traceId: row.traceId,
    paidAt: row.paidAt?.toISOString() ?? null,
  },
});

const presentBank = (row: BankAccountRow | undefined): ProBank | null =>
  row ? { id: row.id, bankName: row.bankName, lastFour: row.lastFour, usableFrom: row.usableFrom.toISOString() } : null;

const isRecentLogin = ({ confirmedAt }: ConfirmedLogin, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < RECENT_LOGIN_MINUTES * 60_000;

export async function readProAccount(db: Db, login: ConfirmedLogin, now: Date): Promise<ProAccount> {
  const pro = await findPro(db, login.proId);
  if (!pro) throw notFound();
  const byJob = Map.groupBy(await listProInvoices(db, pro.id), ({ workOrderId }) => workOrderId);
  const jobs = (await listOffersOfPro(db, pro.id, now)).flatMap((job): AccountJob[] => {
    const invoices = byJob.get(job.workOrderId) ?? [];
    const group = groupOf(job, invoices);
    if (!group) return [];
    const { offerId: id, number, title, city, tier, timeZone, answerBy, visitAt, approvedCents } = job;
    return [
      {
        id,
        number: `W-${number}`,
        title,
        city,
        tier,
        group,
        timeZone,
        answerBy: answerBy.toISOString(),
        visitAt: visitAt?.toISOString() ?? null,
        approvedCents: approvedCents === null ? null : cents(approvedCents),
        invoices: invoices.map(presentInvoice),
      },
    ];
  });
  return {
    company: pro.company,
    isRecent: isRecentLogin(login, now),
    jobs,
    bank: presentBank(await usableAccount(db, pro.id, now)),
    newBank: presentBank(await waitingAccount(db, pro.id, now)),
    w9: await readPayeeW9(db, { proId: pro.id }, now),
    taxForms: (await listTaxFormsOfPro(db, pro.id))
      .filter(({ filing }) => filing === 'required')
      .map((row) => ({
        id: row.id,
        year: row.taxYear,
        status: row.status,
        isCorrection: row.corrects !== null,
        amount: cents(row.rents),
        withheld: cents(row.withheld),
        hasFile: row.sealedKey !== null,
      })),
  };
}

/** Changes of payout details or of the IRS identity require a code that was just confirmed. */
export function assertRecentLogin(login: ConfirmedLogin, now: Date): void {
  const isRecent = isRecentLogin(login, now);
  if (!isRecent) throw new ApiError('forbidden', 'Confirm a new code first. Log out, then log in again.');
}

export const notReady = () => new ApiError('notFound', 'This file isn’t ready yet. Try again in a minute.');

/** Where a sealed tax form of the Pro is kept, and its name. */
export async function findTaxFile(
  db: Db,
  proId: string,
  taxFormId: string | null,
): Promise<{ key: string; fileName: string }> {
  const form = taxFormId
    ? (await listTaxFormsOfPro(db, proId)).find(({ id }) => id === taxFormId)
    : await findCounting(db, { proId });
  if (!form?.sealedKey) throw notReady();
  return { key: form.sealedKey, fileName: 'taxYear' in form ? `form-1099-nec-${form.taxYear}.pdf` : 'form-w-9.pdf' };
}
