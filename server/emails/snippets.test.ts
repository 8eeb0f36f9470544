import { describe, expect, test } from 'vitest';
import { renderMessage } from './renderMessage';
import { writtenStreet } from './snippets';

describe('writtenStreet', () => {
  test.each([
    '931 N 73rd St',
    '1200 Pine St, Apt 4',
    '88 S Main St. #3',
    '12-34 150th Pl',
    '221 1/2 E Main St',
    '1500 Avenida de la Peña',
    '4821 St. Mary’s Ave N',
  ])('keeps %s', (street) => {
    expect(writtenStreet(street, 'your home')).toBe(street);
  });

  test.each([
    'Claim your $500 prize at http://evil.example/win',
    '500 evil.example/win',
    '500 dollars for you! Call now',
    'You won',
    `1 ${'Main '.repeat(20)}St`,
    '',
  ])('leaves out %s', (words) => {
    expect(writtenStreet(words, 'your home')).toBe('your home');
  });
});

test.each(['rentReport', 'qualificationResult'] as const)('%s repeats no words that a stranger typed', (template) => {
  const words = 'Claim your $500 prize at http://evil.example/win';
  const { subject, body } = renderMessage(template, {
    firstName: words,
    street: words,
    city: words,
    estimate: 2_500,
    low: 2_300,
    high: 2_700,
    link: 'https://belong.test/report',
    status: 'qualified',
    reasons: [],
    decisionReason: null,
    reviewBy: null,
    inAccount: false,
  });
  expect(`${subject} ${body}`).not.toMatch(/evil|prize/);
  expect(subject).toMatch(/^Your home /);
});
