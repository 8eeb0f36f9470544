// The secret in the link of an email is the permission.
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import * as repo from './repo';

export const confirmAlert = ({ db, clock }: Services, key: string): Promise<boolean> =>
  asSystem(db, (trx) => repo.confirm(trx, key, clock()));

export const endAlert = ({ db, clock }: Services, key: string): Promise<boolean> =>
  asSystem(db, (trx) => repo.end(trx, key, clock()));
