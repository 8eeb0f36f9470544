import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MembersOnly } from './MembersOnly';

const OwnReferrals = dynamic(() => import('./MyReferrals').then((file) => file.MyReferrals), {
  ssr: false,
  loading: () => <Skeleton $height="14rem" $round="card" />,
});

/** Beneath the hero of `/referral`: one’s own link, and what has become of it. */
export function ReferralSection() {
  return (
    <MembersOnly
      id="your-link"
      title="Your link"
      reason="A link needs somebody to thank: log in, and yours is here at once, with the way of each referral."
    >
      <OwnReferrals />
    </MembersOnly>
  );
}
