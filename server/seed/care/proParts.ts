import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@/contract/calendar/durations';
import type { WorkOrderStatus } from '@/contract/care/workOrders/constants';
import type { Db } from '@/server/db/client';
import { insert as insertOffer, setStatus as setOfferStatus } from '@/server/modules/care/pros/offers/repo';
import type { ProRow } from '@/server/modules/care/pros/repo';
import { insertInvoice, updateInvoice } from '@/server/modules/care/workOrders/invoices/repo';
import type * as repo from '@/server/modules/care/workOrders/repo';
import { invoicePosted } from '@/server/modules/money/ledger';
import { idOf } from '@/server/seed/generators/ids';

/** The job on the page of its Pro, and the invoice once the resident confirmed the work: we bear those that are billed. */
export async function addProParts(
  db: Db,
  row: repo.WorkOrderRow,
  { n, goal, at, pro }: { n: number; goal: WorkOrderStatus; at: Date; pro: ProRow },
): Promise<void> {
  const offerId = idOf(`work order offer ${n}`);
  await insertOffer(db, {
    id: offerId,
    workOrderId: row.id,
    homeId: row.homeId,
    ownerId: row.ownerId,
    proId: pro.id,
    reasons: [],
    tokenHash: randomBytes(32),
    answerBy: at,
    linkExpiresAt: new Date(at.getTime() + 90 * DAY_MS),
    now: at,
  });
  await setOfferStatus(db, offerId, 'accepted', { now: at });
  if (goal !== 'confirmed' && goal !== 'billed') return;
  const id = idOf(`work order invoice ${n}`);
  const totalCents = 18_000 + n * 100;
  await insertInvoice(
    db,
    row,
    {
      id,
      proId: pro.id,
      number: `${1_000 + n}`,
      vendorName: pro.company,
      vendorAddress: pro.address,
      vendorPhone: pro.phone,
      vendorLicense: '',
      taxCents: 0,
      markupCents: 0,
      totalCents,
      status: 'submitted',
      lines: [{ label: 'Labor and parts', quantity: 1, cents: totalCents }],
    },
    at,
  );
  if (goal !== 'billed') return;
  await updateInvoice(db, id, { status: 'posted', payer: 'us', postedAt: at }, at);
  const { homeId, ownerId } = row;
  await invoicePosted(db, { id, homeId, ownerId, totalCents, markupCents: 0, payer: 'us' }, at);
}
