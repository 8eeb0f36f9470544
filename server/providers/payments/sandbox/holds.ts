// Manual capture as Stripe knows it: money set aside on a card, to be taken or let go.
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { emit } from './events';
import type { Intent } from './intents';
import { find, type Reply, refusal, save } from './store';

const invalidState = (intent: Intent | undefined) =>
  intent
    ? refusal(400, 'invalid_request_error', `This PaymentIntent is ${intent.status}.`, {
        code: 'payment_intent_unexpected_state',
      })
    : refusal(404, 'invalid_request_error', 'No such intent.', { code: 'resource_missing' });

const transition = (status: Intent['status'], event: string) =>
  async function act(db: Kysely<DB>, id: string, now: number): Promise<Reply> {
    const intent = await find<Intent>(db, id);
    if (intent?.status !== 'requires_capture') return invalidState(intent);
    const moved: Intent = { ...intent, status };
    await save(db, 'payment_intent', now, moved);
    await emit(db, event, moved, now);
    return { status: 200, body: moved };
  };

/** POST /v1/payment_intents/:id/capture and /cancel. */
export const captureIntent = transition('succeeded', 'payment_intent.succeeded');
export const cancelIntent = transition('canceled', 'payment_intent.canceled');
