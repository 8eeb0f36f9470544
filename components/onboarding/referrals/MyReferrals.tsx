import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { CopyableLine } from '@/components/ui/fields/CopyableLine';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { referrals } from '@/contract/onboarding/referrals/endpoints';
import { useApi } from '@/hooks/useApi';
import { invitationLink } from './invitationLink';
import { ReferralInviteForm } from './ReferralInviteForm';
import { ReferralList } from './ReferralList';

/** One's own link, and what has become of it. */
export function MyReferrals() {
  const query = useApi(referrals.listReferrals);
  const { data } = query;
  if (!data)
    return (
      <Loaded
        query={query}
        title="We couldn’t load your referrals"
        note="Your referrals are safe, and your link stays the same."
        skeleton={<Skeleton $height="14rem" $round="card" />}
      />
    );
  return (
    <Stack $gap="s32">
      <CopyableLine label="For anyone you know" text={invitationLink(data.code)} />
      <ReferralInviteForm />
      <Stack>
        <Heading as="h3" $size="small">
          Your referrals
        </Heading>
        {data.referrals.length === 0 ? (
          <Text $tone="soft">No referrals yet. Share your link, or add a name above to follow each one’s status.</Text>
        ) : (
          <ReferralList code={data.code} list={data.referrals} />
        )}
      </Stack>
    </Stack>
  );
}
