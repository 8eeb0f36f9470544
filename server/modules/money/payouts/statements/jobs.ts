// Each month's statement among the owner's documents, once; what was delivered is never changed.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { inPages } from '@/server/db/inPages';
import { removeUnnamedFiles } from '@/server/files/named';
import { enqueue } from '@/server/jobs/queue';
import { storeForAll } from '@/server/modules/account/documents';
import { presentPayouts } from '@/server/modules/money/payouts/presenter';
import * as repo from '@/server/modules/money/payouts/repo';
import { renderStatement, statementTitle } from './pdf';

const StatementPayload = z.object({ payoutId: z.uuid() });

/** The statement of a payout that has left, or stays with us this month. */
export async function deliverStatement({ db, clock, storage }: Services, payload: unknown): Promise<void> {
  const { payoutId: id } = StatementPayload.parse(payload);
  const found = await asSystem(db, async (trx) => {
    const row = await repo.findById(trx, id);
    if (!row || row.statementId) return undefined;
    const [payout] = await presentPayouts(trx, [row]);
    const owner = (await repo.namesOf(trx, [row.ownerId])).get(row.ownerId) ?? '';
    const { streetAddress: address } = await trx
      .selectFrom('homes')
      .select('streetAddress')
      .where('id', '=', row.homeId)
      .executeTakeFirstOrThrow();
    return payout && { row, payout, owner, address };
  });
  if (!found) return;
  const { row, payout, owner, address } = found;
  const bytes = await renderStatement(payout, { owner, address, createdAt: row.updatedAt });
  const sha256 = createHash('sha256').update(bytes).digest();
  const storageKey = `statements/${id}-${sha256.toString('hex').slice(0, 16)}.pdf`;
  await storage.put(storageKey, Buffer.from(bytes));
  const winner = await asSystem(db, async (trx) => {
    const current = await repo.lock(trx, id);
    if (!current || current.statementId) return false;
    const [statementId] = await storeForAll(trx, {
      // The homeowner's own first, then each co-owner's who got a part.
      ownerIds: [...new Set([row.ownerId, ...(await repo.listParts(trx, [id])).map(({ personId }) => personId)])],
      homeId: row.homeId,
      name: `${statementTitle(row.period)}, ${address}`,
      category: 'statement',
      bytes: bytes.length,
      sha256,
      storageKey,
      now: clock(),
    });
    await repo.update(trx, id, { statementId: statementId ?? null });
    return true;
  });
  if (!winner) await removeUnnamedFiles({ db, storage }, [storageKey]);
}

/** A job for each statement that is missing, so that all workers write them and no payout waits for them. */
export async function queueStatements({ db }: Services): Promise<void> {
  for await (const payoutId of inPages((after) => asSystem(db, (trx) => repo.listWithoutStatement(trx, after))))
    await asSystem(db, (trx) =>
      enqueue(trx, 'deliverStatement', { payoutId }, { jobKey: `statement:${payoutId}`, priority: 'bulk' }),
    );
}

/** All that are missing of one home, the oldest month first. */
export async function deliverHomeStatements(services: Services, homeId: string): Promise<void> {
  for await (const id of inPages((after) =>
    asSystem(services.db, (trx) => repo.listWithoutStatement(trx, after, homeId)),
  ))
    await deliverStatement(services, { payoutId: id });
}
