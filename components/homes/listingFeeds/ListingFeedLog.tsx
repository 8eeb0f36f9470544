import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { LISTING_FEED_LOG_DAYS, listingFeeds } from '@/contract/homes/listingFeeds/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';

/** When a portal read its file, and how many homes it got. */
export function ListingFeedLog({ listingFeedId }: { readonly listingFeedId: string }) {
  const query = useApi(listingFeeds.listDeliveries, { params: { listingFeedId } });
  const { data } = query;
  if (!data)
    return <Loaded query={query} title="We couldn’t load the deliveries" skeleton={<Skeleton $height="4rem" />} />;
  if (data.length === 0) return <Text $size="small">No delivery in the last {LISTING_FEED_LOG_DAYS} days.</Text>;
  return (
    <ul>
      {data.map(({ id, deliveredAt, homes, reader }) => (
        <li key={id}>
          <Text as="span" $size="small">
            <ReaderTime at={deliveredAt} format={formatDateTime} /> · {pluralize(homes, 'home')} ·{' '}
            {reader || 'no name given'}
          </Text>
        </li>
      ))}
    </ul>
  );
}
