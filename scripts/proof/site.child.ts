// Serves the test build until the process that started it lets go.
import { serve } from '../../server/host/serve.ts';

// Tests say from which address they come, so that none is told to wait for what others have asked.
const site = await serve({ port: Number(process.argv[2]), host: '127.0.0.1', kind: 'test', trustProxy: true });
process.once('disconnect', () => void site.close().finally(() => process.exit(0)));
process.send?.({ url: site.url });
