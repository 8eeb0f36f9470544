// The words of each statute a second time, as a digest with the day of the copy: a text that changes by itself disagrees
// with this table, so a new copy also enters the citation, the act, and the day.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { statutoryTexts } from './statutes.data';

const digestOf = (paragraphs: readonly string[]) =>
  createHash('sha256').update(paragraphs.join('\n')).digest('hex').slice(0, 16);

const copies: Record<keyof typeof statutoryTexts, readonly [digest: string, copiedOn: string]> = {
  caTenantProtection: ['d4a252725080b5d7', '2026-11-28'],
  caMegansLaw: ['7bb6ab7367770101', '2026-11-28'],
  caOwnRefrigerator: ['cafe934384b0e72a', '2026-11-29'],
  vaFeeDisclosure: ['0fcefc71fcfec3b0', '2026-11-28'],
  flDepositDisclosure: ['fc69e063b3f3da10', '2026-11-28'],
  flRadon: ['f8cd51238bd2e3ae', '2026-11-28'],
  flAbandonedProperty: ['05377a61646c3a27', '2026-11-28'],
};

test.each(Object.entries(statutoryTexts))('the words of %s agree with the copy of their day', (name, text) => {
  expect([digestOf(text.paragraphs), text.copiedOn]).toEqual(copies[name as keyof typeof copies]);
  expect(text.citation).toMatch(/^(?:Cal\. Civ\. Code|Fla\. Stat\.|Va\. Code) §§? /);
  expect(text.sessionLaw.length).toBeGreaterThan(10);
  expect(text.reviewOn > text.copiedOn).toBe(true);
});

test('the words of Virginia and Florida are those of the acts of 2025', () => {
  expect(statutoryTexts.vaFeeDisclosure.paragraphs).toEqual([
    'No additional security deposits or rent shall be charged unless they are listed below or incorporated into this agreement by way of a separate addendum after execution of this rental agreement.',
  ]);
  const florida = statutoryTexts.flDepositDisclosure.paragraphs.join(' ');
  for (const words of [
    'THE LANDLORD MUST PROVIDE YOU WRITTEN NOTICE IN PERSON, BY MAIL, OR BY E-MAIL IN ACCORDANCE WITH SECTION 83.505, FLORIDA STATUTES, WITHIN 30 DAYS',
    'WITHIN 15 DAYS AFTER RECEIPT OF THE LANDLORD’S WRITTEN NOTICE',
    'IF THE LANDLORD FAILS TO TIMELY PROVIDE YOU NOTICE',
  ])
    expect(florida).toContain(words);
});
