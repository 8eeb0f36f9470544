// `npm run check`: the steps of `npm test` that take less than a minute.

import { fail } from '../server/host/cliError.ts';
import { runChecks } from './ci/runChecks.ts';
import { checkSteps } from './ci/steps.ts';

process.exitCode = await runChecks(checkSteps, process.argv.slice(2)).catch(fail);
