import dynamic from 'next/dynamic';
import { FirstRunScreen } from '@/components/account/firstRun/FirstRunScreen';
import { firstRuns } from '@/components/account/firstRun/firstRuns.data';
import { ListingPerformanceScreen } from '@/components/account/homes/ListingPerformanceScreen';
import { OwnedHomeScreen } from '@/components/account/homes/OwnedHomeScreen';
import { AccountOverviewScreen } from '@/components/account/overview/AccountOverviewScreen';
import { account } from '@/contract/account/endpoints';
import { useApi } from '@/hooks/useApi';
import { parseAccountRoute } from '@/lib/account/accountRoutes';

// The editor and its forms are large, and most visits to the account want neither.
const ListingScreen = dynamic(() =>
  import('@/components/account/listing/ListingScreen').then((file) => file.ListingScreen),
);

const OwnerMoveOutScreen = dynamic(() =>
  import('@/components/account/moveOuts/OwnerMoveOutScreen').then((file) => file.OwnerMoveOutScreen),
);

const EarningsScreen = dynamic(() =>
  import('@/components/account/earnings/EarningsScreen').then((file) => file.EarningsScreen),
);

const WealthAnalysisScreen = dynamic(() =>
  import('@/components/account/wealth/WealthAnalysisScreen').then((file) => file.WealthAnalysisScreen),
);

/** A part of the portfolio for one home, where it has nothing to show for it yet. */
function HomeSectionScreen({ section, homeId }: { readonly section: string; readonly homeId: string }) {
  const { data } = useApi(account.getOwnedHome, { params: { homeId } });
  const firstRun = firstRuns[`/accounts/portfolio/${section}`];
  if (!firstRun) return <OwnedHomeScreen homeId={homeId} />;
  return <FirstRunScreen {...firstRun} title={data ? `${firstRun.title}: ${data.streetAddress}` : firstRun.title} />;
}

/** What an address of the account area without a page file of its own shows. */
export function AccountRouteScreen({ at }: { readonly at?: string }) {
  const place = parseAccountRoute(at);
  if (!place || place.section === 'overview') return <AccountOverviewScreen />;
  if (place.section === 'properties') return <OwnedHomeScreen homeId={place.homeId} />;
  if (place.section === 'listing') return <ListingScreen homeId={place.homeId} />;
  if (place.section === 'pre-move-out') return <OwnerMoveOutScreen homeId={place.homeId} />;
  if (place.section === 'earnings') return <EarningsScreen homeId={place.homeId} />;
  if (place.section === 'listing-performance') return <ListingPerformanceScreen homeId={place.homeId} />;
  if (place.section === 'wealth' || place.section === 'wealth-analysis')
    return <WealthAnalysisScreen homeId={place.homeId} />;
  return <HomeSectionScreen {...place} />;
}
