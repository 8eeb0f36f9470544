import { PlanCards } from '@/components/layout/shared/PlanCards';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { dollars } from '@/contract/amounts/cents';
import { formatCents } from '@/lib/format/money';
import { planLabel } from '@/lib/labels/payout.labels';
import { useOfferedPlans } from './useOfferedPlans';
import { useOnboardingRent } from './useOnboardingRent';

/** The three plans in dollars over 12 months for this home, the limits of the guarantee, and what ends it. */
export function PayoutPlanDetails() {
  const { address, range, ownRent } = useOnboardingRent();
  const { plans } = useOfferedPlans(address?.regionId);
  const rent = ownRent ?? (range ? dollars(range.estimate) : undefined);
  if (!address || rent === undefined || plans.length === 0) return null;
  const guaranteed = plans.filter(({ guaranteeLimitCents }) => guaranteeLimitCents > 0);
  return (
    <Stack $gap="s24">
      <Stack as="section" aria-labelledby="payouts" $gap="s12">
        <Heading id="payouts" as="h2" $size="label">
          Your take-home over 12 months at <Money amount={rent} per="month" />
        </Heading>
        <PlanCards plans={plans} regionId={plans[0]?.regionId ?? 0} rentCents={rent} />
        <Text $size="small" $tone="soft">
          {ownRent === undefined ? 'At our estimate' : 'At your figure'}, rented all 12 months, with one new lease.
          Before repairs, taxes, insurance, and your mortgage.
        </Text>
      </Stack>
      {guaranteed.map((plan) => (
        <Stack as="section" key={plan.plan} aria-labelledby={`limits-${plan.plan}`} $gap="s8">
          <Heading id={`limits-${plan.plan}`} as="h2" $size="label">
            {planLabel(plan).title}: when coverage ends
          </Heading>
          <Text>
            The guarantee{plan.evictionCover && ' and eviction coverage together'} pay up to{' '}
            {formatCents(plan.guaranteeLimitCents)}. Coverage ends when:
          </Text>
          <ul>
            {plan.endedBy.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
