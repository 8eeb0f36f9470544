// Due diligence: the letter to the last address of the owner, on paper, and an email where we know one.
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { latest } from '@/contract/calendar/days';
import { stateName } from '@/contract/homes/addresses/states';
import { unclaimedLetter } from '@/contract/law/unclaimed';
import { unclaimedLifecycle, unclaimedPrograms } from '@/contract/money/unclaimedProperty/constants';
import { routes } from '@/contract/routes';
import { OFFICE_TIME_ZONE, officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { audit } from '@/server/http/audit';
import type { LetterHandler } from '@/server/letterTypes';
import { queueMessage } from '@/server/modules/account/outbox';
import { findProfile } from '@/server/modules/account/users';
import { queueLetter, readPostalAddress, serveBy } from '@/server/modules/platform/letters';
import type { Pdf } from '@/server/pdf/document';
import { fillLine, longDay, type PaperLanguage, paperLanguages } from '@/server/pdf/languages';
import { kindWords, letterWords } from './letterText';
import * as repo from './repo';

/** Whether a letter is owed that has not gone out. */
export const owesLetter = (
  item: Pick<repo.ItemRow, 'address' | 'homeId' | 'state' | 'amount' | 'letterOn'>,
  today: string,
): boolean =>
  item.letterOn === null &&
  item.address !== null &&
  item.homeId !== null &&
  item.state !== null &&
  unclaimedLetter(item.state, today, item.amount).isOwed;

/** Puts the letter into the queue of the desk once its days have begun, and queues the email. */
export async function askForLetter(
  db: Db,
  id: string,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<void> {
  const item = await repo.lock(db, id);
  const today = officeDay(now);
  const { state, address, homeId, leaseId, letterFrom, letterUntil, reportBy, ownerName } = item;
  if (item.status !== 'found' || item.letterAskedAt || !owesLetter(item, today)) return;
  if (!state || !address || !homeId || !letterFrom || !letterUntil || !reportBy || today < letterFrom) return;
  await queueLetter(db, {
    homeId,
    leaseId,
    subject: `unclaimed:${id}`,
    kind: 'unclaimedProperty',
    title: `Money that was not collected: ${ownerName}`.slice(0, 300),
    recipients: [ownerName],
    ...readPostalAddress(address),
    where: { state, localities: [] },
    certified: unclaimedLetter(state, today, item.amount).certified,
    timeZone: OFFICE_TIME_ZONE,
    dueOn: latest(letterUntil, today) === today ? serveBy(state, today) : letterUntil,
    now,
  });
  await repo.update(db, id, { letterAskedAt: now, updatedAt: now });
  const owner = item.ownerId ? await findProfile(db, item.ownerId) : undefined;
  if (!owner) return;
  await queueMessage(db, {
    dedupeKey: `unclaimedProperty:${id}`,
    channel: 'email',
    recipient: owner.email,
    template: 'unclaimedProperty',
    data: {
      name: owner.firstName,
      cents: item.amount,
      reportBy,
      link: `${siteUrl}${routes.accounts.payments()}`,
    },
  });
}

function writeLetter(pdf: Pdf, item: repo.ItemRow, language: PaperLanguage): void {
  const words = letterWords[language];
  const { NOTICE_ADDRESS: office, NOTICE_PHONE: phone, SITE_URL: link, TAX_PAYER: holder } = env();
  const state = item.state ?? '';
  const { payee = '', site = '' } = unclaimedPrograms[state] ?? {};
  const values = {
    owner: item.ownerName,
    amount: formatExactMoney(cents(item.amount)),
    since: longDay(language, item.since),
    kind: kindWords[language][item.kind],
    check: item.checkNumber ?? '',
    state: stateName(state) ?? state,
    reportBy: longDay(language, item.reportBy ?? item.since),
    holder: holder.name,
    payee,
    site,
    office,
    phone,
    link,
  };
  const say = (line: keyof typeof words) => pdf.paragraph(fillLine(words[line], values), 'plain', language);
  if (language === 'en') pdf.title(words.title);
  else pdf.chapter(words.title);
  for (const line of ['owner', 'what'] as const) say(line);
  if (item.checkNumber) say('check');
  for (const line of ['state', 'how', 'after', 'office', 'from'] as const) say(line);
}

export const unclaimedPaper: LetterHandler['prepare'] = async (db, id) => {
  const item = await repo.find(db, id);
  if (item?.status !== 'found') return undefined;
  return (pdf) => {
    for (const language of paperLanguages) writeLetter(pdf, item, language);
  };
};

/** It is in the mail. */
export const servedUnclaimedLetter: LetterHandler['serve'] = async (db, _services, { id, servedOn, now }) => {
  const item = await repo.lock(db, id);
  const status = unclaimedLifecycle.after(item.status, 'letter');
  if (!status) return;
  await repo.update(db, id, { status, letterOn: servedOn, updatedAt: now });
  await audit(db, { event: 'unclaimed.letter_sent', subject: `unclaimed_item:${id}`, detail: { servedOn } });
};
