// The processor forgets idempotency keys after a day: https://docs.stripe.com/api/idempotent_requests
import { HOUR_MS } from '@/contract/calendar/durations';

const TRUSTED_MS = 20 * HOUR_MS;

/** Whether the key of an order may be forgotten: what came of it is looked up before it is given again. */
export const isKeyOld = (orderedAt: Date, now: Date): boolean => orderedAt.getTime() <= now.getTime() - TRUSTED_MS;
