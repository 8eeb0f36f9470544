import { PlanTable } from '@/components/homes/regions/PlanTable';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Section } from '@/components/ui/layout/Section';
import { Text } from '@/components/ui/text/Text';
import { cents, dollars } from '@/contract/amounts/cents';
import type { MarketStats } from '@/contract/homes/regions/endpoints';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { routes } from '@/contract/routes';
import { formatCents } from '@/lib/format/money';
import { pluralize } from '@/lib/format/text';
import { regionName } from '@/lib/labels/region.labels';

const EXAMPLE_RENT = dollars(4000);

interface RegionPlansProps {
  readonly figures: MarketStats;
  readonly plans: readonly PayoutPlan[];
}

/** What a homeowner keeps of a usual rent here, under each plan. */
export function RegionPlans({ figures, plans }: RegionPlansProps) {
  if (plans.length === 0) return null;
  // The size that most of the homes here have.
  const typicalRent = figures.rents.toSorted((a, b) => b.homes - a.homes)[0];
  const rent = typicalRent ? cents(typicalRent.medianCents) : EXAMPLE_RENT;
  const which = typicalRent
    ? `the median for ${typicalRent.beds === 0 ? 'studios' : pluralize(typicalRent.beds, 'bedroom')} in ${regionName(figures)}`
    : 'an example';
  const compare = `${routes.homeowners.compare()}?${new URLSearchParams({ rent: String(rent / 100), region: figures.region.slug })}`;
  return (
    <Section
      id="plans"
      title="Your take-home"
      intro={`From ${formatCents(rent)}/mo, ${which}, rented all year with one new lease.`}
    >
      <PlanTable plans={plans} rent={rent} />
      <Row $justify="space-between" $gap="s16">
        <Text $size="small" $tone="soft">
          Before your own costs, such as mortgage, taxes, insurance, and repairs. Each plan lists when its guarantee
          ends.
        </Text>
        <ButtonLink href={compare} tone="secondary" prefetch={false}>
          Compare with a manager or managing it yourself
        </ButtonLink>
      </Row>
    </Section>
  );
}
