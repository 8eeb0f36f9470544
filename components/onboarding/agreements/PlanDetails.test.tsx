import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { planOffer } from '@/contract/money/payoutPlans/payout';
import { PlanDetails } from './PlanDetails';

test('a year up front names the amount that is paid: after the placement fee, as the agreement says', () => {
  const offer = planOffer(cents(384_500), {
    plan: 'Yearly',
    managementFeeBps: 500,
    placementFeeBps: 5_500,
    advanceFeeBps: 600,
    payoutDay: 5,
    guaranteeLimitCents: cents(900_000),
    endedBy: [],
  } as never);
  render(<PlanDetails offer={offer} isChosen={false} />);
  // $41,064.60 of rent less 55% of a month, $2,114.75.
  expect(screen.getByText(/^We pay you/)).toHaveTextContent('We pay you $38,949.85 at once, after the placement fee');
  expect(screen.queryByText(/41,064\.60/)).not.toBeInTheDocument();
});
