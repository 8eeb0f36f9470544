import dynamic from 'next/dynamic';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MembersOnly } from './MembersOnly';

const ListSkeleton = () => <Skeleton $height="14rem" $round="card" />;
const OwnReferrals = clientOnly(
  dynamic(() => import('./MyReferrals').then((file) => file.MyReferrals), {
    ssr: false,
    loading: ListSkeleton,
  }),
  ListSkeleton,
);

/** Beneath the hero of `/referral`: one’s own link, and what has become of it. */
export function ReferralSection() {
  return (
    <MembersOnly id="your-link" title="Your link" reason="Log in to get your link and see the status of each referral.">
      <OwnReferrals />
    </MembersOnly>
  );
}
