import type { Db } from '@/server/db/client';

/** Keeps or clears what ended the guarantee, beside the other settings of the home. */
export const saveGuaranteeVoid = (
  db: Db,
  { homeId, ownerId }: { homeId: string; ownerId: string },
  { voidReason, minimum, now }: { voidReason: string | null; minimum: number; now: Date },
) => {
  const ended = { guaranteeVoidReason: voidReason, guaranteeVoidedAt: voidReason === null ? null : now };
  return db
    .insertInto('payoutSettings')
    .values({ ...ended, homeId, ownerId, reserve: 0, minimum, updatedAt: now })
    .onConflict((conflict) => conflict.column('homeId').doUpdateSet({ ...ended, updatedAt: now }))
    .execute();
};
