// `npm run keys -- sessions`: a fresh key signs sessions a minute from now. `-- secrets`: a fresh key seals secrets.
// `-- rewrap`: what older keys sealed is wrapped by the newest, so that the older ones can go.

import { openDb, openPool } from '../server/db/client';
import { rewrapAll } from '../server/db/sealedColumns';
import type { Env } from '../server/env.ts';
import { CliError, fail } from '../server/host/cliError.ts';
import { rotateKeys } from '../server/http/keys/keyFile';
import { addWrappingKey, MissingKey } from '../server/vault';
import { withTarget } from './db/target.ts';
import { formatStep } from './lib/progress.ts';
import { settings } from './lib/settings.ts';

/** Keys that are named to every machine are not ours to make: a file here would change nothing. */
function assertOwnKeys({ SECRET_KEYS }: Env): void {
  if (SECRET_KEYS)
    throw new CliError(
      'The keys are in SECRET_KEYS. Put a new one first there, a name and 32 bytes in base64 (name:key), and restart every process.',
    );
}

const rotations: Record<string, (env: Env) => Promise<string>> = {
  async sessions(env) {
    assertOwnKeys(env);
    const keys = await rotateKeys(env.DATA_DIR, new Date());
    return `a fresh key signs in a minute; ${keys.length} verify`;
  },
  async secrets(env) {
    assertOwnKeys(env);
    addWrappingKey(env.DATA_DIR);
    return 'a fresh key seals from the next start on; what older ones sealed stays readable';
  },
  async rewrap() {
    let count = 0;
    await withTarget(async ({ url }) => {
      const pool = openPool({ url, max: 1, queryLimitMs: 60_000 });
      try {
        count = await rewrapAll(openDb(pool));
      } finally {
        await pool.end();
      }
    });
    return `${count} secrets are wrapped by the newest key now`;
  },
};

try {
  const turn = rotations[process.argv[2] ?? ''];
  if (!turn) throw new CliError('Say which: sessions, secrets, or rewrap');
  const began = performance.now();
  formatStep(await turn(settings()), performance.now() - began);
} catch (error) {
  fail(error instanceof MissingKey ? new CliError(`${error.message}. Put it back, after the newest.`) : error);
}
