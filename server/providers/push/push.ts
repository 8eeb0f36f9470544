import { SharedError } from '@/server/bundles/sharedError';

/** A notification for one browser. It says no more than the subject of the email about the same thing. */
export interface OutgoingPush {
  id: string;
  to: { endpoint: string; p256dh: string; auth: string };
  title: string;
  link: string;
}

/** The browser no longer takes messages: its subscription goes. */
export class Unsubscribed extends SharedError {
  static override readonly kind: string = 'Unsubscribed';
  override name = 'Unsubscribed';
}

export interface Push {
  /** What a browser subscribes with. */
  publicKey: () => string;
  send: (message: OutgoingPush) => Promise<void>;
}
