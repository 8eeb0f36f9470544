import { SharedError } from '@/server/bundles/sharedError';

/** A text on its way out. */
export interface OutgoingSms {
  id: string;
  /** As carriers write it: `+14155550134`. */
  to: string;
  body: string;
}

/** A carrier of texts. Throwing means “not delivered, try again”, unless it is `Undeliverable`. */
export interface Sms {
  send: (text: OutgoingSms) => Promise<void>;
  /** Whether a message to our webhook comes from the carrier: it signs the address and every field. */
  isGenuine: (signature: string, url: string, fields: Record<string, string>) => Promise<boolean>;
}

/** Trying again is no use: they have opted out, or the number takes no texts. */
export class Undeliverable extends SharedError {
  static override readonly kind: string = 'Undeliverable';
  override name = 'Undeliverable';
  readonly optedOut: boolean;

  constructor(message: string, optedOut = false) {
    super(message);
    this.optedOut = optedOut;
  }
}

export const STATUS_PATH = '/webhooks/texts/status';

/** Where the carrier reports what became of a message; the site’s browser door lets it in. */
export const statusUrl = (siteUrl: string, messageId: string) =>
  `${siteUrl}/api/consumer${STATUS_PATH}?message=${encodeURIComponent(messageId)}`;
