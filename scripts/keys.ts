// `npm run keys -- sessions`: a fresh key signs sessions a minute from now. `-- secrets`: a fresh key seals secrets.
// `-- rewrap`: what older keys sealed is wrapped by the newest, so that the older ones can go.

import { openDb, openPool } from '../server/db/client';
import { rewrapAll } from '../server/db/sealedColumns';
import { CliError, fail } from '../server/host/cliError.ts';
import { rotateKeys } from '../server/http/keys/keyFile';
import { addWrappingKey } from '../server/vault';
import { withTarget } from './db/target.ts';
import { formatStep } from './lib/progress.ts';
import { settings } from './lib/settings.ts';

const rotations: Record<string, (dataDir: string) => Promise<string>> = {
  async sessions(dataDir) {
    const keys = await rotateKeys(dataDir, new Date());
    return `a fresh key signs in a minute; ${keys.length} verify`;
  },
  async secrets(dataDir) {
    addWrappingKey(dataDir);
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
  if (!turn) throw new CliError(`Say which: ${Object.keys(rotations).join(' or ')}`);
  const began = performance.now();
  formatStep(await turn(settings().DATA_DIR), performance.now() - began);
} catch (error) {
  fail(error);
}
