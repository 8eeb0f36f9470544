import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { affiliates, type OwnAffiliate } from '@/contract/affiliates/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDay } from '@/lib/format/dates';
import { AffiliateForm } from './AffiliateForm';
import { PartnerDashboard } from './PartnerDashboard';

function PartnershipDetails({ affiliate, days }: OwnAffiliate) {
  switch (affiliate?.status) {
    case undefined:
      return (
        <Stack>
          <Text $tone="soft">
            Four questions. A person reads your answers within one working day, and writes to you.
          </Text>
          <AffiliateForm />
        </Stack>
      );
    case 'applied':
      return (
        <Stack>
          <Notice tone="success" title="Your application is with us">
            It came on {formatDay(affiliate.appliedAt)}. A person answers by email. Until then you may better it.
          </Notice>
          <AffiliateForm affiliate={affiliate} />
        </Stack>
      );
    case 'declined':
      return (
        <Stack>
          <Notice tone="warning" title="We could not take you on">
            {affiliate.reason} Things change: you may apply again.
          </Notice>
          <AffiliateForm affiliate={affiliate} />
        </Stack>
      );
    case 'ended':
      return (
        <Notice tone="warning" title="Our partnership has ended">
          {affiliate.reason} If that is wrong, write to us.
        </Notice>
      );
    case 'approved':
      return <PartnerDashboard partnerKey={affiliate.partnerKey ?? ''} days={days} />;
  }
}

/** How far somebody's partnership has come. */
export function MyPartnership() {
  const { data, error, refetch, isFetching } = useApi(affiliates.getOwnAffiliate);
  if (error) {
    return (
      <ErrorState title="We could not load your partnership" onRetry={() => void refetch()} retrying={isFetching}>
        Your key works all the same.
      </ErrorState>
    );
  }
  return data ? <PartnershipDetails {...data} /> : <Skeleton $height="14rem" $round="card" />;
}
