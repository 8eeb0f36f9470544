// Notices to payers before autopay takes an amount: ten days ahead, or when they turn it on.
import { agreedRun, type NextRun } from '@/contract/money/autopays/nextRun';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import { AUTOPAY_PATH, planRun } from './index';
import type { ResidentLease } from './lease';
import * as repo from './repo';

type Template = 'autopayNotice' | 'autopayOverCap' | 'autopayMethodBlocked' | 'autopayFailed';

/** Tells the payer about one month, once for each day that it is about. */
export async function notifyOwner(
  db: Db,
  { siteUrl }: Pick<Services, 'siteUrl'>,
  template: Template,
  {
    row,
    lease,
    label,
    period,
    on,
    amount,
    fee,
  }: {
    row: repo.AutopayRow;
    lease: ResidentLease;
    label: string;
    period: string;
    on: string;
    amount: number;
    fee: number;
  },
): Promise<void> {
  const { email, firstName } = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', row.userId)
    .executeTakeFirstOrThrow();
  await queueMessage(db, {
    dedupeKey: `${template}:${row.id}:${period}:${on}`,
    channel: 'email',
    recipient: email,
    template,
    data: {
      firstName,
      label,
      address: lease.address,
      on,
      amountCents: amount,
      feeCents: fee,
      ...((template === 'autopayOverCap' || template === 'autopayNotice') && { capCents: row.cap }),
      link: `${siteUrl}${AUTOPAY_PATH}`,
    },
  });
}

/** Tells what will be taken and when, or why nothing will be. */
export async function announce(
  db: Db,
  services: Pick<Services, 'clock' | 'siteUrl'>,
  {
    row,
    lease,
    next,
    method,
  }: { row: repo.AutopayRow; lease: ResidentLease; next: NextRun; method: { label: string; status: string } },
): Promise<repo.AutopayRow> {
  const { period, on, amount, fee, isOverCap } = next;
  const isBlocked = method.status !== 'active';
  const template = isBlocked ? 'autopayMethodBlocked' : isOverCap ? 'autopayOverCap' : 'autopayNotice';
  await notifyOwner(db, services, template, { row, lease, label: method.label, period, on, amount, fee });
  return repo.update(db, row.id, {
    notifiedPeriod: period,
    // A notice that nothing is taken is binding.
    notifiedAmount: template === 'autopayNotice' ? amount : 0,
    notifiedOn: lease.today,
    notifiedFor: on,
    updatedAt: services.clock(),
  });
}

/** Tells a payer who turns autopay on, or resumes it, less than ten days ahead what they agreed to with it. */
export async function announceFirst(
  db: Db,
  services: Pick<Services, 'clock' | 'siteUrl'>,
  row: repo.AutopayRow,
  lease: ResidentLease,
): Promise<repo.AutopayRow> {
  const { next, method } = await planRun(db, row, lease);
  const agreed = next && agreedRun(next, lease.today);
  if (!agreed || agreed === next) return row;
  return announce(db, services, { row, lease, next: agreed, method });
}
