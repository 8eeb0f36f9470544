import { useId, useState } from 'react';
import styled from 'styled-components';
import { PlanCards } from '@/components/layout/shared/PlanCards';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { dollars } from '@/contract/amounts/cents';
import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { forcedColors } from '@/styles/media';
import { displayFace, focusRing, tabular, visuallyHidden } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

const Prices = styled.fieldset`
  display: grid;
  gap: ${space.s4};
`;

const Legend = styled.legend`
  margin-block-end: ${space.s8};
  font-weight: ${weight.semibold};
`;

const Price = styled.label`
  ${tabular}
  position: relative;
  display: grid;
  grid-template-columns: 5rem 1fr 5.5rem;
  gap: ${space.s12};
  align-items: center;
  padding: ${space.s8} ${space.s12};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.brandWash};
    font-weight: ${weight.semibold};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  ${forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Bar = styled.span`
  height: 0.75rem;
  border-radius: ${radius.pill};
  background: ${color.apricot};

  :checked ~ & {
    background: ${color.brand};
  }

  ${forcedColors} {
    background: CanvasText;
  }
`;

const Days = styled.span`
  font-size: ${size.t14};
  text-align: end;
`;

const Year = styled.p`
  ${displayFace}
  ${tabular}
  font-size: ${size.t34};
`;

interface PriceAndDaysToLeaseProps {
  readonly report: EstimateReport;
  readonly plans: readonly PayoutPlan[];
}

/** A home with a higher rent takes longer to lease: owners choose a price and see the days, the first year and each plan. */
export function PriceAndDaysToLease({ report, plans }: PriceAndDaysToLeaseProps) {
  const { pricing, estimate, address, leaseCount } = report;
  const name = useId();
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      pricing.findIndex(({ rent }) => rent === estimate),
    ),
  );
  const price = pricing[chosen];
  if (!price) return null;
  const maxDays = Math.max(...pricing.map(({ days }) => days));
  return (
    <Stack $gap="s32">
      <Prices>
        <Legend>Asking rent</Legend>
        {pricing.map(({ rent, days }, n) => (
          <Price key={rent}>
            <Radio type="radio" name={name} checked={n === chosen} onChange={() => setChosen(n)} />
            <Money amount={rent * 100} />
            <Bar aria-hidden="true" style={{ width: `${(100 * days) / maxDays}%` }} />
            <Days>{days} days</Days>
          </Price>
        ))}
      </Prices>
      <Card $tone="wash">
        <Stack $gap="s4" aria-live="polite">
          <Text $tone="soft">
            First 12 months of rent at ${price.rent.toLocaleString('en-US')}/mo, after about {price.days} days to lease
          </Text>
          <Year>
            <Money amount={price.firstYear * 100} />
          </Year>
          <Text $size="small" $tone="soft">
            {leaseCount
              ? `Days to lease are based on our ${leaseCount} leases in your region in the last year.`
              : 'Days to lease are typical for the market, because we have too few leases in your region.'}{' '}
            Homes priced 2 to 4% above the market took 20 to 30 days longer. You choose the rent.
          </Text>
        </Stack>
      </Card>
      <Stack $gap="s12">
        <Text>Your take-home with each plan, before mortgage, taxes, insurance, and repairs:</Text>
        <PlanCards
          plans={plans}
          regionId={address.regionId ?? 0}
          rentCents={dollars(price.rent)}
          vacantDays={price.days}
        />
      </Stack>
    </Stack>
  );
}
