import { expect, test } from 'vitest';
import { visibleScreens } from '@/contract/questionnaire/flow';
import { applicant } from './applicant';

const yearsAgo = (years: number) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
};
const asked = (answers: Record<string, unknown>) =>
  visibleScreens(applicant, answers).flatMap(({ asks }) => asks.filter((name) => /^(previous|earlier)/.test(name)));

test.each([
  ['longer than two years in the present home', { currentSince: yearsAgo(2) }, []],
  [
    'one year',
    { currentSince: yearsAgo(1), previousFrom: yearsAgo(4) },
    ['previousHome', 'previousFrom', 'previousReference'],
  ],
  [
    'two homes that do not cover two years',
    { currentSince: yearsAgo(0), previousFrom: yearsAgo(1) },
    ['previousHome', 'previousFrom', 'previousReference', 'earlierHome', 'earlierFrom'],
  ],
  ['no date yet', {}, []],
] as const)('rental history follows from the dates: %s', (_, answers, homes) => {
  expect(asked(answers)).toEqual(homes);
});
