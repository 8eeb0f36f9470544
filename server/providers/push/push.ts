import { SharedError } from '@/server/bundles/sharedError';

/** A notification for one browser. It says no more than the subject of the email about the same thing. */
export interface OutgoingPush {
  id: string;
  to: { endpoint: string; p256dh: string; auth: string };
  title: string;
  link: string;
  /** Messages its reader has not read, for the icon of the app. */
  unread: number;
}

/** The browser no longer takes messages: its subscription goes. */
export class Unsubscribed extends SharedError {
  static override readonly kind: string = 'Unsubscribed';
  override name = 'Unsubscribed';
}

/** The push service takes no more for now: the notification waits as long as it says. */
export class PushLimited extends SharedError {
  static override readonly kind: string = 'PushLimited';
  override name = 'PushLimited';

  constructor(readonly waitMs: number) {
    super(`The push service takes no more for ${waitMs / 1_000} s`);
  }
}

export interface Push {
  /** What a browser subscribes with. */
  publicKey: () => string;
  send: (message: OutgoingPush) => Promise<void>;
}
