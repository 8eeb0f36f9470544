// The words of each statute a second time, as a digest with the day of the copy: a text that changes by itself disagrees
// with this table, so a new copy also enters the citation, the act, and the day.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { payOrQuitForms, propertyForms } from './forms.data';
import { legalTexts } from './review';
import { statutoryTexts } from './statutes.data';
import { increaseFormText } from './washingtonIncrease.data';

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

/** The same for the forms of notices: the title, the paragraphs, and what follows from the worth of property. */
const forms = {
  waIncrease: increaseFormText,
  caPayOrQuit: payOrQuitForms.CA,
  waPayOrQuit: payOrQuitForms.WA,
  flPayOrQuit: payOrQuitForms.FL,
  vaPayOrQuit: payOrQuitForms.VA,
  caProperty: propertyForms.CA,
  waProperty: propertyForms.WA,
  flProperty: propertyForms.FL,
  vaProperty: propertyForms.VA,
} as const;
const formDigests: Record<keyof typeof forms, string> = {
  waIncrease: 'f3fd07151ee23e9f',
  caPayOrQuit: 'de258f14c03edfbb',
  waPayOrQuit: '8010fe5b49164594',
  flPayOrQuit: '346e0a77bf9ad9e8',
  vaPayOrQuit: 'a75d80b72dae1857',
  caProperty: 'd42f6b1de5555402',
  waProperty: '4d8452ee885098a2',
  flProperty: 'b691642275595fba',
  vaProperty: 'aea3e77add46910f',
};

test.each(Object.entries(forms))('the words of the form %s agree with the copy of their day', (name, form) => {
  const outcomes = 'small' in form ? [form.small, form.large] : [];
  expect(digestOf([form.title, ...form.paragraphs, ...outcomes])).toBe(formDigests[name as keyof typeof forms]);
});

test.each(legalTexts.map((text) => [text.id, text] as const))(
  '%s names its statute, the act that last changed it, the day of the copy, and the day of the next review',
  (_, { citation, sessionLaw, copiedOn, reviewOn, certainty }) => {
    expect(citation).toMatch(/^(?:Cal\. (?:Civ\. Code|Code Civ\. Proc\.)|RCW|Fla\. Stat\.|Va\. Code) /);
    // An act, or that it was not read.
    expect(sessionLaw).toMatch(/(?:Stats\.|Laws of|Ch\.|20\d\d)/);
    expect([copiedOn, reviewOn].every((day) => /^20\d\d-\d\d-\d\d$/.test(day))).toBe(true);
    expect(reviewOn > copiedOn).toBe(true);
    expect(['statute', 'cited', 'ruleOfThumb']).toContain(certainty);
  },
);

test('the sizes of type that statutes prescribe are in points: 12 in California for the cause, 8 for Megan’s law', () => {
  const points = Object.entries(statutoryTexts).flatMap(([name, text]) =>
    'points' in text ? [[name, text.points]] : [],
  );
  expect(points).toEqual([
    ['caTenantProtection', 12],
    ['caMegansLaw', 8],
  ]);
});

test('every text of a statute has a digest here, so that none is left out of the review', () => {
  expect(legalTexts).toHaveLength(Object.keys(copies).length + Object.keys(formDigests).length);
});
