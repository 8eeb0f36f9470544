import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { homes } from '@/contract/homes/homes/endpoints';
import { type Listing, listings } from '@/contract/homes/listings/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { SaveError } from './SaveError';

const touches = [listings, homes, account];

const inReview = {
  title: 'You approved the listing',
  next: 'Our team checks it before it goes live. We’ll email you when people can book tours.',
};

/** What was done, or the status it led to. */
const confirmations: Readonly<Record<string, { title: string; next: string } | undefined>> = {
  approved: inReview,
  in_review: { ...inReview, title: 'The home is on its way back to the market' },
  coming_soon: {
    title: 'The home is announced',
    next: 'People can save it and ask about it. Tours begin when it’s published.',
  },
  active: {
    title: 'The home is live',
    next: 'Tours can be booked from now on. The homeowner gets an email, and each application shows up in Tours and applications.',
  },
};

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
  const confirmed = done && confirmations[done];
  if (actions.every((action) => action === 'edit') && !confirmed) return null;
  return (
    <Stack $gap="s12">
      {confirmed && (
        <Confirmation
          title={confirmed.title}
          arrived
          action={<ButtonLink href={routes.accounts.overview()}>Go to your overview</ButtonLink>}
        >
          <Text>{confirmed.next}</Text>
        </Confirmation>
      )}
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
