// An unfinished flow of a member becomes a to-do, which ends once the flow is submitted.
import * as z from 'zod';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';
import { closeTodo, openTodo, type TodoKind } from '@/server/modules/account/todos';
import * as repo from '@/server/modules/platform/flows/repo';

/** Who has not touched it for so long has gone to do something else. */
export const ABANDONED_AFTER_MS = 15 * 60_000;

/** The flows that are asked for again this way; others have reminders of their own. */
const TODO_KINDS: Readonly<Record<string, TodoKind>> = { [rentEstimate.id]: 'finishEstimate' };

type WatchedRun = Pick<repo.RunRow, 'id' | 'flowId' | 'personId' | 'submittedAt'>;

/** Looks again once the run has been left alone for a while; each answer puts that off. */
export async function scheduleAbandonedCheck(db: Db, run: WatchedRun, now: Date): Promise<void> {
  const { id, flowId, personId, submittedAt } = run;
  if (!TODO_KINDS[flowId] || !personId || submittedAt) return;
  const runAt = new Date(now.getTime() + ABANDONED_AFTER_MS);
  await enqueue(db, 'openFinishTodo', { flowId, runId: id }, { runAt, jobKey: `openFinishTodo:${id}` });
}

/** It was handed in: nothing is left to finish. */
export async function closeFinishTodo(db: Db, { flowId, personId }: WatchedRun): Promise<void> {
  const kind = TODO_KINDS[flowId];
  if (kind && personId) await closeTodo(db, { userId: personId, kind });
}

const Payload = z.object({ flowId: z.string(), runId: z.uuid() });

/** Reminds of the newest unfinished run of a person: it alone opens when they come back. */
export async function openFinishTodo({ db, clock }: Services, payload: unknown): Promise<void> {
  const { flowId, runId } = Payload.parse(payload);
  await asSystem(db, async (trx) => {
    const run = await repo.findRun(trx, flowId, runId, true);
    const kind = TODO_KINDS[flowId];
    if (!run?.personId || !kind || run.submittedAt || run.updatedAt.getTime() + ABANDONED_AFTER_MS > clock().getTime())
      return;
    const newest = await repo.findLatest(trx, flowId, run.personId, null);
    if (newest?.id !== run.id) return;
    const { address } = run.answers as { address?: { streetAddress?: string } };
    const detail = address?.streetAddress ? { address: address.streetAddress } : {};
    await openTodo(trx, { userId: run.personId, kind, detail });
  });
}
