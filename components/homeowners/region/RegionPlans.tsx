import { PlanTable } from '@/components/homeowners/parts/PlanTable';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Part } from '@/components/ui/Part';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { cents, dollars } from '@/contract/money';
import type { PayoutPlan } from '@/contract/payoutPlans';
import type { LocalFigures } from '@/contract/regions';
import { formatCents } from '@/lib/format/money';
import { counted } from '@/lib/format/words';
import { marketWords } from '@/lib/regionWords';
import { routes } from '@/lib/routes';

const EXAMPLE_RENT = dollars(4000);

interface RegionPlansProps {
  readonly figures: LocalFigures;
  readonly plans: readonly PayoutPlan[];
}

/** What a homeowner keeps of a usual rent here, under each plan. */
export function RegionPlans({ figures, plans }: RegionPlansProps) {
  if (plans.length === 0) return null;
  // The size that most of the homes here have.
  const usual = figures.rents.toSorted((a, b) => b.homes - a.homes)[0];
  const rent = usual ? cents(usual.medianCents) : EXAMPLE_RENT;
  const which = usual
    ? `the median for ${usual.beds === 0 ? 'studios' : counted(usual.beds, 'bedroom')} in ${marketWords(figures)}`
    : 'an example';
  const compare = `${routes.homeowners.compare()}?${new URLSearchParams({ rent: String(rent / 100), region: figures.region.slug })}`;
  return (
    <Part
      id="plans"
      title="What you keep, in dollars"
      intro={`Of ${formatCents(rent)} a month, ${which}; let all year, with one new lease.`}
    >
      <PlanTable plans={plans} rent={rent} />
      <Row $justify="space-between" $gap="s16">
        <Text $size="small" $tone="soft">
          Before your own costs such as mortgage, tax, insurance and repairs. A guarantee ends where its plan says so.
        </Text>
        <ButtonLink href={compare} tone="secondary" prefetch={false}>
          Compare with a manager, or with doing it yourself
        </ButtonLink>
      </Row>
    </Part>
  );
}
