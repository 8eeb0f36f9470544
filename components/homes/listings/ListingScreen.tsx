import { homeStatusLabels } from '@/components/homes/homes/owner/homeStatus.labels';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { listings } from '@/contract/homes/listings/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { ListingActions } from './ListingActions';
import { ListingFees } from './ListingFees';
import { ListingParts } from './ListingParts';
import { ListingPhotos } from './ListingPhotos';
import { ListingTerms } from './ListingTerms';
import { ListingText } from './ListingText';
import { ListingTours } from './ListingTours';
import { PhotoSessionCard } from './PhotoSessionCard';

/** A listing as its owner writes it: what is missing, photos, words, rent, fees, and the way to the market. */
export function ListingScreen({ homeId }: { readonly homeId: string }) {
  const query = useApi(listings.getListing, { params: { homeId } });
  const { data: listing } = query;
  if (!listing)
    return (
      <>
        <AccountPageHeader title="Your listing" />
        <Loaded
          query={query}
          title="We couldn’t load this listing"
          skeleton={<Skeleton $height="24rem" $round="card" />}
        />
      </>
    );
  const { home, missing, returnedBecause, leaseNotes, actions } = listing;
  const { label, tone, next } = homeStatusLabels[home.status];
  return (
    <>
      <AccountPageHeader
        title={`Listing of ${home.streetAddress}`}
        actions={
          <ButtonLink href={routes.preview.home({ homeId })} tone="secondary" size="small" prefetch={false}>
            Preview
          </ButtonLink>
        }
      >
        {home.city}, {home.state} {home.zipcode}
      </AccountPageHeader>
      <Stack $gap="s32">
        <Card>
          <Stack>
            <Stack $gap="s8" $align="start">
              <Badge tone={tone}>{label}</Badge>
              <Text>{next}</Text>
            </Stack>
            {returnedBecause && (
              <Notice
                tone="warning"
                title={home.status === 'off_market' ? 'Why it’s off the market' : 'Our team asked for a change'}
              >
                {returnedBecause}
              </Notice>
            )}
            {leaseNotes && (
              <Notice title="What the homeowner asked of the lease">
                {leaseNotes}
                {actions.includes('return') && ' Tell them what the lease can say before you publish.'}
              </Notice>
            )}
            {missing.length > 0 && (
              <div>
                <Heading $size="small">Still missing</Heading>
                <ul>
                  {missing.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                {home.status === 'proposal' && (
                  <ButtonLink href={routes.postInspection({})} size="small">
                    Review the proposal
                  </ButtonLink>
                )}
              </div>
            )}
            <ListingActions listing={listing} />
          </Stack>
        </Card>
        {actions.includes('edit') && (
          <ListingParts homeId={homeId}>
            <PhotoSessionCard homeId={homeId} />
            <ListingPhotos listing={listing} />
            <ListingText listing={listing} />
            <ListingTerms listing={listing} />
            <ListingTours listing={listing} />
            <ListingFees listing={listing} />
          </ListingParts>
        )}
      </Stack>
    </>
  );
}
