import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Listing } from '@/contract/homes/listings/endpoints';
import { tabular } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const Table = styled.table`
  ${tabular}
  width: 100%;

  th,
  td {
    padding: ${space.s8} ${space.s4};
    border-block-start: 1px solid ${color.line};
    text-align: end;
  }

  th:first-child {
    text-align: start;
  }

  tr[aria-current="true"] {
    background: ${color.brandWash};
  }
`;

interface RentAdviceProps extends Pick<Listing, 'advice'> {
  readonly rentCents: number | null;
  /** Takes over our estimate, in cents; undefined where the rent cannot change. */
  readonly onUse?: ((rentCents: number) => void) | undefined;
}

/** How far a rent is from our estimate, in words; undefined where they are the same. */
function differenceOf(rentCents: number, estimateCents: number) {
  const by = rentCents - estimateCents;
  if (by === 0) return undefined;
  const percent = Math.round((Math.abs(by) / estimateCents) * 100);
  return { cents: Math.abs(by), percent, word: by > 0 ? 'above' : 'below' };
}

/** What each rent means: how far it is from our estimate, the days it takes, and what the first year brings. */
export function RentAdvice({ advice, rentCents, onUse }: RentAdviceProps) {
  if (!advice) return null;
  const { estimate, low, high, pricing } = advice;
  const closest = pricing.toSorted(
    (a, b) => Math.abs(a.rent * 100 - (rentCents ?? 0)) - Math.abs(b.rent * 100 - (rentCents ?? 0)),
  )[0];
  const difference = rentCents === null ? undefined : differenceOf(rentCents, estimate * 100);
  return (
    <Stack $gap="s12">
      <Text>
        Our estimate is <Money amount={estimate * 100} /> a month. Four out of five similar homes rent for{' '}
        <Money amount={low * 100} /> to <Money amount={high * 100} />.
      </Text>
      {difference && (
        <Row>
          <Text>
            Your rent is <Money amount={difference.cents} />
            {difference.percent > 0 && ` (${difference.percent}%)`} {difference.word} our estimate.
          </Text>
          {onUse && (
            <Button tone="secondary" size="small" onClick={() => onUse(estimate * 100)}>
              Use our estimate
            </Button>
          )}
        </Row>
      )}
      <Table>
        <caption>
          <Text as="span" $size="small" $tone="soft">
            Expected results at each rent. The row closest to your rent is highlighted.
          </Text>
        </caption>
        <thead>
          <tr>
            <th scope="col">Rent</th>
            <th scope="col">Days to lease</th>
            <th scope="col">First year</th>
          </tr>
        </thead>
        <tbody>
          {pricing.map(({ rent, days, firstYear }) => (
            <tr key={rent} aria-current={rent === closest?.rent ? 'true' : undefined}>
              <th scope="row">
                <Money amount={rent * 100} />
              </th>
              <td>about {days}</td>
              <td>
                <Money amount={firstYear * 100} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
