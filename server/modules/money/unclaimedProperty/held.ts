import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import * as repo from './repo';

/** A check that is reported, or with an owner who was paid another way, is stopped already: it is not stopped or corrected again. */
export async function refuseHeldCheck(db: Db, sourceId: string): Promise<void> {
  if (await repo.isCheckHeld(db, sourceId))
    throw conflict('This check is unclaimed property by now. Its money goes to its owner or to a state from there.');
}
