import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { planOffer } from '@/contract/money/payoutPlans/payout';
import type { PlanComparison } from '@/contract/money/payouts/endpoints';
import { planYear, STRESSES } from '@/contract/money/payouts/stress';
import { renderScreen } from '@/tests/support/renderScreen';
import { PlanComparisonPanel } from './PlanComparisonPanel';

const rentCents = cents(300_000);
const plan = (name: 'Monthly' | 'Yearly', more: Partial<PlanComparison> = {}): PlanComparison => {
  const offer = planOffer(rentCents, {
    regionId: 1,
    plan: name,
    name: 'Standard',
    managementFeeBps: 500,
    placementFeeBps: 5500,
    advanceFeeBps: name === 'Yearly' ? 600 : 0,
    guaranteeLimitCents: cents(900_000),
    payoutDay: 5,
    endedBy: [],
  } as never);
  const years = STRESSES.map((stress) => ({ stress, ...planYear(rentCents, offer.plan, stress) }));
  return { offer, problem: null, advance: null, years, ...more };
};

function show(yearly: Partial<PlanComparison>) {
  const onChoose = vi.fn();
  const call = vi.fn(async () => ({
    current: 'Monthly',
    rentCents,
    startsOn: '2026-12-01',
    leaseEndsOn: '2027-07-31',
    hasPlacementFee: false,
    plans: [plan('Monthly'), plan('Yearly', yearly)],
  }));
  renderScreen(
    <PlanComparisonPanel
      homeId="0195f0a0-0000-7000-8000-000000000001"
      canChoose
      isChoosing={false}
      onChoose={onChoose}
    />,
    { call },
  );
  return onChoose;
}

test('a request shows its terms first, and is sent by a second press', async () => {
  const onChoose = show({ advance: { months: 8, fee: cents(144_000), paid: cents(2_136_000), annualRateBps: 2_000 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Request A year up front' }));
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByText(/It starts Dec 1, 2026/)).toBeInTheDocument();
  expect(screen.getByText(/for the 8 months left of the lease/)).toHaveTextContent('$21,360.00');
  await userEvent.click(screen.getByRole('button', { name: 'Request from Dec 1, 2026' }));
  expect(onChoose).toHaveBeenCalledWith('Yearly');
});

test('a plan that the lease is too short for says so and offers no request', async () => {
  const problem = 'The lease ends Mar 8, 2027. A year up front needs at least 6 months left.';
  show({ problem });
  expect(await screen.findByText(problem)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Request/ })).not.toBeInTheDocument();
});
