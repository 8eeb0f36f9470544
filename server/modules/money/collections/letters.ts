// The letter that asks former residents for what they owe: on paper, with a copy by email. As the system.
import { formatExactMoney } from '@/contract/amounts/cents';
import { addDays, latest } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { formatPhone } from '@/contract/format/phoneText';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { debtLetter } from '@/contract/law/debts';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import { type DebtLetterLine, debtLetterLifecycle } from '@/contract/money/collections/constants';
import type { FinalAccount } from '@/contract/money/finalAccounts/endpoints';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import type { LetterHandler } from '@/server/letterTypes';
import { queueMessage } from '@/server/modules/account/outbox';
import { listLeaseParties } from '@/server/modules/homes/residents';
import { findLease, type LeaseRow } from '@/server/modules/money/charges/lease';
import { cancelLetter, plannedGivenOn, queueLetter, readPostalAddress } from '@/server/modules/platform/letters';
import type { Pdf } from '@/server/pdf/document';
import { fillLine, listOf, longDay, type PaperLanguage, paperLanguages } from '@/server/pdf/languages';
import { debtWords } from './letterText';
import * as repo from './repo';

const subjectOf = (id: string) => `debt_letter:${id}`;
const homeOf = ({ terms: { address } }: LeaseRow) =>
  [address.streetAddress, address.unit, address.city].filter(Boolean).join(', ');

/** Charges by kind, less what came off them: together what is owed. */
function linesOf({ kinds, paid }: FinalAccount): DebtLetterLine[] {
  const waived = kinds.reduce((sum, { waivedCents }) => sum + waivedCents, 0);
  const less = [
    { label: 'Waived', cents: -waived },
    { label: 'Paid', cents: -paid.paymentsCents },
    { label: 'Credits', cents: -paid.creditsCents },
    { label: 'Paid from the security deposit', cents: -paid.depositCents },
  ];
  return [
    ...kinds.map(({ kind, chargedCents }) => ({ label: chargeKindRules[kind].label, cents: Number(chargedCents) })),
    ...less.filter(({ cents }) => cents !== 0),
  ];
}

/** Everyone who owes it hears by email what the letter says, or what our team found out. */
async function tellDebtors(
  db: Db,
  lease: LeaseRow,
  key: string,
  news: {
    stage: 'letter' | 'answer' | 'placed';
    cents: number;
    by: string | null;
    note: string | null;
    siteUrl: string;
  },
): Promise<void> {
  const { siteUrl, ...data } = news;
  for (const { personId, name, email } of await listLeaseParties(db, lease.leaseId))
    await queueMessage(db, {
      dedupeKey: `debt:${key}:${personId ?? email}`,
      channel: 'email',
      recipient: email,
      template: 'debt',
      data: { ...data, name, home: lease.terms.address.streetAddress, link: `${siteUrl}${routes.accounts.payments()}` },
    });
}

export const tellAnswer = (
  db: Db,
  lease: LeaseRow,
  { id, answer }: { id: string; answer: string },
  siteUrl: string,
): Promise<void> => tellDebtors(db, lease, id, { stage: 'answer', cents: 0, by: null, note: answer, siteUrl });

/** Who has the debt from now on, and how to reach them. */
export function tellPlacement(
  db: Db,
  lease: LeaseRow,
  { id, amount, agency, reference }: Pick<repo.PlacementRow, 'id' | 'amount' | 'agency' | 'reference'>,
  siteUrl: string,
): Promise<void> {
  const { name, address, phone, site } = agency;
  const note = [name, address, formatPhone(phone), site, reference && `Number ${reference}`].filter(Boolean).join(', ');
  return tellDebtors(db, lease, id, { stage: 'placed', cents: amount, by: null, note, siteUrl });
}

/** Puts the letter into the queue of the desk or of the mail service, and queues the emails. */
export async function askForPayment(
  db: Db,
  lease: LeaseRow,
  account: FinalAccount,
  { personId: askedBy, siteUrl, now }: { personId: string; siteUrl: string; now: Date },
): Promise<{ id: string; amount: number }> {
  const { leaseId, homeId, timeZone } = lease;
  const where = jurisdictionOf(lease.terms.address);
  const today = localDay(now, timeZone);
  const amount = account.owedCents;
  const by = addDays(plannedGivenOn(where, 'debt', today), debtLetter(where, today).days);
  const id = newId(now.getTime());
  const lines = JSON.stringify(linesOf(account));
  const row = { id, leaseId, homeId, amount, lines, respondBy: by, askedBy, askedAt: now, status: 'asked' as const };
  await repo.insertLetter(db, row);
  const forwarding = await repo.findForwardingAddress(db, leaseId);
  await queueLetter(db, {
    homeId,
    leaseId,
    subject: `debt:${id}`,
    kind: 'debt',
    title: `What is owed: ${lease.terms.residents.join(', ')}`.slice(0, 300),
    recipients: lease.terms.residents,
    ...(forwarding ? readPostalAddress(forwarding) : { home: lease.terms.address }),
    where,
    timeZone,
    now,
  });
  await tellDebtors(db, lease, id, { stage: 'letter', cents: amount, by, note: null, siteUrl });
  return { id, amount };
}

/** A letter that is not in the mail yet is not sent. */
export async function cancelDebtLetter(db: Db, id: string, now: Date): Promise<void> {
  const letter = await repo.lockLetter(db, id);
  const status = debtLetterLifecycle.after(letter.status, 'cancel');
  if (!status) return;
  await repo.updateLetter(db, id, { status });
  await cancelLetter(db, `debt:${id}`, now);
  await audit(db, { event: 'debt.letter_canceled', subject: subjectOf(id), detail: { amount: letter.amount } });
}

function writeDebtLetter(pdf: Pdf, letter: repo.LetterRow, lease: LeaseRow, language: PaperLanguage): void {
  const words = debtWords[language];
  const { NOTICE_ADDRESS: office, NOTICE_PHONE: phone, SITE_URL: link, TAX_PAYER: company } = env();
  const today = localDay(letter.askedAt, lease.timeZone);
  const values = {
    residents: listOf(language, lease.terms.residents),
    home: homeOf(lease),
    company: company.name,
    amount: formatExactMoney(letter.amount),
    today: longDay(language, today),
    respondBy: longDay(language, letter.respondBy),
    office,
    phone,
    link,
  };
  const say = (line: keyof typeof words) => pdf.paragraph(fillLine(words[line], values), 'plain', language);
  if (language === 'en') pdf.title(words.title);
  else pdf.chapter(words.title);
  for (const line of ['to', 'what', 'amount'] as const) say(line);
  pdf.rows(letter.lines.map(({ label, cents }) => ({ name: label, value: formatExactMoney(cents) })));
  for (const line of ['pay', 'plan', 'dispute', 'owner', 'after', 'bankruptcy', 'purpose'] as const) say(line);
  if (debtLetter(jurisdictionOf(lease.terms.address), today).hasCollectorNotice) say('collectors');
  say('from');
}

export const debtPaper: LetterHandler['prepare'] = async (db, id) => {
  const letter = await repo.findLetter(db, id);
  const lease = letter && (await findLease(db, letter.leaseId));
  if (letter?.status !== 'asked' || !lease) return undefined;
  return (pdf) => {
    for (const language of paperLanguages) writeDebtLetter(pdf, letter, lease, language);
  };
};

/** It is in the mail: its days count from the day on which the law says that it was given. */
export const servedDebtLetter: LetterHandler['serve'] = async (db, _services, { id, servedOn, givenOn }) => {
  const letter = await repo.lockLetter(db, id);
  const lease = await findLease(db, letter.leaseId);
  const status = debtLetterLifecycle.after(letter.status, 'send');
  if (!status || !lease) return;
  const { days } = debtLetter(jurisdictionOf(lease.terms.address), servedOn);
  const respondBy = latest(letter.respondBy, addDays(givenOn, days));
  await repo.updateLetter(db, id, { status, sentOn: servedOn, respondBy });
  await audit(db, { event: 'debt.letter_sent', subject: subjectOf(id), detail: { servedOn, respondBy } });
};
