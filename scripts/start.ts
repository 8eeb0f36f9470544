// `npm start`: builds if needed, brings up the database and serves. Exits with 0 after Ctrl-C or SIGTERM, with 1 when it cannot go on.
import { runSite } from './lib/runSite.ts';

await runSite({ dev: false });
