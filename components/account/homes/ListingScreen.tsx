import { AccountPageHeader } from '@/components/account/AccountTop';
import { GetStarted } from '@/components/account/overview/Begin';
import { account } from '@/contract/account';
import { useApi } from '@/hooks/useApi';
import { OwnedHomeList } from './HomeRows';
import { ListingInterest } from './Interest';

/** How the listings of an owner do; for one home its figures. */
export function ListingPerformanceScreen({ homeId }: { readonly homeId?: string; readonly siteUrl?: string }) {
  const { data } = useApi(account.getAccount);
  const homes = data?.homes ?? [];
  const home = homes.find(({ id }) => id === homeId);
  return (
    <>
      <AccountPageHeader title={home ? `Interest in ${home.streetAddress}` : 'How your listings do'}>
        People who opened its page, saved it, and asked about it.
      </AccountPageHeader>
      {home && <ListingInterest homeId={home.id} />}
      {!home && homes.length > 0 && <OwnedHomeList title="Choose a home" homes={homes} section="listing-performance" />}
      {data && homes.length === 0 && <GetStarted roles={data.roles} />}
    </>
  );
}
