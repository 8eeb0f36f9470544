import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { Undeliverable } from '@/server/providers/sms/sms';
import { textReplyHandlers } from '@/server/replyHandlers';
import { carrierNumber } from './phoneNumbers';
import { nextAllowedTime } from './quietHours/policy';
import * as repo from './repo';

const STOP_WORDS = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
const START_WORDS = new Set(['START', 'UNSTOP']);
const HELP_WORDS = new Set(['HELP', 'INFO']);

interface InboundText {
  from: string;
  text: string;
  /** Of the carrier: a text that comes twice counts once. */
  messageId: string;
}

/** Adds a text to the first thread that takes it. Returns the confirmation; undefined where none does. */
async function addToThread(services: Services, phone: string, body: string, messageId: string) {
  const { db, clock } = services;
  if (!body.trim() || !messageId) return undefined;
  return asSystem(db, async (trx) => {
    const call = { db: trx, services, now: clock() };
    for (const handle of textReplyHandlers) {
      const confirmation = await handle(call, phone.slice(-10), { messageId, body: body.trim().slice(0, 8_000) });
      if (confirmation) return confirmation;
    }
    return undefined;
  });
}

/** What we answer to a text somebody sent us. STOP holds from that moment for everything we send to the number. */
export async function handleText(services: Services, { from, text, messageId }: InboundText): Promise<string> {
  const { db, clock, siteUrl } = services;
  const word = text.trim().toUpperCase();
  const phone = carrierNumber(from);
  if (STOP_WORDS.has(word)) {
    await asSystem(db, (trx) => repo.insertOptOut(trx, phone, word, clock()));
    return 'Belong: You have opted out and will get no more texts from us. Reply START to opt back in.';
  }
  if (START_WORDS.has(word)) {
    await asSystem(db, (trx) => repo.deleteOptOut(trx, phone));
    return 'Belong: You are opted in to texts again. Reply HELP for help, STOP to end. Message and data rates may apply.';
  }
  const help = `For help, go to ${siteUrl}/support.`;
  if (HELP_WORDS.has(word))
    return `Belong: Texts about your tours, meetings, and account. ${help} Reply STOP to end. Message and data rates may apply.`;
  return (
    (await addToThread(services, phone, text, messageId)) ?? `Belong: We do not read replies to this number. ${help}`
  );
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
  const to = carrierNumber(recipient);
  if (await asSystem(db, (trx) => repo.hasOptedOut(trx, to))) throw new Undeliverable('They opted out', true);
  try {
    await sms.send({ id, to, body });
  } catch (error) {
    if (error instanceof Undeliverable && error.optedOut)
      await asSystem(db, (trx) => repo.insertOptOut(trx, to, 'carrier', clock()));
    throw error;
  }
}
