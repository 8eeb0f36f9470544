import { beforeEach, expect, test } from 'vitest';
import { renderMessage } from '@/server/emails/renderMessage';
import { deliverMessage } from '@/server/modules/outbox/jobs';
import { queueMessage } from '@/server/modules/outbox/service';
import type { OutgoingEmail } from '@/server/providers/mail/mail';
import { testApi } from '@/tests/support/api';
import { createAccount } from '@/tests/support/fixtures/logins';
import { accountTemplates } from './account';
import { accountDeletionTemplates } from './accountDeletion';
import { spanishTemplates } from './spanish';
import { workOrderTemplates } from './workOrder';

const api = testApi();
const at = '2026-11-22T20:00:00Z';
const data = {
  firstName: 'Inés',
  code: '493 021',
  link: 'https://belong.test/auth#token=abc',
  at,
  until: at,
  eraseAt: at,
  device: 'Chrome on Windows',
  change: 'passkey_added',
  what: 'My Mac',
  type: 'resident',
  email: 'ines@example.test',
  reason: 'A lease of yours runs.',
  ...{ subject: 'Your repair has a date (W-1042)', about: 'Sink, 1 Pine St', text: 'See when', button: 'Open' },
  es: { subject: 'Su reparación ya tiene fecha (W-1042)', text: 'Vea cuándo' },
};
const facts = (body: string) =>
  [...(body.match(/https?:\S+|\b\d{3} \d{3}\b|“My Mac”|Chrome on Windows|Inés/g) ?? [])].sort();

test.each(Object.keys(spanishTemplates))(
  '%s says in Spanish what it says in English, and names the same facts',
  (template) => {
    const [english, spanish] = [renderMessage(template, data), renderMessage(template, data, 'es')];
    expect(Object.keys({ ...accountTemplates, ...accountDeletionTemplates, ...workOrderTemplates })).toContain(
      template,
    );
    expect(spanish.language).toBe('es');
    expect(spanish.body).not.toBe(english.body);
    expect(facts(spanish.body)).toEqual(facts(english.body));
  },
);

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
