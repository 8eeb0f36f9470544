import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { affiliates, type OwnAffiliate } from '@/contract/onboarding/affiliates/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDay } from '@/lib/format/dates';
import { AffiliateForm } from './AffiliateForm';
import { PartnerDashboard } from './PartnerDashboard';

function PartnershipDetails({ affiliate, days }: OwnAffiliate) {
  switch (affiliate?.status) {
    case undefined:
      return (
        <Stack>
          <Text $tone="soft">Answer four questions. We’ll email you within 1 business day.</Text>
          <AffiliateForm />
        </Stack>
      );
    case 'applied':
      return (
        <Stack>
          <Notice tone="success" title="We got your application">
            Submitted {formatDay(affiliate.appliedAt)}. We’ll email you our answer. Until then, you can edit it.
          </Notice>
          <AffiliateForm affiliate={affiliate} />
        </Stack>
      );
    case 'declined':
      return (
        <Stack>
          <Notice tone="warning" title="Your application was declined">
            {affiliate.reason} Things change, and you can apply again.
          </Notice>
          <AffiliateForm affiliate={affiliate} />
        </Stack>
      );
    case 'ended':
      return (
        <Notice tone="warning" title="Our partnership has ended">
          {affiliate.reason} If that’s wrong, contact us.
        </Notice>
      );
    case 'approved':
      return <PartnerDashboard partnerKey={affiliate.partnerKey ?? ''} days={days} />;
  }
}

/** Progress of the person's partnership. */
export function MyPartnership() {
  const query = useApi(affiliates.getOwnAffiliate);
  return (
    <Loaded
      query={query}
      title="We couldn’t load your partnership"
      note="Your key still works."
      skeleton={<Skeleton $height="14rem" $round="card" />}
    >
      {(data) => <PartnershipDetails {...data} />}
    </Loaded>
  );
}
