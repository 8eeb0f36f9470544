// `npm test`: the whole proof, a real browser included. `-- --only unit`, `-- --skip browser`.
import { fail } from '../server/host/cliError.ts';
import { prove } from './proof/prove.ts';
import { testSteps } from './proof/steps.ts';

process.exitCode = await prove(testSteps, process.argv.slice(2)).catch(fail);
