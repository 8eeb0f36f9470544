import { browserDoorHandler } from '@/lib/api/browserDoor.server';

/** The raw request goes to the API: it reads bodies itself, within its own limits. */
export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

const door = browserDoorHandler(async () => (await import('@/server/app')).app());

/** From now on our own server asks it without a walk through Next (docs/decisions/0061). */
Object.assign(globalThis, { __belongApiDoor: door });

export default door;
