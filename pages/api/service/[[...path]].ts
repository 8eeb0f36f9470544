import { apiProxyHandler } from '@/lib/api/apiProxy.server';

/** The raw request goes to the service host: it reads bodies itself, within its own limits. */
export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

/** Calls that go to a host apart from the consumer API, where SERVICE_API_URL names one. */
export default apiProxyHandler(async () => (await import('@/server/app')).app(), { service: true });
