// Answers by email in the shapes of two vendors: SendGrid’s Inbound Parse and Postmark’s inbound webhook.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { InboundEmail } from '@/contract/account/threads/endpoints';
import type { EmailFile } from '@/server/modules/account/threads/emailReplies';
import { textOfHtml } from '@/server/modules/account/threads/htmlText';

const MAX_TEXT = 100_000;
/** Files of one letter that are kept. */
const MAX_FILES = 10;
const MIN_INLINE_BYTES = 20_000;

/** A letter with its files, of a vendor. */
export type VendorEmail = InboundEmail & { files: readonly EmailFile[] };

interface AttachedFile extends EmailFile {
  type: string;
  /** It stands within the text. */
  isInline: boolean;
}

type MailHeaders = readonly { name: string; value: string }[];

/** Subjects of vacation replies where a mail system sets no header. */
const AUTOMATIC_SUBJECT =
  /^(?:automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office|respuesta autom[aá]tica|fuera de la oficina|undeliverable|delivery status notification|mail delivery failed)\b/i;

/** Whether a mail system sent it by itself: RFC 3834, and what systems did before it. */
export function isAutomatic(headers: MailHeaders, from: string): boolean {
  const is = (name: string, pattern: RegExp) =>
    headers.some((header) => header.name.toLowerCase() === name && pattern.test(header.value.trim()));
  return (
    is('auto-submitted', /^(?!no\b)/i) ||
    is('precedence', /^(?:bulk|junk|list|auto_reply)/i) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'list-id', 'list-unsubscribe', 'x-failed-recipients'].some(
      (name) => is(name, /^(?!no$)/i),
    ) ||
    is('return-path', /^<>$/) ||
    is('content-type', /^multipart\/report/i) ||
    is('subject', AUTOMATIC_SUBJECT) ||
    /\b(?:mailer-daemon|postmaster)@/i.test(from)
  );
}

/** Headers of a report that name what it is about. */
const ABOUT = new Set(['subject', 'in-reply-to', 'references', 'x-failed-recipients']);

/** What a mail system says for programs about a letter that comes back: the parts of RFC 3464, and its own headers. */
const returnedText = (headers: MailHeaders, parts: readonly AttachedFile[]) =>
  [
    ...headers.filter(({ name }) => ABOUT.has(name.toLowerCase())).map(({ name, value }) => `${name}: ${value}`),
    ...parts.map(({ bytes }) => Buffer.from(bytes).toString()),
  ]
    .join('\n')
    .slice(0, MAX_TEXT);

/** Stands in for the Message-ID that some mail systems leave out of what they report: the same email has the same one. */
const idOf = (parts: unknown) => `<${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}@no-id.invalid>`;

/** The letter as we take it; undefined where a part is missing. */
function letterOf(parts: {
  from: string;
  to: string;
  text: string;
  html: string;
  messageId: string;
  headers: MailHeaders;
  files: readonly AttachedFile[];
}): VendorEmail | undefined {
  const { from, to, messageId, headers } = parts;
  const isCalendar = ({ type, name }: AttachedFile) => /^text\/calendar\b/i.test(type) || /\.ics$/i.test(name);
  const reported = parts.files.filter(({ type }) => /^(?:message\/|text\/rfc822-headers)/i.test(type));
  const calendarFile = parts.files.find(isCalendar);
  const calendar = calendarFile && Buffer.from(calendarFile.bytes).toString().slice(0, MAX_TEXT);
  // Logos of signatures are small pictures within the text.
  const files = parts.files.filter(
    (file) => !isCalendar(file) && !(file.isInline && file.bytes.length < MIN_INLINE_BYTES),
  );
  const text = (parts.text.trim() || textOfHtml(parts.html)).slice(0, MAX_TEXT);
  const automatic = isAutomatic(headers, from);
  const returned = automatic && returnedText(headers, reported);
  if (!from || !to) return undefined;
  return {
    from: from.slice(0, 320),
    to: to.slice(0, 2_000),
    messageId: messageId.slice(0, 500) || idOf([from, to, headers, text]),
    text,
    automatic,
    ...(returned && { returned }),
    ...(calendar && { calendar }),
    files: files.slice(0, MAX_FILES).map(({ name, bytes }) => ({ name: name.slice(0, 150), bytes })),
  };
}

/** The headers of a letter as text, its folded lines joined. */
const headersIn = (text: string): MailHeaders =>
  text
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [{ name, value }];
    });
const messageIdIn = (headers: MailHeaders) =>
  headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value.split(/\s/)[0];

/** The fields of files within the text, by their content ids. */
const contentIdsIn = (text: string): Record<string, string> =>
  z
    .string()
    .transform((json) => JSON.parse(json))
    .pipe(z.record(z.string(), z.string()))
    .catch({})
    .parse(text || '{}');

/** A form with the letter in parts; the envelope says where it really went, also where it was a blind copy. */
export async function parseSendGrid(contentType: string, body: Uint8Array): Promise<VendorEmail | undefined> {
  const form = await new Response(body as BodyInit, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined);
  const part = (name: string) => {
    const value = form?.get(name);
    return typeof value === 'string' ? value : '';
  };
  const envelope = z
    .string()
    .transform((text) => JSON.parse(text))
    .pipe(z.object({ to: z.array(z.string()) }))
    .catch({ to: [] })
    .parse(part('envelope') || '{}');
  const to = [...envelope.to, part('to')].join(', ');
  const letter = { from: part('from'), to, text: part('text'), html: part('html') };
  const headers = headersIn(part('headers'));
  const inline = new Set(Object.values(contentIdsIn(part('content-ids'))));
  const files: AttachedFile[] = [];
  for (const [field, value] of form ?? [])
    if (typeof value !== 'string') {
      const { name, type } = value;
      files.push({ name, type, isInline: inline.has(field), bytes: new Uint8Array(await value.arrayBuffer()) });
    }
  return letterOf({ ...letter, headers, files, messageId: messageIdIn(headers) ?? '' });
}

const PostmarkEmail = z.object({
  From: z.string(),
  To: z.string().default(''),
  OriginalRecipient: z.string().default(''),
  MessageID: z.string(),
  Subject: z.string().default(''),
  Attachments: z
    .array(
      z.object({
        Name: z.string().default(''),
        ContentType: z.string().default(''),
        Content: z.string().default(''),
        ContentID: z.string().nullish(),
      }),
    )
    .default([]),
  TextBody: z.string().default(''),
  HtmlBody: z.string().default(''),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});

/** JSON; the id of the letter itself stands among its headers, `MessageID` is Postmark’s own. */
export function parsePostmark(body: Uint8Array): VendorEmail | undefined {
  const { data } = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(PostmarkEmail)
    .safeParse(Buffer.from(body).toString());
  if (!data) return undefined;
  const headers = [
    ...data.Headers.map(({ Name, Value }) => ({ name: Name, value: Value })),
    { name: 'Subject', value: data.Subject },
  ];
  const to = [data.OriginalRecipient, data.To].filter(Boolean).join(', ');
  const files = data.Attachments.map(({ Name, ContentType, Content, ContentID }) => ({
    name: Name,
    type: ContentType,
    isInline: Boolean(ContentID),
    bytes: Buffer.from(Content, 'base64'),
  }));
  const letter = { from: data.From, to, text: data.TextBody, html: data.HtmlBody };
  return letterOf({ ...letter, headers, files, messageId: messageIdIn(headers) ?? data.MessageID });
}
