// `npm run dev`: the site from its sources, every change at once.
import { copyMapWorker } from './lib/mapWorker.ts';
import { runSite } from './lib/runSite.ts';

copyMapWorker();
await runSite({ dev: true });
