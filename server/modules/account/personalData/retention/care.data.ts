// How long what repairs leave is kept. The repairs themselves stay with the home.
import { sql } from 'kysely';
import { oldPros } from './queries';
import type { RetentionSweep } from './types';

const AFTER_LAST_JOB = 'seven years after its last job';

export const careSweeps: readonly RetentionSweep[] = [
  {
    table: 'work_order_photos',
    name: 'clips',
    term: 'two years after the repair is over; the photos stay with the home',
    where: (now) => sql`t.video_id is not null and t.work_order_id in (select id from work_orders
      where closed_at < ${now}::timestamptz - interval '2 years')`,
    clears: ['video_id', 'video_mime', 'video_bytes', 'video_seconds'],
  },
  { table: 'pro_logins', term: 'until they expire', where: (now) => sql`t.expires_at < ${now}` },
  { table: 'pro_bank_accounts', term: AFTER_LAST_JOB, where: (now) => sql`t.pro_id in (${oldPros(now)})` },
  { table: 'pro_documents', term: AFTER_LAST_JOB, where: (now) => sql`t.pro_id in (${oldPros(now)})` },
  { table: 'pros', term: AFTER_LAST_JOB, where: (now) => sql`t.id in (${oldPros(now)})` },
];
