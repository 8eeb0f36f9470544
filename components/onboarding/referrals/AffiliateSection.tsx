import dynamic from 'next/dynamic';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MembersOnly } from './MembersOnly';

const ListSkeleton = () => <Skeleton $height="14rem" $round="card" />;
const OwnPartnership = clientOnly(
  dynamic(() => import('./MyPartnership').then((file) => file.MyPartnership), {
    ssr: false,
    loading: ListSkeleton,
  }),
  ListSkeleton,
);

/** Beneath the hero of `/affiliates`: the application, and once it is approved the key and what came by it. */
export function AffiliateSection() {
  return (
    <MembersOnly id="apply" title="Become a partner" reason="Log in or create an account to apply. It takes 5 minutes.">
      <OwnPartnership />
    </MembersOnly>
  );
}
