// Each month's statement among the owner's documents, once; what was delivered is never changed.
import { createHash } from 'node:crypto';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { storeForAll } from '@/server/modules/documents/service';
import { presentPayouts } from '@/server/modules/payouts/presenter';
import * as repo from '@/server/modules/payouts/repo';
import { renderStatement, statementTitle } from './pdf';

async function deliverStatement({ db, clock, storage }: Services, id: string): Promise<void> {
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
      ...{ sha256, storageKey, now: clock() },
    });
    await repo.update(trx, id, { statementId: statementId ?? null });
    return true;
  });
  if (!winner) await storage.delete(storageKey);
}

/** Statements of payouts that have left, or stay with us this month. */
export async function deliverStatements(services: Services): Promise<void> {
  for (const id of await asSystem(services.db, (trx) => repo.listWithoutStatement(trx)))
    await deliverStatement(services, id).catch((err) => services.log.warn({ err, id }, 'statement not delivered'));
}

/** The same for one home, the oldest month first. */
export async function deliverHomeStatements(services: Services, homeId: string): Promise<void> {
  for (const id of await asSystem(services.db, (trx) => repo.listWithoutStatement(trx, homeId)))
    await deliverStatement(services, id);
}
