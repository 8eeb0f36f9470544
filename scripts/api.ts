// `npm run api`: the consumer API without the site.
import { runProgram } from './lib/runProgram.ts';

await runProgram('the consumer API', async () => (await import('../server/standalone.ts')).runStandalone());
