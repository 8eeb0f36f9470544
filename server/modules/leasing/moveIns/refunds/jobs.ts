// The lease ended before the keys: what was paid to move in goes back to the person who paid it, without anybody asking.

import * as z from 'zod';
import { cents } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import * as repo from '@/server/modules/leasing/moveIns/repo';
import { findLease, hasKeys } from '@/server/modules/money/charges/lease';
import { leaseDeposit, refundOwed } from '@/server/modules/money/ledger';
import { refund, refundIdOf } from '@/server/modules/money/payments';
import { insertOwedRefund } from '@/server/modules/money/payments/refunds';

const Payload = z.object({ leaseId: z.uuid() });
const LIVING = ['draft', 'sent', 'signed', 'active'];
/** So many days in a row a refused refund is tried, each time under an id of its own. */
const MAX_REFUND_TRIES = 5;

export const refundMoveInLater = (db: Db, leaseId: string, runAt?: Date) =>
  enqueue(db, 'refundMoveInMoney', { leaseId }, { jobKey: `refund-move-in:${leaseId}`, ...(runAt && { runAt }) });

type Refundable = Awaited<ReturnType<typeof repo.listRefundable>>[number];
const isRecorded = ({ method }: Refundable) => method === 'check' || method === 'money_order';

/** For a job. Done again, it gives back only what is still there; a debit that clears later comes back to it. */
export async function refundMoveInMoney(services: Services, payload: unknown): Promise<void> {
  const { leaseId } = Payload.parse(payload);
  const found = await asSystem(services.db, async (db) => {
    const lease = await findLease(db, leaseId);
    if (!lease || LIVING.includes(lease.status) || (await hasKeys(db, leaseId))) return undefined;
    const payments = await repo.listRefundable(db, leaseId);
    const owed = payments.filter(isRecorded);
    for (const payment of owed) await oweRefund(db, leaseId, payment, services.clock());
    return { home: lease.terms.address.streetAddress, owed, payments: payments.filter((one) => !isRecorded(one)) };
  });
  if (!found) return;
  const done = [...found.owed];
  for (const payment of found.payments) {
    const id = refundIdOf(payment.id, payment.refused);
    const { status } = await refund(services, { id, paymentId: payment.id, reason: 'The lease ended before move-in' });
    if (status === 'succeeded') done.push(payment);
    else await retry(services, leaseId, payment);
  }
  await asSystem(services.db, async (db) => {
    for (const payment of done) await notifyRefund(db, services, { ...payment, home: found.home });
  });
}

/** A check cannot be sent back through the processor: it is owed, and our team pays it another way. */
async function oweRefund(db: Db, leaseId: string, { id: paymentId, amount }: Refundable, now: Date): Promise<void> {
  const reason = 'The lease ended before move-in';
  const id = await insertOwedRefund(db, { paymentId, amount: cents(amount), reason, failure: 'paid_by_check' }, now);
  await refundOwed(db, { id, amount, from: leaseDeposit(leaseId) }, now);
}

async function retry(services: Services, leaseId: string, { id, refused }: Refundable): Promise<void> {
  // Our team sees it on the desk; most causes, such as too little money at the processor, end by themselves.
  services.log.error({ paymentId: id }, 'money to move in could not be given back');
  if (refused + 1 >= MAX_REFUND_TRIES) return;
  const tomorrow = new Date(services.clock().getTime() + DAY_MS);
  await asSystem(services.db, (db) => refundMoveInLater(db, leaseId, tomorrow));
}

const notifyRefund = (
  db: Db,
  { siteUrl }: Services,
  { id, name, email, amount, home, ...payment }: Refundable & { home: string },
) =>
  queueMessage(db, {
    dedupeKey: `move-in-refund:${id}:${payment.refused}`,
    channel: 'email',
    recipient: email,
    template: 'moveInRefunded',
    data: {
      name,
      home,
      cents: amount,
      way: payment.method === 'card' || payment.method === 'bank' ? payment.method : 'check',
      link: `${siteUrl}${routes.accounts.inbox()}?new=1`,
    },
  });

export const jobs: Job[] = [{ task: 'refundMoveInMoney', run: refundMoveInMoney }];
