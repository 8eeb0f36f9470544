import styled from 'styled-components';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { AccountHome } from '@/contract/account/account/endpoints';
import { MONTH_NAMES } from '@/contract/format/days';
import { type Earnings, payouts } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { forcedColors, up } from '@/styles/media';
import { plainList, tabular } from '@/styles/mixins';
import { color, size, space } from '@/styles/tokens';
import { OverviewFigure } from './OverviewFigure';
import { monthsOf, nextPayoutOf } from './payoutFigures';
import { RentSummary } from './RentSummary';

const Sides = styled.div`
  display: grid;
  align-items: end;
  gap: ${space.s24};

  ${up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Months = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  align-items: end;
  gap: ${space.s4};
  height: 5.5rem;
`;

const Month = styled.li`
  display: grid;
  align-content: end;
  justify-items: center;
  gap: ${space.s4};
  height: 100%;
  color: ${color.inkSoft};
  font-size: ${size.t14};
  line-height: 1;
`;

const Bar = styled.span`
  width: 100%;
  max-width: 1.25rem;
  min-height: 2px;
  border-radius: 3px 3px 0 0;
  background: ${color.brand};

  ${forcedColors} {
    background: CanvasText;
  }
`;

const PerHome = styled.ul`
  ${plainList}
  ${tabular}
  display: grid;
  gap: ${space.s4};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space.s16};
  }
`;

/** In rem: the tallest bar. */
const TALLEST = 3.75;

function MonthBars({ earnings }: { readonly earnings: Earnings }) {
  const months = monthsOf(earnings);
  const most = Math.max(...months.map(({ amount }) => amount));
  if (most <= 0) return null;
  return (
    <Stack $gap="s8">
      <Text as="h3" $size="small" $tone="soft">
        Paid out in {earnings.year}
      </Text>
      <Months>
        {months.map(({ month, amount }) => {
          const name = MONTH_NAMES[month - 1] ?? '';
          return (
            <Month key={month}>
              <Bar aria-hidden style={{ height: `${Math.max(0, amount / most) * TALLEST}rem` }} />
              <span aria-hidden>{name[0]}</span>
              <VisuallyHidden>
                {name}: <Money amount={amount} cents="always" />
              </VisuallyHidden>
            </Month>
          );
        })}
      </Months>
    </Stack>
  );
}

/** The one number of a homeowner: what is paid next and when; before anything is, the rent that is expected. */
export function OwnerMoney({ homes }: { readonly homes: readonly AccountHome[] }) {
  const { data, isError } = useApi(payouts.getEarnings, {});
  if (!data && !isError) return <Skeleton $height="11rem" $round="card" />;
  const next = data && nextPayoutOf(data);
  if (!next) return <RentSummary homes={homes} />;
  return (
    <Card as="section" $tone="wash" aria-labelledby="next-payout">
      <Stack>
        <Sides>
          <OverviewFigure id="next-payout" title="Next payout" amount={next.amount}>
            on {formatDate(next.payOn)}, as of today
          </OverviewFigure>
          <MonthBars earnings={data} />
        </Sides>
        {next.homes.length > 1 && (
          <PerHome aria-label="By home">
            {next.homes.map(({ homeId, address, amount }) => (
              <li key={homeId}>
                <Link href={routes.accounts.portfolio.homeEarnings({ homeId })}>{address}</Link>
                <Money amount={amount} cents="always" />
              </li>
            ))}
          </PerHome>
        )}
        <div>
          <Link href={routes.accounts.portfolio.earnings()}>How it adds up, and your earnings</Link>
        </div>
      </Stack>
    </Card>
  );
}
