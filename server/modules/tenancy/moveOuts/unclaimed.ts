// A deposit that its residents do not collect leaves the move-out: it stands by itself in the books. As the system.
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { moveMoveOut } from '@/server/modules/tenancy/moveOuts';
import * as repo from '@/server/modules/tenancy/moveOuts/repo';
import { refundLeft } from '@/server/modules/tenancy/moveOuts/settlement';

/** Takes exactly what is left of the deposit. */
export async function holdUncollectedDeposit(db: Db, moveOutId: string, amount: number, now: Date): Promise<void> {
  const row = await repo.lockById(db, moveOutId);
  const left = row?.status === 'settled' ? refundLeft(row, await repo.listDeductions(db, row.id)) : 0;
  if (!row || left !== amount) throw conflict('This deposit has changed. Please look at it again.');
  await moveMoveOut(db, row, 'finish', { now, change: { returned: row.returned + amount } });
}
