// Which database a command means: the one named, else the one that runs, else our own for as long as the command takes.
import { connectionFor, startEmbeddedPostgres } from '../lib/embeddedPostgres.ts';
import { settings } from '../lib/settings.ts';

export type Target = { url: string; embedded: boolean; dataDir: string };

export async function withDatabase<T>(work: (target: Target) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR: dataDir } = settings();
  const named = DATABASE_OWNER_URL ?? DATABASE_URL;
  if (named) return work({ url: named, embedded: await isOurs(named, dataDir), dataDir });
  const running = await connectionFor(dataDir);
  if (running) return work({ url: running, embedded: true, dataDir });
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    return await work({ url: database.url, embedded: true, dataDir });
  } finally {
    await database.stop();
  }
}

// `npm start` names its own database to the commands it starts.
async function isOurs(url: string, dataDir: string): Promise<boolean> {
  return url === (await connectionFor(dataDir));
}
