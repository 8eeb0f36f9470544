import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { CopyableLine } from '@/components/ui/fields/CopyableLine';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { type ListingFeed, listingFeeds } from '@/contract/homes/listingFeeds/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { ListingFeedLog } from './ListingFeedLog';
import { formatLabels } from './listingFeed.labels';

/** One portal: its homes, the address of its file, its last delivery, and the log. */
export function ListingFeedItem({ feed }: { readonly feed: ListingFeed }) {
  const { id, portal, region, format, status, url, lastDelivery } = feed;
  const [isLogOpen, setLogOpen] = useState(false);
  const pause = useApiMutation(listingFeeds.pauseListingFeed, { touches: [listingFeeds] });
  const resume = useApiMutation(listingFeeds.resumeListingFeed, { touches: [listingFeeds] });
  const change = status === 'active' ? pause : resume;
  const error = pause.error ?? resume.error;
  return (
    <Card as="article" aria-labelledby={`feed-${id}`}>
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Row>
            <Heading as="h3" id={`feed-${id}`} $size="small">
              {portal}
            </Heading>
            {status === 'paused' && <Badge tone="warning">Paused</Badge>}
          </Row>
          <Button
            tone="secondary"
            size="small"
            loading={change.isPending}
            aria-label={`${status === 'active' ? 'Pause' : 'Resume'} the feed for ${portal}`}
            onClick={() => change.mutate({ params: { listingFeedId: id } })}
          >
            {status === 'active' ? 'Pause' : 'Resume'}
          </Button>
        </Row>
        <Text $size="small" $tone="soft">
          {region?.name ?? 'All regions'} · {formatLabels[format]}
        </Text>
        <Text $size="small">
          {lastDelivery ? (
            <>
              Last read <ReaderTime at={lastDelivery.at} format={formatDateTime} />, with{' '}
              {pluralize(lastDelivery.homes, 'home')}.
            </>
          ) : (
            'Not read yet.'
          )}
          {status === 'paused' && ' Its address answers “Not found” until you resume it.'}
        </Text>
        {error && (
          <Notice live tone="danger">
            {error.message}
          </Notice>
        )}
        <CopyableLine label={`Address for ${portal}`} text={url} />
        <Disclosure summary="Deliveries" onToggle={setLogOpen}>
          {isLogOpen && <ListingFeedLog listingFeedId={id} />}
        </Disclosure>
      </Stack>
    </Card>
  );
}
