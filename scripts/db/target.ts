// Which database a command means: the one named, else the one that runs, else our own for as long as the command lives.
import { databaseUrls } from '../../server/db/urls.ts';
import { connectionFor, startEmbeddedPostgres } from '../../server/host/database/embeddedPostgres.ts';
import { settings } from '../lib/settings.ts';

export type Target = { url: string; embedded: boolean };
type OpenTarget = Target & { close: () => Promise<void> };

export async function openTarget(): Promise<OpenTarget> {
  const env = settings();
  const { DATA_DIR: dataDir } = env;
  const running = await connectionFor(dataDir);
  const named = databaseUrls(env)?.owner;
  // `npm start` names its own database to the commands it starts.
  if (named) return { url: named, embedded: named === running, close: async () => {} };
  if (running) return { url: running, embedded: true, close: async () => {} };
  const database = await startEmbeddedPostgres({ dataDir });
  return { url: database.url, embedded: true, close: database.stop };
}

export async function withTarget<T>(work: (target: Target) => Promise<T>): Promise<T> {
  const target = await openTarget();
  try {
    return await work(target);
  } finally {
    await target.close();
  }
}
