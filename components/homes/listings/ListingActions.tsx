import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { account } from '@/contract/account/account/endpoints';
import { homes } from '@/contract/homes/homes/endpoints';
import { type Listing, listings } from '@/contract/homes/listings/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { SaveError } from './SaveError';

const touches = [listings, homes, account];

/** Comes with what it confirms. */
const ListingConfirmation = dynamic(() => import('./ListingConfirmation').then((file) => file.ListingConfirmation));

/** What can be done with a listing now: approve, publish, send back, pause, relist. */
export function ListingActions({
  listing: { home, actions },
}: {
  readonly listing: Pick<Listing, 'home' | 'actions'>;
}) {
  const params = { homeId: home.id };
  const [reason, setReason] = useState('');
  const approve = useApiMutation(listings.approveListing, { touches });
  const publish = useApiMutation(listings.publishListing, { touches });
  const giveBack = useApiMutation(listings.returnListing, { touches });
  const pause = useApiMutation(listings.pauseListing, { touches });
  const relist = useApiMutation(listings.relistListing, { touches });
  const can = (action: Listing['actions'][number]) => actions.includes(action);
  const error = approve.error ?? publish.error ?? giveBack.error ?? pause.error ?? relist.error;
  const done = approve.isSuccess ? 'approved' : publish.isSuccess || relist.isSuccess ? home.status : undefined;
  if (actions.every((action) => action === 'edit') && !done) return null;
  return (
    <Stack $gap="s12">
      {done && <ListingConfirmation done={done} />}
      <Row>
        {can('approve') && (
          <Button loading={approve.isPending} onClick={() => approve.mutate({ params })}>
            Approve this listing
          </Button>
        )}
        {can('publish') && (
          <Button loading={publish.isPending} onClick={() => publish.mutate({ params, body: { as: 'active' } })}>
            Publish now
          </Button>
        )}
        {can('announce') && (
          <Button
            tone="secondary"
            loading={publish.isPending}
            onClick={() => publish.mutate({ params, body: { as: 'coming_soon' } })}
          >
            Announce it first
          </Button>
        )}
        {can('pause') && (
          <Button tone="secondary" loading={pause.isPending} onClick={() => pause.mutate({ params })}>
            Take it off the market
          </Button>
        )}
        {can('relist') && (
          <Button loading={relist.isPending} onClick={() => relist.mutate({ params })}>
            Put it back on the market
          </Button>
        )}
      </Row>
      {can('return') && (
        <Stack $gap="s8">
          <TextAreaField label="What has to change" optional rows={2} value={reason} onChange={setReason} />
          <Row>
            <Button
              tone="secondary"
              size="small"
              disabled={reason.trim() === ''}
              loading={giveBack.isPending}
              onClick={() => giveBack.mutate({ params, body: { reason } })}
            >
              Send back to the homeowner
            </Button>
          </Row>
        </Stack>
      )}
      <SaveError error={error} />
    </Stack>
  );
}
