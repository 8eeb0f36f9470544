// Brings a database up to this code and, where wanted, fills it with demo data.
import { migrateToLatest } from '../../server/db/migrate.ts';
import { plain, step } from '../lib/progress.ts';
import { databaseState, markSeeded } from './databaseState.ts';

export async function migrate(url: string): Promise<void> {
  await step('updating the database', 'database up to date', () =>
    migrateToLatest(url).catch((error: unknown) => {
      throw plain(error);
    }),
  );
}

export async function seedDemo(url: string, homes?: number): Promise<void> {
  const { seed } = await import('../../server/seed/index.ts');
  await step('storing demo homes, people and pictures', 'demo data stored', () => seed(url, { homes }));
  await markSeeded(url);
}

export async function prepare(url: string, demo: boolean): Promise<void> {
  await migrate(url);
  if (demo && !(await databaseState(url)).seeded) await seedDemo(url);
}
