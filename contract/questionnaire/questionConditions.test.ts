import { describe, expect, test } from 'vitest';
import { type Answers, readAnswer } from './answers';
import { defineFlow, screenProblems, submissionOf, visibleScreens } from './flow';
import { ask } from './questions';

describe('a question with a condition', () => {
  const flow = defineFlow({
    id: 'f',
    title: 'F',
    groups: { a: 'A', b: 'B' },
    questions: {
      rents: ask.choice('Do you rent?', { yes: 'Yes', no: 'No' }),
      rent: ask.money('How much?', { when: ({ rents }) => rents === 'yes' }),
      landlord: ask.text('To whom?', { when: ({ rent }) => rent !== undefined }),
      units: ask.integer('Units', { min: 1, max: 2 }),
      beds: ask.integer('Bedrooms', { max: 9 }),
      loft: ask.text('Loft', { when: ({ beds }) => beds === 0 }),
    },
    outline: {
      a: { home: { '1': { title: 'Home', asks: ['rents', 'rent', 'landlord', 'units'] } } },
      b: { unit: { '1': { title: 'Unit', asks: ['beds', 'loft'] } } },
    },
    repeats: { b: { max: 2, noun: 'Unit', count: ({ units = 0 }: { units?: number }) => units } },
  });
  const asked = (answers: Answers) => visibleScreens(flow, answers).map(({ asks }) => asks);
  const home = { group: 'a', step: 'home', screen: '1' };

  test('appears on its own screen once an answer above it calls for it', () => {
    expect(asked({})).toEqual([['rents', 'units']]);
    expect(asked({ rents: 'yes' })).toEqual([['rents', 'rent', 'units']]);
    expect(asked({ rents: 'yes', rent: 100 })).toEqual([['rents', 'rent', 'landlord', 'units']]);
  });

  test('that is hidden again is neither missing nor submitted, and what hung on it goes too', () => {
    const answers = { rents: 'no', rent: 100, landlord: 'Ada', units: 1, beds: 1 };
    expect(asked(answers)[0]).toEqual(['rents', 'units']);
    expect(submissionOf(flow, answers)).toEqual({ answers: { rents: 'no', units: 1, beds: 1 } });
    expect(screenProblems(flow, home, { rents: 'yes', units: 1 })).toHaveProperty('rent');
    expect(screenProblems(flow, home, { rents: 'no', units: 1 })).toEqual({});
  });

  test('sees, in a repeated group, the answers about its own one', () => {
    expect(asked({ rents: 'no', units: 2, beds: 0, beds_2: 3 }).slice(1)).toEqual([['beds', 'loft'], ['beds_2']]);
    expect(asked({ rents: 'no', units: 2, beds: 1, beds_2: 0 }).slice(1)).toEqual([['beds'], ['beds_2', 'loft_2']]);
  });
});

test('a date of birth says at once who is too young to apply', () => {
  const question = ask.date('Date of birth', { minAge: { years: 18, problem: 'Too young' } });
  const thisYear = new Date().getUTCFullYear();
  expect(readAnswer(question, `${thisYear - 17}-01-01`)).toEqual({ problem: 'Too young' });
  expect(readAnswer(question, `${thisYear - 19}-01-01`)).toEqual({ answer: `${thisYear - 19}-01-01` });
});
