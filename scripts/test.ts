// `npm test`: everything, a real browser included, with samples of what is exhaustive. `-- --only unit`, `-- --skip browser`.
import { fail } from '../server/host/cliError.ts';
import { runChecks } from './ci/runChecks.ts';
import { chooseSeed } from './ci/seed.ts';
import { testSteps } from './ci/steps.ts';

chooseSeed('npm test');
process.exitCode = await runChecks(testSteps, process.argv.slice(2)).catch(fail);
