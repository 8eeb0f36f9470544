import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { listingFeeds } from '@/contract/homes/listingFeeds/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { ListingFeedForm } from './ListingFeedForm';
import { ListingFeedItem } from './ListingFeedItem';

/** The rental portals that show our homes: their files, their last deliveries, and a form for the next one. */
export function ListingFeedsScreen() {
  const query = useApi(listingFeeds.listListingFeeds);
  return (
    <>
      <AccountPageHeader title="Listing feeds" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Each rental portal reads a file of our listed homes, with photos and every fee. A change of a listing is in the
        file within 10 minutes.
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load the feeds" skeleton={<Skeleton $height="20rem" $round="card" />}>
        {(data) => (
          <Stack $gap="s32">
            <Stack as="section" aria-labelledby="feeds">
              <Heading id="feeds" $size="small">
                Portals
              </Heading>
              {data.length > 0 ? (
                data.map((feed) => <ListingFeedItem key={feed.id} feed={feed} />)
              ) : (
                <EmptyState level="h3" title="No portal reads our homes yet">
                  Create a feed below, then give its address to the portal.
                </EmptyState>
              )}
            </Stack>
            <ListingFeedForm />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
