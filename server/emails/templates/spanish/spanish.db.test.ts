import { beforeEach, expect, test } from 'vitest';
import { blockReasonCodes } from '@/contract/money/paymentMethods/constants';
import { renderMessage } from '@/server/emails/renderMessage';
import { sampleData } from '@/server/emails/sampleData';
import { MoneyChanged, Payment, Plan, Reminder } from '@/server/emails/templates/charge';
import { Ended, MoneyDue, MoveInRefunded } from '@/server/emails/templates/lease';
import { LeaseRequestUpdate } from '@/server/emails/templates/tenancy/leaseRequest';
import { depositAmounts, MoveOutUpdate } from '@/server/emails/templates/tenancy/moveOut';
import { NoticeUpdate } from '@/server/emails/templates/tenancy/notice';
import { RenewalUpdate } from '@/server/emails/templates/tenancy/renewal';
import { RentReportingUpdate } from '@/server/emails/templates/tenancy/rentReporting';
import { queueMessage } from '@/server/modules/account/outbox';
import { deliverMessage } from '@/server/modules/account/outbox/jobs';
import type { OutgoingEmail } from '@/server/providers/mail/mail';
import { testApi } from '@/tests/support/api';
import { createAccount } from '@/tests/support/fixtures/logins';
import { spanishTemplates } from './index';

const api = testApi();
const at = '2026-11-22T20:00:00Z';
const data = {
  firstName: 'Inés',
  name: 'Inés',
  code: '493 021',
  at,
  device: 'Chrome on Windows',
  change: 'passkey_added',
  what: 'My Mac',
  text: 'Vea cuándo',
  reason: 'Lo pidió Inés',
  es: { subject: 'Su reparación ya tiene fecha (W-1042)', text: 'Vea cuándo' },
};
const facts = (body: string) =>
  [
    ...new Set(
      body.match(/https?:\S+|\$[\d,.]*\d|\b\d{3} \d{3}\b|“My Mac”|Chrome on Windows|Inés|\b1 Elm St\b/g) ?? [],
    ),
  ].sort();

/** What a letter is about decides its words: each kind of news is read. */
const NEWS: Record<string, readonly object[]> = {
  renewalUpdate: [
    ...RenewalUpdate.shape.event.options.map((event) => ({ event, side: 'resident' })),
    {
      event: 'offered',
      currentRentCents: 217_500,
      terms: [
        { months: 12, rentCents: 222_500 },
        { months: null, rentCents: 217_500 },
      ],
    },
  ],
  moveOutUpdate: [
    ...MoveOutUpdate.shape.event.options.map((event) => ({ event, side: 'resident' })),
    { event: 'offer', amounts: depositAmounts.map((what) => ({ what, cents: 32_000 })) },
  ],
  noticeUpdate: NoticeUpdate.shape.event.options.map((event) => ({ event })),
  rentReportingUpdate: RentReportingUpdate.shape.event.options.map((event) => ({ event })),
  leaseRequestUpdate: LeaseRequestUpdate.shape.event.options.map((event) => ({ event, kind: 'pet' })),
  rentReminder: Reminder.shape.stage.options.map((stage) => ({ stage })),
  leasePayment: Payment.shape.status.options.map((status) => ({
    status,
    feeCents: 8_850,
    lines: [{ name: 'Alquiler', cents: 300_000 }],
  })),
  paymentPlan: Plan.shape.stage.options.map((stage) => ({ stage })),
  moneyChanged: MoneyChanged.shape.what.options.map((what) => ({
    what,
    dueOn: what === 'charge' ? '2026-12-10' : null,
  })),
  refundSent: [{}, { check: '1042' }],
  leaseRefundFailed: [{}, { check: '1042' }],
  moneyDue: [...MoneyDue.shape.stage.options.map((stage) => ({ stage })), { side: 'homeowner' }],
  moveInRefunded: MoveInRefunded.shape.way.options.map((way) => ({ way })),
  leaseEnded: Ended.shape.side.options.map((side) => ({ side })),
  rentersInsuranceEnding: [{}, { lapsed: true }],
  paymentMethodBlocked: blockReasonCodes.map((reason) => ({ reason })),
  autopayOn: [{}, { day: null, capCents: null, shareOf: 1 }],
  billDispute: [{ bill: 'Agua' }],
  documentsToSign: [{}, { link: undefined }],
  documentsCompleted: [{}, { accountLink: 'https://belong.test/account' }],
};

test.each(
  Object.keys(spanishTemplates).flatMap((template) => (NEWS[template] ?? [{}]).map((news) => ({ template, news }))),
)('$template $news says in Spanish what it says in English, and names the same facts', ({ template, news }) => {
  const about = { ...sampleData(template), ...data, ...news };
  const [english, spanish] = [renderMessage(template, about), renderMessage(template, about, 'es')];
  expect(spanish.language).toBe('es');
  expect(spanish.body).not.toBe(english.body);
  expect(facts(spanish.body)).toEqual(facts(english.body));
  expect(facts(spanish.subject)).toEqual(facts(english.subject));
  // What is quoted is how a page or a device is called.
  expect(`${spanish.subject} ${spanish.body}`.replaceAll(/“[^”]*”/g, '')).not.toMatch(
    /\b(the|your|you|and|is|was)\b|undefined|Invalid|\{|(?:January|February|March|November|December) \d/,
  );
});

test('a letter without Spanish words goes in English, and says so', () => {
  const letter = renderMessage('noAccount', { firstName: 'Inés' }, 'es');
  expect(letter.language).toBeUndefined();
  expect(letter.body).toContain('Hello Inés');
});

let sent: OutgoingEmail[];
beforeEach(() => {
  sent = [];
});

async function deliverTo(recipient: string, more: { language?: 'es' } = {}): Promise<OutgoingEmail | undefined> {
  const mail = { dedupeKey: `to:${recipient}`, channel: 'email', recipient, template: 'newDevice', data } as const;
  const message = { ...mail, ...more };
  await queueMessage(api.services.db, message);
  const [row] = await api.rows('select id from outbox where recipient = $1', [recipient]);
  await deliverMessage(api.services, { send: async (mail) => void sent.push(mail) }, row);
  return sent[0];
}

test('each reader gets the language they chose', async () => {
  const { id, email } = await createAccount(api);
  await api.rows("update users set language = 'es' where id = $1", [id]);
  expect(await deliverTo(email)).toMatchObject({ language: 'es', body: expect.stringContaining('Hola Inés') });
  sent = [];
  const english = await deliverTo((await createAccount(api)).email);
  expect(english?.body).toContain('Hello Inés');
  expect(english?.language).toBeUndefined();
});

test('an address that is not theirs yet gets the language of who asked', async () => {
  const letter = await deliverTo('ines.new@example.test', { language: 'es' });
  expect(letter?.body).toContain('Hola Inés');
});
