// `npm run test:deep`: what `npm test` samples, whole. An hour or so, before a release and each night.

import { fail } from '../server/host/cliError.ts';
import { runChecks } from './ci/runChecks.ts';
import { chooseSeed } from './ci/seed.ts';
import { deepSteps } from './ci/steps.ts';

process.env.DEEP = '1';
chooseSeed('npm run test:deep');
process.exitCode = await runChecks(deepSteps, process.argv.slice(2)).catch(fail);
