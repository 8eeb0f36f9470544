import { expect, test } from 'vitest';
import { presentGuarantee } from './presenter';

const terms = { limit: 900_000, endedBy: [], voidedFor: null };
const month = (n: number, guaranteePaid: number, guaranteeRepaid: number) => ({
  period: `2026-0${n}-01`,
  payOn: `2026-0${n}-05`,
  guaranteePaid,
  guaranteeRepaid,
});

test('late rent pays back the oldest claim, however many months later', () => {
  const rows = [month(3, 300_000, 300_000), month(2, 300_000, 0), month(4, 0, 100_000)];
  expect(presentGuarantee(rows, terms)).toMatchObject({
    left: 700_000,
    claims: [
      { period: '2026-03-01', paidOn: '2026-03-05', amount: 300_000, repaid: 100_000, repaidOn: '2026-04-05' },
      { period: '2026-02-01', paidOn: '2026-02-05', amount: 300_000, repaid: 300_000, repaidOn: '2026-03-05' },
    ],
  });
});

test('a month that the guarantee never paid is no claim', () => {
  expect(presentGuarantee([month(5, 0, 0)], terms)).toMatchObject({ left: 900_000, claims: [] });
});
