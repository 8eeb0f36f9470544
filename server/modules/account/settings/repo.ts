import type { Db } from '@/server/db/client';

/** Every setting by its name. */
export async function read(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
