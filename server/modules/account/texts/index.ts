import { canText, readPhone } from '@/contract/format/phoneText';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { Undeliverable } from '@/server/providers/sms/sms';
import { textReplyHandlers } from '@/server/replyHandlers';
import { isWord, readOptOut } from './optOut';
import { nextAllowedTime } from './quietHours/policy';
import * as repo from './repo';

const START_WORDS = ['start', 'unstop', 'opt in', 'iniciar'];
const HELP_WORDS = ['help', 'info', 'ayuda'];
const OPTED_OUT = {
  en: 'Belong: You have opted out and will get no more texts from us. Reply START to opt back in.',
  es: 'Belong: Ya no recibirá más mensajes de texto de nosotros. Responda START para volver a recibirlos.',
} as const;

interface InboundText {
  from: string;
  text: string;
  /** Of the carrier: a text that comes twice counts once. */
  messageId: string;
  /** Pictures came with it. */
  hasMedia?: boolean;
}

/** Adds a text to the first thread that takes it. Returns the confirmation; undefined where none does. */
async function addToThread(services: Services, phone: string, body: string, messageId: string) {
  const { db, clock } = services;
  if (!body.trim() || !messageId) return undefined;
  return asSystem(db, async (trx) => {
    const call = { db: trx, services, now: clock() };
    for (const handle of textReplyHandlers) {
      const confirmation = await handle(call, phone, { messageId, body: body.trim().slice(0, 8_000) });
      if (confirmation !== undefined) return confirmation;
    }
    return undefined;
  });
}

/**
 * What we answer to a text that a person sent us; empty for nothing. An opt-out holds from that moment for everything we send
 * to the number.
 */
export async function handleText(
  services: Services,
  { from, text, messageId, hasMedia = false }: InboundText,
): Promise<string> {
  const { db, clock, siteUrl } = services;
  const phone = readPhone(from) ?? from;
  const optOut = readOptOut(text);
  if (optOut) {
    const isNew = await asSystem(db, (trx) => repo.insertOptOut(trx, phone, optOut.word, clock()));
    if (optOut.saysMore) await addToThread(services, phone, text, messageId);
    // One confirmation: those who have opted out get no more texts.
    return isNew ? OPTED_OUT[optOut.language] : '';
  }
  if (isWord(text, START_WORDS)) {
    await asSystem(db, (trx) => repo.deleteOptOut(trx, phone));
    return 'Belong: You are opted in to texts again. Reply HELP for help, STOP to end. Message and data rates may apply.';
  }
  const help = `For help, go to ${siteUrl}/support.`;
  if (isWord(text, HELP_WORDS))
    return `Belong: Texts about your tours, meetings, and account. ${help} Reply STOP to end. Message and data rates may apply.`;
  const confirmation = await addToThread(services, phone, text, messageId);
  if (await asSystem(db, (trx) => repo.hasOptedOut(trx, phone))) return '';
  if (hasMedia)
    return `${confirmation || 'Belong:'} We can’t get pictures by text. Reply to our email about the repair with them, or add them at ${siteUrl}${routes.accounts.overview()}.`;
  return confirmation ?? `Belong: Please write in words what we can do for you. ${help}`;
}

interface Text {
  id: string;
  recipient: string;
  timeZone: string | null;
  body: string;
}

/** When a text may leave, where that is later than now: one with a zone leaves by daylight there alone. */
export const sendableAt = ({ timeZone }: Pick<Text, 'timeZone'>, now: Date): Date | null =>
  timeZone ? nextAllowedTime(now, timeZone) : null;

/** Sends a text unless the number has opted out, which a carrier may know before us. Holds no transaction meanwhile. */
export async function sendText({ db, sms, clock }: Services, { id, recipient, body }: Omit<Text, 'timeZone'>) {
  if (!canText(recipient)) throw new Undeliverable('It has an extension');
  if (await asSystem(db, (trx) => repo.hasOptedOut(trx, recipient))) throw new Undeliverable('They opted out', true);
  try {
    await sms.send({ id, to: recipient, body });
  } catch (error) {
    if (error instanceof Undeliverable && error.optedOut)
      await asSystem(db, (trx) => repo.insertOptOut(trx, recipient, 'carrier', clock()));
    throw error;
  }
}
