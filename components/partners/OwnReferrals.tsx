import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { Skeleton } from '@/components/ui/Skeleton';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { referrals } from '@/contract/referrals';
import { useApi } from '@/hooks/useApi';
import { CopyableLine } from './CopyLine';
import { ReferralInviteForm } from './InviteForm';
import { invitationLink } from './invitationLink';
import { ReferralList } from './ReferralList';

/** One's own link, and what has become of it. */
export function MyReferrals() {
  const { data, error, refetch, isFetching } = useApi(referrals.listReferrals);
  if (error) {
    return (
      <ErrorState title="We could not load your referrals" onRetry={() => void refetch()} retrying={isFetching}>
        Nothing is lost. Your link stays the same.
      </ErrorState>
    );
  }
  if (!data) return <Skeleton $height="14rem" $round="card" />;
  return (
    <Stack $gap="s32">
      <CopyableLine label="For anybody you know" text={invitationLink(data.code)} />
      <ReferralInviteForm />
      <Stack>
        <Heading as="h3" $size="small">
          Whom you have sent us
        </Heading>
        {data.referrals.length === 0 ? (
          <Text $tone="soft">Nobody yet. Share your link, or begin with a name above to see how far each one is.</Text>
        ) : (
          <ReferralList code={data.code} list={data.referrals} />
        )}
      </Stack>
    </Stack>
  );
}
