// An action of one person: done at once within their limit, and otherwise once a second person approves. As the system.

import { sql } from 'kysely';
import { formatExactMoney } from '@/contract/amounts/cents';
import { type ActionKind, limitsByKind, moneyRequestLabels } from '@/contract/money/moneyRequests/constants';
import { moneyActions } from '@/server/approvals/actions';
import type { ActionCaller, Asked } from '@/server/approvals/types';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { limitOn } from '@/server/modules/money/approvalLimits';
import { refuseRepeatedRequest } from './repeats';
import type { MoneyRequestRow } from './repo';
import * as repo from './repo';

/** What an action asks for, with why it does. */
export interface Wish extends Readonly<Record<string, unknown>> {
  readonly reason: string;
  /** Sends an amount again that was sent within the last minutes. */
  readonly isRepeat?: boolean;
}

/** What may be entered twice by mistake: the others change what is there, or carry a number of their own. */
const REPEATABLE: ReadonlySet<ActionKind> = new Set(['charge', 'credit']);

export interface Submitted {
  id: string;
  status: 'done' | 'requested';
}

/** Whether the person may do it alone: with what they did alone on this lease today, it stays within the limit. */
async function isWithinLimit(db: Db, kind: ActionKind, { amount, leaseId }: Asked, { personId, now }: ActionCaller) {
  const rule = limitsByKind[kind];
  if (!rule || !leaseId) return false;
  // Two changes of one person on one lease count after each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`alone:${leaseId}:${personId}`}))`.execute(db);
  const day = officeDay(now);
  const done = await repo.sumAlone(db, { leaseId, personId, day, kinds: rule.together });
  return done + amount <= (await limitOn(db, rule.limit, day));
}

/** Asks for an action, or does it where the limit allows. `wish.reason` is why, for everyone who reads of it later. */
export async function submitAction(
  db: Db,
  kind: ActionKind,
  { isRepeat, ...wish }: Wish,
  caller: ActionCaller,
): Promise<Submitted> {
  const { personId: requestedBy, now: requestedAt } = caller;
  const asked = await moneyActions[kind].read(db, wish, caller);
  if (asked.subjectId && (await repo.isAskedFor(db, kind, asked.subjectId)))
    throw conflict(`${moneyRequestLabels[kind]}: this waits for a second person already.`);
  if (asked.leaseId && REPEATABLE.has(kind) && !isRepeat)
    await refuseRepeatedRequest(
      db,
      { kind, amount: asked.amount, subject: { column: 'leaseId', id: asked.leaseId } },
      caller,
    );
  const isAlone = await isWithinLimit(db, kind, asked, caller);
  const id = newId(requestedAt.getTime());
  const { title, amount } = asked;
  await repo.insert(db, {
    ...asked,
    id,
    kind,
    isAlone,
    requestedBy,
    requestedAt,
    status: isAlone ? 'done' : 'requested',
    reason: wish.reason,
    wish: JSON.stringify(wish),
  });
  if (!isAlone) {
    const detail = { kind, amount, title };
    await audit(db, { event: 'money_request.created', subject: `money_request:${id}`, personId: requestedBy, detail });
    return { id, status: 'requested' };
  }
  await finishAction(db, await repo.lock(db, id), asked, caller);
  return { id, status: 'done' };
}

/** Reads a request again and does it, for the person who asked; the caller is who agreed. Answers what it came to. */
export async function carryOutAction(db: Db, request: MoneyRequestRow, kind: ActionKind, caller: ActionCaller) {
  const asked = await moneyActions[kind].read(db, request.wish, caller);
  if (asked.amount > request.amount)
    throw conflict(
      `This comes to ${formatExactMoney(asked.amount)} by now, more than the ${formatExactMoney(request.amount)} that was asked for. Decline it, and ask for it again.`,
    );
  await finishAction(db, request, asked, caller);
}

async function finishAction(db: Db, request: MoneyRequestRow, asked: Asked, caller: ActionCaller): Promise<void> {
  const { id: requestId, requestedBy, kind, wish, isAlone } = request;
  const action = moneyActions[kind as ActionKind];
  const subjectId = await action.carryOut(db, wish, { requestId, requestedBy, asked }, caller);
  await repo.update(db, requestId, { subjectId, amount: asked.amount });
  await audit(db, {
    event: action.event(wish),
    subject: asked.leaseId
      ? `lease:${asked.leaseId}`
      : asked.homeId
        ? `home:${asked.homeId}`
        : `money_request:${requestId}`,
    personId: requestedBy,
    detail: { ...wish, requestId, subjectId, amount: asked.amount, ...(!isAlone && { approvedBy: caller.personId }) },
  });
}
