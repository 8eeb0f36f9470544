// `npm run worker`: the jobs alone, beside a site with WORKER=off.
import { runProgram } from './lib/runProgram.ts';

await runProgram('the worker', async () => (await import('../server/worker.ts')).runWorker());
