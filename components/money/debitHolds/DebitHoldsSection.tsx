import styled from 'styled-components';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type DebitHold, debitHolds } from '@/contract/money/debitHolds/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};
`;

const HoldItem = ({ hold }: { readonly hold: DebitHold }) => (
  <li>
    <Text>
      <Link href={routes.accounts.deskPerson({ personId: hold.payerId })}>{hold.payer}</Link> paid{' '}
      <Money amount={hold.amountCents} cents="always" /> for{' '}
      <Link href={routes.accounts.deskHome({ homeId: hold.homeId })}>{hold.home}</Link> <DeskTime at={hold.paidAt} />.
      Held: <Money amount={hold.heldCents} cents="always" />.
    </Text>
    <Text $size="small" $tone="soft">
      First bank debit of this payer.{' '}
      {hold.until
        ? `Held through ${formatDate(hold.until)}.`
        : 'Held until the processor has settled it and its account has a known owner.'}
    </Text>
  </li>
);

/** Money that payouts do not take yet. */
export function DebitHoldsSection() {
  const query = useApi(debitHolds.listDebitHolds);
  const { data } = query;
  return (
    <Card as="section" aria-labelledby="debit-holds">
      <Stack>
        <Heading as="h2" id="debit-holds" $size="small">
          Held money
        </Heading>
        <Loaded query={query} title="We couldn’t load the holds" skeleton={<Skeleton $height="8rem" $round="card" />} />
        {data && (
          <>
            <Text $tone="soft">
              The first bank debit of a payer, from <Money amount={data.largeCents} /> up, stays in the reserve of the
              home for {data.days} days after the processor settled it. Rent that we guarantee is paid out as promised.
            </Text>
            {data.items.length === 0 && <Text>No money is held.</Text>}
            {data.items.length > 0 && (
              <List aria-label="Held money">
                {data.items.map((hold) => (
                  <HoldItem key={hold.paymentId} hold={hold} />
                ))}
              </List>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
