// What logging in needs of authenticator apps.
import type { Db } from '@/server/db/client';
import { consumeAppCode, consumeRecoveryCode } from './codes';
import * as repo from './repo';

/** Whether a password alone does not let them in. */
export const hasAuthenticator = async (db: Db, userId: string) =>
  (await repo.find(db, userId))?.confirmedAt instanceof Date;

/** Takes a code of the app, or one of those kept for the day it is lost; answers which it was. */
export async function verifyCode(db: Db, userId: string, typed: string, now: Date): Promise<'app' | 'recovery' | null> {
  if (await consumeAppCode(db, userId, typed, now)) return 'app';
  return (await consumeRecoveryCode(db, userId, typed, now)) ? 'recovery' : null;
}
