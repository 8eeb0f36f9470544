// What depends on a payment method, so that it cannot be removed.
import type { Db } from './db/client';
import { methodsInUse as methodsOfAutopays } from './modules/money/autopays';

const sources: readonly ((db: Db, methodIds: readonly string[]) => Promise<Set<string>>)[] = [methodsOfAutopays];

/** The payment methods among these that are in use; as their owner. */
export async function findMethodsInUse(db: Db, methodIds: readonly string[]): Promise<Set<string>> {
  const inUse = new Set<string>();
  for (const find of sources) for (const id of await find(db, methodIds)) inUse.add(id);
  return inUse;
}
