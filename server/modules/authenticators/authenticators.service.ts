// What logging in needs of authenticator apps.
import type { Db } from '@/server/db/client';
import { useAppCode, useRecoveryCode } from './authenticators.codes';
import * as repo from './authenticators.repo';

/** Whether a password alone does not let them in. */
export const hasAuthenticator = async (db: Db, userId: string) =>
  (await repo.find(db, userId))?.confirmedAt instanceof Date;

/** Takes a code of the app, or one of those kept for the day it is lost; answers which it was. */
export async function verifyCode(db: Db, userId: string, typed: string, now: Date): Promise<'app' | 'recovery' | null> {
  if (await useAppCode(db, userId, typed, now)) return 'app';
  return (await useRecoveryCode(db, userId, typed, now)) ? 'recovery' : null;
}
