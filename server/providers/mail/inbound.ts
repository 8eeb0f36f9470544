import { randomBytes } from 'node:crypto';
import type { Env } from '@/server/env';

type InboundEmailEnv = Pick<
  Env,
  'MAIL_REPLY_DOMAIN' | 'MAIL_INBOUND_SECRET' | 'SENDGRID_INBOUND_KEY' | 'SENDGRID_EVENTS_KEY' | 'SMTP_URL'
>;

/** While letters stay on this machine, answers are taken from it without proof; once they leave, only with the secret. */
export function inboundEmailSettings(env: InboundEmailEnv) {
  const { MAIL_REPLY_DOMAIN, MAIL_INBOUND_SECRET, SENDGRID_INBOUND_KEY, SENDGRID_EVENTS_KEY, SMTP_URL } = env;
  const unguessed = () => randomBytes(32).toString('hex');
  return {
    domain: MAIL_REPLY_DOMAIN,
    secret: MAIL_INBOUND_SECRET ?? (SMTP_URL ? unguessed() : null),
    sendGridKey: SENDGRID_INBOUND_KEY ?? null,
    sendGridEventsKey: SENDGRID_EVENTS_KEY ?? null,
  };
}

/** The organizer of our invitations: calendars send a yes or a no there. */
export const calendarAddress = (domain: string) => `calendar@${domain}`;

/** The reply address of an email: its key identifies the reader and the conversation. */
export const replyAddress = (domain: string, replyKey: string) => `reply+${replyKey}@${domain}`;
