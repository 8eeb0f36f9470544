/** One attempt, as it leaves. */
export interface OutgoingWebhook {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** What came back: an answer with its status, or why there was none. The body may be cut off. */
export interface WebhookReply {
  status: number | null;
  body: string;
  error: string | null;
  /** `Retry-After` in seconds. */
  retryAfterSeconds: number | null;
  durationMs: number;
}

/** Calls addresses that partners named. Never throws for what a receiver does. */
export interface WebhookSender {
  /** Why an address cannot be an endpoint, before anything is asked; null where it can. */
  problemWith: (url: string) => string | null;
  send: (message: OutgoingWebhook) => Promise<WebhookReply>;
}
