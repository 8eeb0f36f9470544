// `npm run dev`: the site from its sources, every change at once.
import { runSite } from './lib/site.ts';

await runSite({ dev: true });
