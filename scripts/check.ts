// `npm run check`: the part of the proof that takes less than a minute.
import { fail } from '../server/host/cliError.ts';
import { prove } from './proof/prove.ts';
import { checkSteps } from './proof/steps.ts';

process.exitCode = await prove(checkSteps, process.argv.slice(2)).catch(fail);
