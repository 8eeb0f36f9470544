import { apiProxyHandler } from '@/lib/api/apiProxy.server';
import { host } from '@/server/host/host';

/** The raw request goes to the API: it reads bodies itself, within its own limits. */
export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

const apiProxy = apiProxyHandler(async () => (await import('@/server/app')).app());

/** From now on our own server asks it without a walk through Next (docs/decisions/0061). */
host.api = apiProxy;

export default apiProxy;
