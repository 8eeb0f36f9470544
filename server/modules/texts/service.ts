import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { Undeliverable } from '@/server/providers/sms/sms';
import { carrierNumber } from './phoneNumbers/service';
import { nextAllowedTime } from './quietHours/policy';
import * as repo from './repo';

const STOP_WORDS = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
const START_WORDS = new Set(['START', 'UNSTOP']);
const HELP_WORDS = new Set(['HELP', 'INFO']);

/** What we answer to a text somebody sent us. STOP holds from that moment for everything we send to the number. */
export async function handleKeyword({ db, clock, siteUrl }: Services, from: string, said: string): Promise<string> {
  const word = said.trim().toUpperCase();
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
  return `Belong: We do not read replies to this number. ${help}`;
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
