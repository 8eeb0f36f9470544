import dynamic from 'next/dynamic';
import { MoreHomes } from '@/components/homes/homes/owner/MoreHomes';
import { OwnedHomeList } from '@/components/homes/homes/owner/OwnedHomeList';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { GetStarted } from '@/components/layout/account/GetStarted';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import {
  type ListingPerformance,
  listingPerformance,
  PERFORMANCE_DAYS,
} from '@/contract/homes/listingPerformance/endpoints';
import { routes } from '@/contract/routes';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { useApi } from '@/hooks/useApi';
import { pluralize } from '@/lib/format/text';
import { MarketPanel } from './MarketPanel';
import { RentActions } from './RentActions';

// The chart is large, and the figures must not wait for it.
const InterestByDay = dynamic(() => import('./InterestByDay').then((file) => file.InterestByDay));

const COUNTED = [
  ['views', 'view'],
  ['saves', 'save'],
  ['questions', 'question'],
  ['tours', 'tour'],
  ['applications', 'application'],
] as const;

function Feedback({ feedback }: Pick<ListingPerformance, 'feedback'>) {
  const { count, yes, maybe, no, notAsShown, notes } = feedback;
  return (
    <Stack as="section" aria-labelledby="tour-feedback">
      <Heading id="tour-feedback" $size="small">
        After the tours
      </Heading>
      {count === 0 ? (
        <Text $tone="soft">Visitors can leave feedback after each tour. There is none yet.</Text>
      ) : (
        <>
          <Text>
            {pluralize(count, 'visitor')} answered: {yes} interested, {maybe} unsure, {no} not interested.
            {notAsShown > 0 && ` ${pluralize(notAsShown, 'visitor')} found it different from its photos.`}
          </Text>
          <Stack as="ul" $gap="s8">
            {notes.map((note) => (
              <li key={note}>
                <Text $tone="soft">“{note}”</Text>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** Which days are counted; a listing younger than that says so. */
const periodText = (daysListed: number | null) =>
  daysListed !== null && daysListed < PERFORMANCE_DAYS
    ? `The last ${PERFORMANCE_DAYS} days, counted by us, also from before this listing began.`
    : `The last ${PERFORMANCE_DAYS} days, counted by us.`;

function HomePerformance({ homeId }: { readonly homeId: string }) {
  const query = useApi(listingPerformance.getPerformance, { params: { homeId } });
  const { data } = query;
  return (
    <>
      <AccountPageHeader
        title={data ? `Interest in ${data.address}` : 'Listing performance'}
        actions={
          <ButtonLink href={routes.accounts.portfolio.listing({ homeId })} tone="secondary" size="small">
            Edit listing
          </ButtonLink>
        }
      >
        {periodText(data?.daysListed ?? null)} We count visits, not people.
      </AccountPageHeader>
      <Loaded
        query={query}
        title="We couldn’t load this listing"
        showsMessage
        skeleton={<Skeleton $height="24rem" $round="card" />}
      />
      {data && (
        <Stack $gap="s32">
          <Grid $gap="s12" $min="8rem">
            {COUNTED.map(([name, one]) => {
              const count = data.days.reduce((sum, day) => sum + day[name], 0);
              return (
                <Card key={name} $pad="s16">
                  <Heading as="p" $size="part">
                    {count}
                  </Heading>
                  <Text $tone="soft">{count === 1 ? one : `${one}s`}</Text>
                </Card>
              );
            })}
          </Grid>
          <InterestByDay days={data.days} channels={data.channels} />
          {data.market ? (
            <MarketPanel market={data.market} rentCents={data.rentCents} daysListed={data.daysListed} />
          ) : (
            <Text $tone="soft">Our model can’t place this home, so we have no forecast for it.</Text>
          )}
          <RentActions data={data} />
          <Feedback feedback={data.feedback} />
        </Stack>
      )}
    </>
  );
}

/** How the listings of an owner do; for one home its figures, the market, and what to do about the rent. */
export function ListingPerformanceScreen({ homeId }: { readonly homeId?: string }) {
  const { data } = useApi(account.getAccount);
  const { homes } = useAccountHomes();
  if (homeId) return <HomePerformance homeId={homeId} />;
  return (
    <>
      <AccountPageHeader title="Listing performance">How many people view, save, and tour your home.</AccountPageHeader>
      {homes.length > 0 && <OwnedHomeList title="Choose a home" homes={homes} section="listing-performance" />}
      <MoreHomes />
      {data && homes.length === 0 && <GetStarted roles={data.roles} />}
    </>
  );
}
