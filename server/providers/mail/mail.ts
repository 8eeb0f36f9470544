import type { Language } from '@/contract/account/profiles/endpoints';

/** A file that goes along; a calendar file says by its method what a calendar should do with it. */
export interface Attachment {
  name: string;
  type: 'text/calendar';
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

/** A letter on its way out. The id makes a repeated delivery recognisable to the other side. */
export interface OutgoingEmail {
  id: string;
  to: string;
  subject: string;
  body: string;
  /** Of the words; English where it is not said. */
  language?: Language;
  attachments?: Attachment[];
  /** Whom an answer goes to, where it is not our usual address. */
  replyTo?: string;
  /** Where one press ends letters of this kind (RFC 8058). */
  unsubscribe?: string;
}

/** A mail carrier. Throwing means "not delivered, try again". */
export interface EmailSender {
  send: (mail: OutgoingEmail) => Promise<void>;
}

/** Each letter of ours is sent by a program: vacation replies and other programs must not answer it (RFC 3834). */
export const AUTOMATIC_HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const;

/** What mail programs read to offer a button of their own. */
export const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The name under which vendors give the id of a message back in what they report about it. */
export const MESSAGE_ID_FIELD = 'outbox-message';

/** Ask SendGrid (`unique_args`) and Postmark (metadata) to name a message in what they report about it. */
export const reportHeaders = (id: string) => ({
  'X-SMTPAPI': JSON.stringify({ unique_args: { [MESSAGE_ID_FIELD]: id } }),
  [`X-PM-Metadata-${MESSAGE_ID_FIELD}`]: id,
});
