// The sums in the texts, done again.
import { describe, expect, test } from 'vitest';
import { dollars } from '@/contract/amounts/cents';
import { firstYearPayout } from '@/contract/money/payoutPlans/payout';
import { formatCents } from '@/lib/format/money';
import { payoutPlans } from '@/server/seed/payoutPlans';
import { documents, type Fields, nameOf, slicesOf, wordsIn } from './library.fixture';

const money = (amount: number) => {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${amount < 0 ? '−' : ''}$${Math.abs(amount).toLocaleString('en-US', options)}`;
};
const cents = (amount: number) => money(Math.round(amount * 100) / 100);
const amountOf = (text: string) => Number(text.replace('−', '-').replace(/[$,]/g, ''));
const plan = (regionId: number, name: string) => {
  const found = payoutPlans.find((each) => each.regionId === regionId && each.plan === name);
  if (!found) throw new Error(`No plan ${name} in region ${regionId}`);
  return found;
};
const net = (rent: number, regionId: number, name = 'Monthly') =>
  formatCents(firstYearPayout(dollars(rent), plan(regionId, name)).net);
const payment = (loan: number, yearlyRate: number, months = 360) => {
  const rate = yearlyRate / 12;
  return (loan * rate) / (1 - (1 + rate) ** -months);
};

const examples = documents.flatMap((document) =>
  slicesOf(document)
    .filter(({ slice_type }) => slice_type === 'worked_example')
    .map(({ primary }) => [`${nameOf(document)}: ${primary.heading}`, primary.lines as Fields[]] as const),
);

test.each(examples)('%s adds up', (_, lines) => {
  let sum = 0;
  for (const { amount, kind, label } of lines) {
    const stated = amountOf(String(amount));
    if (kind === 'line') sum += stated;
    else expect(stated, String(label)).toBeCloseTo(sum, 2);
  }
  expect(lines.at(-1)?.kind).toBe('total');
});

describe('what our plans leave, as the API counts it', () => {
  test.each([
    ['homeowners', 4000, 1, 'Monthly'],
    ['faq', 4000, 1, 'Monthly'],
    ['faq', 4000, 1, 'Yearly'],
    ['faq', 4000, 1, 'NoGuarantee'],
    ['monthly-yearly-or-no-guarantee', 4000, 1, 'Monthly'],
    ['monthly-yearly-or-no-guarantee', 4000, 1, 'Yearly'],
    ['monthly-yearly-or-no-guarantee', 4000, 1, 'NoGuarantee'],
    ['belong-is-coming-to-virginia', 2600, 7, 'Monthly'],
    ['the-home-you-did-not-plan-to-rent', 3200, 1, 'Monthly'],
    ['first-rental', 3200, 5, 'Monthly'],
  ])('%s: rent of $%i in region %i, %s', (uid, rent, regionId, name) => {
    expect(wordsIn(uid)).toContain(net(rent, regionId, name));
  });

  test('an advance of a year’s rent costs about 15.5% a year, or 12.9% where the first payout is a month away', () => {
    const { managementFeeBps, advanceFeeBps } = plan(1, 'Yearly');
    const monthly = 1 - managementFeeBps / 10_000;
    const once = 12 * (monthly - advanceFeeBps / 10_000);
    const yearlyRate = (firstMonth: number) => {
      let [low, high] = [0, 0.1];
      for (let step = 0; step < 60; step++) {
        const rate = (low + high) / 2;
        let worth = 0;
        for (let month = 0; month < 12; month++) worth += monthly / (1 + rate) ** (month + firstMonth);
        if (worth > once) low = rate;
        else high = rate;
      }
      return `${(((1 + low) ** 12 - 1) * 100).toFixed(1)}%`;
    };
    const text = wordsIn('monthly-yearly-or-no-guarantee');
    expect(text).toContain(yearlyRate(0));
    expect(text).toContain(yearlyRate(1));
  });
});

test('the house of the two posts on returns', () => {
  const loan = 600_000;
  const monthly = payment(loan, 0.065);
  const earned = 4200 * 12 * 0.95 * 0.95 - 21_000;
  const flow = earned - monthly * 12;
  let [first, left] = [loan, loan];
  for (let month = 1; month <= 60; month++) {
    left -= monthly - (left * 0.065) / 12;
    if (month === 12) first = left;
  }
  const invest = wordsIn('is-a-rental-a-good-investment');
  for (const amount of [monthly, monthly * 12, flow, -flow / 12, loan - first, payment(loan, 0.055)])
    expect(invest).toContain(cents(amount));
  expect(invest).toContain(`${((earned / 900_000) * 100).toFixed(2)}%`);
  expect(invest).toContain(`−${((-flow / 300_000) * 100).toFixed(2)}%`);
  expect(invest).toContain(`${(((flow + loan - first + 27_000) / 300_000) * 100).toFixed(2)}%`);
  expect(invest).toContain((earned / (monthly * 12)).toFixed(2));

  const value = 900_000 * 1.03 ** 5;
  const sold = (price: number) => price * 0.93 - left;
  const sell = wordsIn('sell-or-rent');
  const stored = Math.round(sold(value) * 100) / 100 + 5 * flow;
  const saved = 237_000 * 1.04 ** 5;
  for (const amount of [
    value,
    left,
    value - left,
    sold(value),
    saved,
    stored,
    stored - saved,
    sold(900_000),
    5 * -flow,
  ])
    expect(sell).toContain(cents(amount));
  expect(sell).toContain(cents(sold(900_000) + 5 * flow));
  expect(sell).toContain(cents(payment(loan, 0.03)));
  expect(sell).toContain(cents(payment(100_000, 0.065)));
});

test('empty days and weeks, and what a new lease costs', () => {
  const text = wordsIn('what-an-empty-week-costs');
  for (const rent of [2400, 3000, 3600, 4200]) {
    expect(text).toContain(cents((rent * 12) / 365));
    expect(text).toContain(cents(((rent * 12) / 365) * 7));
  }
  for (const more of [50, 100, 150, 200]) {
    expect(text).toContain(`${Math.floor((more * 12) / ((3000 * 12) / 365))} days`);
  }
  const leaving = 3000 * 0.55 + (14 * 3000 * 12) / 365 + 900;
  expect(text).toContain(cents(leaving));
  expect(text).toContain(cents(leaving / 12));
  for (const uid of ['washington-rent-cap-2026', 'homeowners-renting-in-a-recession'])
    expect(wordsIn(uid)).toContain(cents(leaving));
});

test('Washington’s highest rents, never rounded up', () => {
  const text = wordsIn('washington-rent-cap-2026');
  for (const rent of [1800, 2400, 3000, 3600]) {
    const most = Math.floor((rent * 9683) / 1000) / 100;
    expect(text).toContain(cents(most));
    expect(text).toContain(cents(rent + most));
  }
});

const day = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

test('dates of notices and deposits', () => {
  const deposits = wordsIn('security-deposits-in-four-states');
  for (const days of [15, 21, 30, 45]) expect(deposits).toContain(day('2026-06-10', days));
  const washington = wordsIn('washington-rent-cap-2026');
  expect(washington).toContain(day('2026-09-01', -90));
  expect(washington).toContain(day('2026-09-01', -180));
  expect(washington).toContain(day('2026-06-10', 90));
});

test('the good year and the hard year', () => {
  const text = wordsIn('homeowners-renting-in-a-recession');
  const good = 36_000 - 1800 - 3000 - 6400;
  const hard = 28_500 - 28_500 * 0.05 - 2850 * 0.55 - 4500 - 6400;
  for (const amount of [good, good / 12, hard, hard / 12, good / 12 - 1900, 1900 - hard / 12, 1900 * 12 - hard])
    expect(text).toContain(cents(amount));
});

test('income, savings and co-signers for a rent', () => {
  const text = wordsIn('how-to-apply-for-a-home');
  for (const rent of [1600, 2000, 2600, 3200])
    for (const part of [3, 2.5, 2.5 * 12]) expect(text).toContain(money(rent * part));
  for (const part of [6, 5]) expect(text).toContain(money(2000 * part));
});
