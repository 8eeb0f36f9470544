// Emails by which mail systems say that a letter of ours did not arrive: RFC 3464, and what Exim, qmail, Exchange, Gmail, and
// Yahoo write for people alone. Complaints in the form of RFC 5965 come the same way.
import { sql } from 'kysely';
import type { InboundEmail } from '@/contract/account/threads/endpoints';
import { readEmail } from '@/contract/format/emailText';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { type DeliveryKind, insertReport } from './repo';

type Letter = Pick<InboundEmail, 'messageId' | 'text' | 'automatic' | 'returned'>;

export interface Returned {
  /** Ids that may be of our message, from the headers of the returned letter. */
  messageIds: string[];
  /** Addresses in the report, for one that returns no headers. */
  addresses: string[];
  kind: DeliveryKind;
  detail: string | null;
}

const IDS = /<?\b([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi;
const ID_LINES = /^[>\s]*(?:message-id|original-message-id|in-reply-to|references)\s*:.*$/gim;
/** Our message as `reportHeaders` names it (server/providers/mail/mail.ts). */
const NAMED = /^[>\s]*x-pm-metadata-outbox-message\s*:\s*([0-9a-f-]{36})\s*$/im;
const ADDRESSES = /[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+\.[^\s<>()[\]",;:.]+/g;

/** A code of RFC 3463, not a part of a network address. */
const STATUS = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/;
const DELAYED =
  /\bdelayed\b|\bwarning only\b|do not need to resend|will (?:keep trying|be retried|retry)|still trying|has not yet been delivered|se ha retrasado/i;
const FAILED =
  /delivery (?:has )?failed|undeliver(?:able|ed)|(?:could ?n[o’']t|cannot|was ?n[o’']t|not) (?:be )?deliver(?:ed)?|unable to deliver|failure notice|did not reach|returned mail|permanent (?:fatal )?error|delivery (?:status notification \(failure\)|failure|error)|wasn['’]t able to deliver|error has occurred while attempting to deliver|no se (?:ha podido|pudo) entregar|no entregado|error de entrega/i;
/** The address takes no messages at all, in the words of servers that give no code. */
const NO_SUCH_ADDRESS =
  /(?:user|recipient|address|mailbox|account)\)? (?:is )?(?:unknown|not found|not known|disabled|inactive|closed)|unknown (?:user|recipient|address|local)|no such (?:user|recipient|mailbox|address|account|person|domain)|does ?n[o’']t (?:exist|have an? .{1,40}account)|couldn['’]t be found|wasn['’]t found|no mailbox here|no valid recipients?|recipientnotfound|invalid (?:mailbox|recipient)|(?:host or )?domain name not found|domain .{1,80}couldn['’]t be found|no se encontr[oó]/i;

/** The answer of a server, in an email that says in no other words that it failed. */
const REFUSAL = /^[>\s]*5\d\d[ -]/;
const isRefusal = (line: string) => REFUSAL.test(line) && NO_SUCH_ADDRESS.test(line);
/** RFC 5965 and its registry: what a person did who has a letter of ours. `auth-failure` and `not-spam` are no complaints. */
const COMPLAINT = /^feedback-type:\s*(?:abuse|fraud|opt-out(?:-list)?)\b/im;

/** 5.1.x: the address; 5.2.1: the mailbox is closed; 5.4.4: there is no such server. 5.1.8 is about the sender. */
const isAddressProblem = (status: string) => /^5\.1\.(?!8$)|^5\.2\.1$|^5\.4\.4$/.test(status);

function kindOf(report: string, action: string | undefined, status: string | undefined): DeliveryKind | undefined {
  if (COMPLAINT.test(report)) return 'complained';
  if (action === 'delivered' || action === 'relayed' || action === 'expanded') return 'delivered';
  if (action === 'delayed') return 'delayed';
  if (action === undefined && !FAILED.test(report) && !report.split('\n').some(isRefusal))
    return DELAYED.test(report) ? 'delayed' : undefined;
  if (action === undefined && DELAYED.test(report) && !status?.startsWith('5')) return 'delayed';
  // 5.0.0 and 4.0.0 say only that it failed.
  const isExact = status !== undefined && !status.endsWith('.0.0');
  return (isExact ? isAddressProblem(status) : NO_SUCH_ADDRESS.test(report)) ? 'bounced' : 'softBounced';
}

/** What an email of a mail system says about a letter; undefined for a vacation reply, a receipt, and every other email. */
export function readReturned({ text, automatic, returned = '' }: Omit<Letter, 'messageId'>): Returned | undefined {
  if (!automatic) return undefined;
  const report = `${returned}\n${text}`.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]+(?=\S)/g, ' ');
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(report)?.[1]?.trim();
  const action = field('action')?.toLowerCase();
  const words = text.split(/\n[>\s]*-{2,}.*(?:below|copy|original|returned)|\nreceived:/i)[0] ?? text;
  const status = STATUS.exec(field('status') ?? '')?.[0] ?? STATUS.exec(field('diagnostic-code') ?? words)?.[0];
  const kind = kindOf(report, action, status);
  if (!kind) return undefined;
  const lines = report.match(ID_LINES) ?? [];
  const ids = lines.flatMap((line) => [...line.matchAll(IDS)].map(([, id = '']) => id.toLowerCase()));
  const [, named] = NAMED.exec(report) ?? [];
  const diagnostic = field('diagnostic-code')?.replace(/^(?:smtp|x-[\w-]+)\s*;\s*/i, '');
  const answer =
    /(?:^|[:\s])([45]\d\d[ :-].{3,})$/m.exec(words)?.[1] ??
    words.split('\n').find((line) => NO_SUCH_ADDRESS.test(line)) ??
    words.split('\n').find((line) => FAILED.test(line));
  const detail = kind === 'delivered' ? null : (diagnostic ?? answer)?.replaceAll(/\s+/g, ' ').trim();
  return {
    messageIds: [...new Set([...(named ? [named] : []), ...ids])],
    addresses: [
      ...new Set(
        (report.match(ADDRESSES) ?? []).flatMap((address) => {
          const read = readEmail(address.replace(/^(?:rfc822|utf-8);?/i, ''));
          return read === undefined ? [] : [read];
        }),
      ),
    ],
    kind,
    detail: (detail ?? '').slice(0, 500) || null,
  };
}

/** Reports that return no headers are about the newest letter to their address within so many days. */
const DAYS = '7 days';

async function findMessage(db: Db, { messageIds, addresses }: Returned, now: Date) {
  const { rows } = await sql<{ id: string; isSure: boolean }>`
    select id, id = any(${messageIds}::uuid[]) as "isSure" from outbox
    where channel = 'email' and (id = any(${messageIds}::uuid[]) or (recipient = any(${addresses}::text[])
      and sent_at > ${now}::timestamptz - ${sql.lit(DAYS)}::interval))
    order by 2 desc, sent_at desc nulls last limit 1`.execute(db);
  return rows[0];
}

/** Stores what a mail system reports, once; false where it is no such report, or about no message of ours. As the system. */
export async function receiveReturned(db: Db, letter: Letter, now: Date): Promise<boolean> {
  const returned = readReturned(letter);
  const message = returned && (await findMessage(db, returned, now));
  if (!message) return false;
  const { kind, detail } = returned;
  await insertReport(db, {
    id: newId(now.getTime()),
    messageId: message.id,
    vendor: 'mail',
    vendorId: letter.messageId.slice(0, 300),
    // Anyone can write a report about an address. Only one that has our message speaks for it.
    kind: kind === 'bounced' && !message.isSure ? 'softBounced' : kind,
    vendorKind: kind,
    detail,
    at: now,
  });
  return true;
}
