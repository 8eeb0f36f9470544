// The parts of a plan and how far they are paid: pure, so that page, reminder, and job say the same.

import type { Cents } from '@/contract/amounts/cents';
import { splitEvenly } from '@/contract/amounts/split';
import { addDays } from '@/contract/calendar/days';
import { DAYS_BETWEEN_PARTS, PART_GRACE_DAYS } from './constants';

export interface PlanTerms {
  amount: number;
  parts: number;
  firstOn: string;
}

export interface PlanPart {
  dueOn: string;
  cents: Cents;
  /** What of it is paid: parts are paid in order. */
  paidCents: Cents;
}

/** Equal parts, two weeks apart; `left` is what is still owed of the whole. */
export function planParts({ amount, parts, firstOn }: PlanTerms, left: number): PlanPart[] {
  let paid = Math.max(0, amount - left);
  return splitEvenly(amount, parts).map((cents, n) => {
    const part = Math.min(cents, paid) as Cents;
    paid -= part;
    return { dueOn: addDays(firstOn, n * DAYS_BETWEEN_PARTS), cents, paidCents: part };
  });
}

/** What is due by a day and unpaid; of the next part where nothing is. */
export function dueOfPlan(parts: readonly PlanPart[], today: string): { dueOn: string; cents: Cents } | undefined {
  const open = parts.filter(({ cents, paidCents }) => paidCents < cents);
  const due = open.filter(({ dueOn }) => dueOn <= today);
  const asked = due.length > 0 ? due : open.slice(0, 1);
  const [first] = asked;
  return (
    first && { dueOn: first.dueOn, cents: asked.reduce((sum, part) => sum + part.cents - part.paidCents, 0) as Cents }
  );
}

/** Whether a part is unpaid after its days of grace: the plan is broken. */
export const isBroken = (parts: readonly PlanPart[], today: string): boolean =>
  parts.some(({ dueOn, cents, paidCents }) => paidCents < cents && addDays(dueOn, PART_GRACE_DAYS) < today);
