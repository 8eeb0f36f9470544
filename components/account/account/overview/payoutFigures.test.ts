import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Earnings } from '@/contract/money/payouts/endpoints';
import { monthsOf, nextPayoutOf } from './payoutFigures';

type Home = Earnings['homes'][number];
type Payout = Earnings['payouts'][number];
const home = (homeId: string, nextPayOn: string | null, nextAmount: number | null) =>
  ({ homeId, address: homeId, nextPayOn, nextAmount: nextAmount === null ? null : cents(nextAmount) }) as Home;
const payout = (payOn: string, amount: number, status = 'paid') =>
  ({ payOn, amount: cents(amount), status }) as unknown as Payout;

test('the next payout is what all homes of its day bring, of the first day that pays anything', () => {
  const homes = [
    home('late', '2026-12-20', 50_000),
    home('one', '2026-12-07', 120_000),
    home('two', '2026-12-07', 171_201),
    home('owes', '2026-12-07', -4_000),
    home('not leased', '2026-12-01', null),
    home('without agreement', null, null),
  ];
  expect(nextPayoutOf({ homes })).toEqual({
    payOn: '2026-12-07',
    amount: 291_201,
    homes: [expect.objectContaining({ homeId: 'one' }), expect.objectContaining({ homeId: 'two' })],
  });
});

test('there is none where no home brings anything', () => {
  expect(nextPayoutOf({ homes: [] })).toBeUndefined();
  expect(nextPayoutOf({ homes: [home('new', '2026-12-07', null), home('even', '2026-12-07', 0)] })).toBeUndefined();
});

test('a month counts what arrived in it', () => {
  const months = monthsOf({
    payouts: [
      payout('2026-11-05', 100),
      payout('2026-11-09', 50),
      payout('2026-10-05', 30, 'held'),
      payout('2026-01-05', 7, 'returned'),
    ],
  });
  expect(months).toHaveLength(12);
  expect(months[10]).toEqual({ month: 11, amount: 150 });
  expect(months.filter(({ amount }) => amount > 0)).toHaveLength(1);
});
