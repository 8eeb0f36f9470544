// What payers are told before autopay takes an amount: ten days ahead, or as they turn it on.
import { addDays } from '@/contract/calendar/days';
import { NOTICE_DAYS } from '@/contract/money/autopays/constants';
import type { NextRun } from '@/contract/money/autopays/nextRun';
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
      ...((template === 'autopayOverCap' || template === 'autopayNotice') && { capCents: row.capCents }),
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
    // Anyone who was told that nothing is taken can rely on it.
    notifiedCents: template === 'autopayNotice' ? amount : 0,
    notifiedOn: lease.today,
    notifiedFor: on,
    updatedAt: services.clock(),
  });
}

/**
 * A payer who turns autopay on, or resumes it, within the ten days agrees to the amount and the day that are shown and
 * emailed now: the preauthorized amount of 12 CFR 1005.10(d)(1). Nothing is taken on the same day.
 */
export async function announceFirst(
  db: Db,
  services: Pick<Services, 'clock' | 'siteUrl'>,
  row: repo.AutopayRow,
  lease: ResidentLease,
): Promise<repo.AutopayRow> {
  const { next, method } = await planRun(db, row, lease);
  if (!next || next.isSkipped || next.isNotified || next.day >= addDays(lease.today, NOTICE_DAYS)) return row;
  const on = [next.day, addDays(lease.today, 1)].toSorted().at(-1) ?? next.day;
  return announce(db, services, { row, lease, next: { ...next, on }, method });
}
