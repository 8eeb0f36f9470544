import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { basisPoints, dollars } from '@/contract/amounts/cents';
import { useOfferedPlans } from './useOfferedPlans';
import { useOnboardingRent } from './useOnboardingRent';

/** What each way of working together costs at the rent of this home. */
export function ServiceCosts() {
  const { address, range, ownRent, isLeased } = useOnboardingRent();
  const { plans } = useOfferedPlans(address?.regionId);
  const [plan] = plans;
  const rent = ownRent ?? (range ? dollars(range.estimate) : undefined);
  if (!plan || rent === undefined) return null;
  const placement = basisPoints(rent, plan.placementFeeBps);
  const monthly = basisPoints(rent, plan.managementFeeBps);
  return (
    <Stack as="section" aria-labelledby="service-costs" $gap="s12">
      <Heading id="service-costs" as="h2" $size="label">
        Fees at a rent of <Money amount={rent} per="month" />
      </Heading>
      <Grid $min="15rem" $gap="s16">
        <Card>
          <Stack $gap="s4">
            <Heading as="h3" $size="label">
              Full management
            </Heading>
            <Text>
              <Money amount={monthly} per="month" />
              {!isLeased && (
                <>
                  {' '}
                  and <Money amount={placement} /> for each new lease
                </>
              )}
            </Text>
            <Text $size="small" $tone="soft">
              {plan.managementFeeBps / 100}% of the rent
              {!isLeased && `, and ${plan.placementFeeBps / 100}% of one month’s rent to find residents`}.
            </Text>
          </Stack>
        </Card>
        <Card>
          <Stack $gap="s4">
            <Heading as="h3" $size="label">
              Placement only
            </Heading>
            <Text>
              <Money amount={placement} /> for each new lease
            </Text>
            <Text $size="small" $tone="soft">
              {plan.placementFeeBps / 100}% of one month’s rent. You collect the rent, and there’s no guarantee.
            </Text>
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}
