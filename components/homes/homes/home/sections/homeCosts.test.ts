import { expect, test } from 'vitest';
import { home } from '@/components/homes/homes/homes.fixture';
import { homeCosts } from './homeCosts';

const total = (costs: readonly { cents: number }[]) => costs.reduce((sum, { cents }) => sum + cents, 0);

test('what is listed each month and to move in adds up to the sums of the API', () => {
  const shown = home();
  const { monthly, moveIn, optional } = homeCosts(shown);
  expect(total(monthly)).toBe(shown.allInCents);
  expect(total(moveIn)).toBe(shown.moveInCents);
  expect(optional.map(({ name }) => name)).toEqual(['Pet']);
});

test('every amount but the rent and the first month says why it is asked for', () => {
  const { monthly, moveIn, optional } = homeCosts(home());
  const unexplained = [...monthly, ...moveIn, ...optional].filter(({ why }) => !why).map(({ name }) => name);
  expect(unexplained).toEqual(['Rent', 'First month with all required fees']);
});
