import { AccountPageHeader } from '@/components/account/shared/AccountPageHeader';
import { GetStarted } from '@/components/account/shared/GetStarted';
import { account } from '@/contract/account/endpoints';
import { useApi } from '@/hooks/useApi';
import { ListingInterest } from './ListingInterest';
import { OwnedHomeList } from './OwnedHomeList';

/** How the listings of an owner do; for one home its figures. */
export function ListingPerformanceScreen({ homeId }: { readonly homeId?: string; readonly siteUrl?: string }) {
  const { data } = useApi(account.getAccount);
  const homes = data?.homes ?? [];
  const home = homes.find(({ id }) => id === homeId);
  return (
    <>
      <AccountPageHeader title={home ? `Interest in ${home.streetAddress}` : 'Listing performance'}>
        How many people viewed, saved, and asked about your home.
      </AccountPageHeader>
      {home && <ListingInterest homeId={home.id} />}
      {!home && homes.length > 0 && <OwnedHomeList title="Choose a home" homes={homes} section="listing-performance" />}
      {data && homes.length === 0 && <GetStarted roles={data.roles} />}
    </>
  );
}
