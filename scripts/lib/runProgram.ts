// One half of the site alone, the API or the worker, on the database that is named, runs, or is started for it.

import { lifecycle } from '../../server/host/lifecycle.ts';
import { portError } from '../../server/host/port.ts';
import { openTarget } from '../db/target.ts';
import { bootableSettings } from './settings.ts';

type Program = { url?: string; close: (options: { listenOn: number }) => Promise<void> };

/** Runs until it is stopped. `start` is called once the environment is complete. */
export async function runProgram(name: string, start: () => Promise<Program>): Promise<void> {
  const alive = lifecycle();
  try {
    const { PORT, HOST, DATA_DIR } = bootableSettings();
    Object.assign(process.env, { DATA_DIR, NODE_ENV: process.env.NODE_ENV ?? 'production' });
    const target = await openTarget();
    alive.onEnd(target.close);
    process.env.DATABASE_URL ||= target.url;
    const program = await start().catch((error: unknown) => {
      throw portError(error, PORT, HOST);
    });
    // A balancer that stops us politely gets a second to see that we are no longer ready.
    alive.onEnd((why) => program.close({ listenOn: why === 'SIGTERM' ? 1_000 : 0 }));
    console.log(`✓ ${name} runs${program.url ? ` at ${program.url}` : ''}, Ctrl-C stops it`);
  } catch (error) {
    await alive.fail(error);
  }
}
