import styled from 'styled-components';
import { Grid } from '@/components/ui/layout/Grid';
import { Section } from '@/components/ui/layout/Section';
import { Text } from '@/components/ui/text/Text';
import { dollars } from '@/contract/amounts/cents';
import { groupPayoutPlans, type PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { formatCents } from '@/lib/format/money';
import { useStore } from '@/lib/store';
import { plainList } from '@/styles/mixins';
import { PayoutCard } from './PayoutCard';

const List = styled(Grid)`
  ${plainList}
`;

const EXAMPLE_RENT = dollars(4000);

/** What each payout plan leaves of an example rent; by the terms of the visitor's region where they picked one. */
export function PayoutPlans({ plans }: { readonly plans: readonly PayoutPlan[] }) {
  const region = useStore((state) => state.region);
  const grouped = groupPayoutPlans(plans);
  const regionId = grouped[region.id] ? region.id : (plans[0]?.regionId ?? 0);
  const offer = Object.values(grouped[regionId] ?? {})[0];
  if (!offer) return null;
  const shown = [offer.Monthly, offer.Yearly, offer.NoGuarantee].filter((plan) => plan !== undefined);
  const where = regionId === region.id && region.name !== '' ? ` in ${region.name}` : '';
  return (
    <Section
      id="payouts"
      title="Your take-home"
      intro={`For a home that rents for ${formatCents(EXAMPLE_RENT)}/mo${where}, rented all year with one new lease.`}
      tinted
    >
      <List as="ul" $gap="s24" $min="19rem">
        {shown.map((plan) => (
          <PayoutCard key={plan.plan} plan={plan} rent={EXAMPLE_RENT} />
        ))}
      </List>
      <Text $size="small" $tone="soft">
        Before your own costs, such as mortgage, taxes, insurance, and repairs. Each plan lists when its guarantee ends.
      </Text>
    </Section>
  );
}
