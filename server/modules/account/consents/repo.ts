import type { MadeChoice } from '@/contract/account/consents/endpoints';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';

interface Maker {
  userId: string | null;
  now: Date;
}

export async function insert(db: Db, choice: MadeChoice, { userId, now }: Maker): Promise<void> {
  await db
    .insertInto('consentChoices')
    .values({ ...choice, id: newId(), userId, at: now })
    .execute();
}
