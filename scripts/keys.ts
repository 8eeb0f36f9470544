// `npm run keys -- sessions`: a fresh key signs sessions a minute from now. `-- secrets`: a fresh key seals secrets.

import { CliError, fail } from '../server/host/cliError.ts';
import { turnOver } from '../server/http/keyFile';
import { addVaultKey } from '../server/vault';
import { settings } from './lib/settings.ts';
import { stepDone } from './lib/steps.ts';

const turns: Record<string, (dataDir: string) => Promise<string>> = {
  async sessions(dataDir) {
    const keys = await turnOver(dataDir, new Date());
    return `a fresh key signs in a minute; ${keys.length} verify`;
  },
  async secrets(dataDir) {
    addVaultKey(dataDir);
    return 'a fresh key seals from the next start on; what older ones sealed stays readable';
  },
};

try {
  const turn = turns[process.argv[2] ?? ''];
  if (!turn) throw new CliError(`Say which: ${Object.keys(turns).join(' or ')}`);
  const began = performance.now();
  stepDone(await turn(settings().DATA_DIR), performance.now() - began);
} catch (error) {
  fail(error);
}
