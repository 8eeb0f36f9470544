import { sql } from 'kysely';
import type { RetentionSweep } from './types';

/** Documents: what people without an account sent, and the records of accounts that ended. */
export const documentSweeps: readonly RetentionSweep[] = [
  {
    table: 'documents',
    term: 'one year after the last answer of somebody without an account',
    where: (now) => sql`t.owner_id is null and t.flow_run_id in (select id from flow_runs
      where person_id is null and home_id is null and updated_at < ${now}::timestamptz - interval '1 year')`,
    file: 'storage_key',
  },
  {
    table: 'documents',
    name: 'records',
    term: 'seven years after the account ends',
    where: (now) => sql`t.is_record and t.owner_id in (
      select id from users where erased_at < ${now}::timestamptz - interval '7 years')`,
    file: 'storage_key',
  },
];
