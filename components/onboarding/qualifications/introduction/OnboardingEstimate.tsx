import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { formatNumber } from '@/lib/format/text';
import { rentDifference } from './rentDifference';
import { useOnboardingRent } from './useOnboardingRent';

const dollars = (amount: number) => `$${formatNumber(amount)}`;

/** Our range for the home, beside the owner's own figure. */
export function OnboardingEstimate() {
  const { address, beds, range, ownRent, isServed, failed, retry } = useOnboardingRent();
  if (!address) return null;
  if (!isServed)
    return <Notice tone="warning">We don’t manage homes in {address.city} yet, so we can’t estimate the rent.</Notice>;
  if (failed) return <ErrorState title="We couldn’t load the estimate" onRetry={retry} />;
  if (!range) return <Skeleton $height="9rem" />;
  const street = address.streetAddress;
  return (
    <Card as="section" aria-labelledby="our-range" $tone="wash">
      <Stack $gap="s8" aria-live="polite">
        <Heading id="our-range" as="h2" $size="label">
          {beds === undefined ? `Estimate for a 2-bedroom at ${street}` : `Estimate for ${street}`}
        </Heading>
        <Heading as="p" $size="part">
          {dollars(range.low)}–{dollars(range.high)}/mo
        </Heading>
        <Text>
          Most likely {dollars(range.estimate)}. Four out of five similar homes rent in this range.
          {beds === undefined && ' Add bedrooms for a closer range.'}
        </Text>
        {ownRent !== undefined && <Text>{rentDifference(ownRent, range)}</Text>}
        <Text $size="small" $tone="soft">
          Based on the address and bedrooms. The <Link href={routes.rentEstimate.start()}>full estimate</Link> also uses
          size, condition, and features.
        </Text>
      </Stack>
    </Card>
  );
}
