// What mail and text vendors report, in their shapes: SendGrid’s event webhook
// (https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event), Postmark’s webhooks
// (https://postmarkapp.com/developer/webhooks/webhooks-overview), and Twilio’s status callback
// (https://www.twilio.com/docs/messaging/guides/track-outbound-message-status).
import * as z from 'zod';
import { MESSAGE_ID_FIELD } from '@/server/providers/mail/mail';
import type { DeliveryKind, DeliveryReport } from './repo';

/** Vendors say when someone opened a message or a link; we do not keep that. */
const NOT_KEPT: ReadonlySet<string> = new Set(['open', 'click', 'Open', 'Click']);

const Uuid = z.uuid().optional().catch(undefined);
/** Our mail server header `Message-ID` is the id of the message: `<id@host>`. */
const idIn = (messageId: string | undefined) => Uuid.parse(/^<?([0-9a-f-]{36})@/i.exec(messageId ?? '')?.[1]);

const words = (...parts: (string | null | undefined)[]) =>
  parts
    .filter((part): part is string => Boolean(part))
    .filter((part, at, all) => all.indexOf(part) === at)
    .join(': ')
    .slice(0, 500) || null;

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});

const text = z.string().nullish();

const SENDGRID_KINDS: Readonly<Record<string, DeliveryKind>> = {
  delivered: 'delivered',
  deferred: 'delayed',
  bounce: 'bounced',
  blocked: 'softBounced',
  dropped: 'dropped',
  spamreport: 'complained',
  unsubscribe: 'unsubscribed',
  group_unsubscribe: 'unsubscribed',
};

const SendGridEvent = z.object({
  event: z.string(),
  sg_event_id: z.string(),
  timestamp: z.number(),
  type: text,
  reason: text,
  response: text,
  status: text,
  'smtp-id': text,
  [MESSAGE_ID_FIELD]: Uuid,
});

/** The reports in a SendGrid batch, without events of messages that we did not send; undefined where the body is no batch. */
export function readSendGrid(body: string): DeliveryReport[] | undefined {
  const batch = json.pipe(z.array(z.unknown())).safeParse(body).data;
  return batch?.flatMap((each) => {
    const event = SendGridEvent.safeParse(each).data;
    const messageId = event && (event[MESSAGE_ID_FIELD] ?? idIn(event['smtp-id'] ?? undefined));
    if (!messageId || NOT_KEPT.has(event.event)) return [];
    // A bounce of type `blocked` says nothing against the address.
    const named = event.event === 'bounce' && event.type === 'blocked' ? 'blocked' : event.event;
    return {
      messageId,
      vendor: 'sendgrid' as const,
      vendorId: event.sg_event_id.slice(0, 300),
      kind: SENDGRID_KINDS[named] ?? 'other',
      vendorKind: named.slice(0, 100),
      detail: words(event.status, event.reason ?? event.response),
      at: new Date(event.timestamp * 1_000),
    };
  });
}

/** Bounces by type: https://postmarkapp.com/developer/api/bounce-api#bounce-types */
const POSTMARK_KINDS: Readonly<Record<string, DeliveryKind>> = {
  Delivery: 'delivered',
  SpamComplaint: 'complained',
  SubscriptionChange: 'unsubscribed',
  HardBounce: 'bounced',
  BadEmailAddress: 'bounced',
  SoftBounce: 'softBounced',
  DnsError: 'softBounced',
  Blocked: 'softBounced',
  SpamNotification: 'softBounced',
  VirusNotification: 'softBounced',
  ChallengeVerification: 'softBounced',
  DMARCPolicy: 'softBounced',
  Unknown: 'softBounced',
  Transient: 'delayed',
  ManuallyDeactivated: 'dropped',
  Unconfirmed: 'dropped',
  SMTPApiError: 'dropped',
  TemplateRenderingFailed: 'dropped',
  Unsubscribe: 'unsubscribed',
};

const PostmarkEvent = z.object({
  RecordType: z.string(),
  ID: z.number().optional(),
  MessageID: z.string().default(''),
  Type: text,
  Description: text,
  Details: text,
  SuppressionReason: text,
  SuppressSending: z.boolean().optional(),
  DeliveredAt: text,
  BouncedAt: text,
  ChangedAt: text,
  Metadata: z.record(z.string(), z.unknown()).default({}),
});

/** Postmark's report; an empty list for one that is not kept or not of our message, undefined where the body is no report. */
export function readPostmark(body: string, now: Date): DeliveryReport[] | undefined {
  const event = json.pipe(PostmarkEvent).safeParse(body).data;
  if (!event) return undefined;
  const messageId = Uuid.parse(event.Metadata[MESSAGE_ID_FIELD]);
  if (!messageId || NOT_KEPT.has(event.RecordType)) return [];
  const isResumed = event.RecordType === 'SubscriptionChange' && event.SuppressSending === false;
  const vendorKind = (event.RecordType === 'Bounce' && event.Type) || event.RecordType;
  const time = event.DeliveredAt ?? event.BouncedAt ?? event.ChangedAt;
  const at = time ? new Date(time) : now;
  return [
    {
      messageId,
      vendor: 'postmark',
      vendorId: `${vendorKind}:${event.ID ?? `${event.MessageID}:${time ?? ''}`}`.slice(0, 300),
      kind: isResumed ? 'other' : (POSTMARK_KINDS[vendorKind] ?? 'other'),
      vendorKind: vendorKind.slice(0, 100),
      detail: words(event.SuppressionReason, event.Description, event.Details),
      at: Number.isNaN(at.getTime()) ? now : at,
    },
  ];
}

/** Stages before a carrier answers, which say nothing about the arrival. */
const ON_ITS_WAY: ReadonlySet<string> = new Set(['accepted', 'scheduled', 'queued', 'sending', 'sent']);
/** Of a number that takes no texts, in words of https://www.twilio.com/docs/api/errors */
const TEXT_ERRORS: Readonly<Record<string, { kind: DeliveryKind; says: string }>> = {
  21610: { kind: 'unsubscribed', says: 'The number opted out' },
  30003: { kind: 'softBounced', says: 'The phone is off or out of reach' },
  30004: { kind: 'softBounced', says: 'The message was blocked' },
  30005: { kind: 'bounced', says: 'The number does not exist any more' },
  30006: { kind: 'bounced', says: 'The number is a landline or takes no texts' },
  30007: { kind: 'softBounced', says: 'The carrier filtered the message' },
  30008: { kind: 'softBounced', says: 'The carrier gave no reason' },
};
const TEXT_KINDS: Readonly<Record<string, DeliveryKind>> = {
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'softBounced',
  failed: 'softBounced',
  canceled: 'dropped',
};

/** The report of Twilio about the message that the callback’s address names; undefined for one that says nothing yet. */
export function readTwilio(messageId: string, fields: Record<string, string>, now: Date): DeliveryReport | undefined {
  const { MessageSid = '', MessageStatus = '', ErrorCode = '', ErrorMessage } = fields;
  const named = Uuid.parse(messageId);
  if (!named || !MessageSid || !MessageStatus || ON_ITS_WAY.has(MessageStatus)) return undefined;
  const error = TEXT_ERRORS[ErrorCode];
  const kind = TEXT_KINDS[MessageStatus] ?? 'other';
  return {
    messageId: named,
    vendor: 'twilio',
    vendorId: `${MessageSid}:${MessageStatus}`.slice(0, 300),
    kind: kind === 'softBounced' && error ? error.kind : kind,
    vendorKind: MessageStatus.slice(0, 100),
    detail: words(ErrorCode, ErrorMessage || error?.says),
    at: now,
  };
}
