// 15 U.S.C. § 7704(a)(5)(A)(iii): a commercial email has a valid physical postal address.
import { describe, expect, test } from 'vitest';
import { env } from '@/server/env';
import { messageTemplates, renderMessage, type TemplateData, type TemplateName } from './renderMessage';
import { sampleData } from './sampleData';

describe('the postal address', () => {
  test.each(['newHomes', 'availabilityCheck'])('stands in the email %s', (template) => {
    expect(renderMessage(template, sampleData(template)).body).toContain(env().NOTICE_ADDRESS);
  });

  test('stands in every email that has a link to unsubscribe', () => {
    const all = messageTemplates.flatMap(({ template, languages }) =>
      languages.map((language) => renderMessage(template, sampleData(template), language)),
    );
    const commercial = all.filter(({ unsubscribe }) => unsubscribe);
    expect(commercial.length).toBeGreaterThan(0);
    for (const { body } of commercial) expect(body).toContain(env().NOTICE_ADDRESS);
  });

  test('is not in a message about a contract, which offers nothing', () => {
    expect(renderMessage('leadReceived', sampleData('leadReceived')).body).not.toContain(env().NOTICE_ADDRESS);
  });
});

test('takes only the names and data that the compiler accepts', () => {
  // @ts-expect-error -- no message has this name.
  const misspelled: TemplateName = 'rentRemindr';
  expect(() => renderMessage(misspelled, {})).toThrow('No letter is named rentRemindr');
  const link = 'https://belong.test/accounts/payments';
  // @ts-expect-error -- the reason is missing.
  const incomplete: TemplateData['lateFeeAdded'] = { name: 'Ada', cents: 1, home: '1 Elm St', owedCents: 1, link };
  expect(() => renderMessage('lateFeeAdded', incomplete)).toThrow('reason');
});
