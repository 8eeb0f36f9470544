// Serves our production build or the bare page until the bench lets go.
import { join } from 'node:path';
import { serve } from '../server/host/serve.ts';

const bare = process.argv[2] === 'bare';
const site = await serve({
  port: 0,
  host: '127.0.0.1',
  // The bench asks as many visitors.
  trustProxy: true,
  ...(bare && { dir: join(import.meta.dirname, 'baseline') }),
});
process.once('disconnect', () => void site.close().finally(() => process.exit(0)));
// What is still held once everything else is collected.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
process.send?.({ url: site.url });
