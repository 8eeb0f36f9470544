// When staff mean to be done with an item, when it comes back, and what they wait for.
import { addDays } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import { type ItemPlan, MAX_SNOOZE_DAYS } from '@/contract/platform/desk/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import type { DeskQueue } from '@/server/desk/types';
import { ApiError } from '@/server/http/errors';
import * as repo from './repo';

const invalid = (field: string, message: string) => new ApiError('invalid', message, { fields: { [field]: message } });

function assertDays({ dueOn, snoozedUntil }: ItemPlan, today: string): void {
  if (dueOn && dueOn < today) throw invalid('dueOn', 'Choose today or a later day');
  if (!snoozedUntil) return;
  if (snoozedUntil <= today) throw invalid('snoozedUntil', 'Choose a day after today');
  if (snoozedUntil > addDays(today, MAX_SNOOZE_DAYS))
    throw invalid('snoozedUntil', `Choose a day within ${MAX_SNOOZE_DAYS} days`);
}

/**
 * Plans items that wait; answers their ids. Days are days at our office. No item is snoozed past its deadline: what the
 * law or a promise asks for has to stay in view.
 */
export async function planItems(
  db: Db,
  queue: DeskQueue,
  { itemIds, plan }: { itemIds: readonly string[]; plan: ItemPlan },
  now: Date,
): Promise<string[]> {
  assertDays(plan, officeDay(now));
  const waiting = await repo.listDue(db, queue, itemIds, now);
  const { snoozedUntil } = plan;
  const early = waiting.find(({ dueAt }) => snoozedUntil && dueAt && officeDay(dueAt) <= snoozedUntil);
  if (early?.dueAt)
    throw invalid(
      'snoozedUntil',
      `“${early.title}” is due on ${formatDay(officeDay(early.dueAt), 'long')}. Choose an earlier day.`,
    );
  for (const { id } of waiting) await repo.save(db, { queue: queue.id, itemId: id }, plan);
  return waiting.map(({ id }) => id);
}
