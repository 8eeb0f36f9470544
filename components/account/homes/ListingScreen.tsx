import { AccountTop } from '@/components/account/AccountTop';
import { Begin } from '@/components/account/overview/Begin';
import { account } from '@/contract/account';
import { useApi } from '@/hooks/useApi';
import { HomeRows } from './HomeRows';
import { Interest } from './Interest';

/** How the listings of an owner do; for one home its figures. */
export function ListingScreen({ homeId }: { readonly homeId?: string; readonly siteUrl?: string }) {
  const { data } = useApi(account.getAccount);
  const homes = data?.homes ?? [];
  const home = homes.find(({ id }) => id === homeId);
  return (
    <>
      <AccountTop title={home ? `Interest in ${home.streetAddress}` : 'How your listings do'}>
        People who opened its page, saved it, and asked about it.
      </AccountTop>
      {home && <Interest homeId={home.id} />}
      {!home && homes.length > 0 && <HomeRows title="Choose a home" homes={homes} section="listing-performance" />}
      {data && homes.length === 0 && <Begin roles={data.roles} />}
    </>
  );
}
