import { browserDoorHandler } from '@/lib/api/browserDoor.server';

/** The raw request goes to the API: it reads bodies itself, within its own limits. */
export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default browserDoorHandler(async () => (await import('@/server/app')).app());
