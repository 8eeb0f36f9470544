import dynamic from 'next/dynamic';
import { AccountOverviewScreen } from '@/components/account/account/overview/AccountOverviewScreen';
import { OwnedHomeScreen } from '@/components/homes/homes/owner/OwnedHomeScreen';
import { parseAccountRoute } from '@/lib/account/accountRoutes';

// The editor and its forms are large, and most visits to the account want neither.
const ListingScreen = dynamic(() =>
  import('@/components/homes/listings/ListingScreen').then((file) => file.ListingScreen),
);

const OwnerMoveOutScreen = dynamic(() =>
  import('@/components/tenancy/moveOuts/OwnerMoveOutScreen').then((file) => file.OwnerMoveOutScreen),
);

const EarningsScreen = dynamic(() =>
  import('@/components/money/payouts/owner/EarningsScreen').then((file) => file.EarningsScreen),
);

const ListingPerformanceScreen = dynamic(() =>
  import('@/components/homes/listingPerformance/ListingPerformanceScreen').then(
    (file) => file.ListingPerformanceScreen,
  ),
);

const InsuranceScreen = dynamic(() =>
  import('@/components/tenancy/insurance/InsuranceScreen').then((file) => file.InsuranceScreen),
);

const OffboardingScreen = dynamic(() =>
  import('@/components/tenancy/offboardings/OffboardingScreen').then((file) => file.OffboardingScreen),
);

const SellScreen = dynamic(() => import('@/components/money/wealth/sell/SellScreen').then((file) => file.SellScreen));

const WealthAnalysisScreen = dynamic(() =>
  import('@/components/money/wealth/WealthAnalysisScreen').then((file) => file.WealthAnalysisScreen),
);

/** What an address of the account area without a page file of its own shows. */
export function AccountRouteScreen({ at }: { readonly at?: string }) {
  const place = parseAccountRoute(at);
  if (!place || place.section === 'overview') return <AccountOverviewScreen />;
  if (place.section === 'properties') return <OwnedHomeScreen homeId={place.homeId} />;
  if (place.section === 'listing') return <ListingScreen homeId={place.homeId} />;
  if (place.section === 'pre-move-out') return <OwnerMoveOutScreen homeId={place.homeId} />;
  if (place.section === 'earnings') return <EarningsScreen homeId={place.homeId} />;
  if (place.section === 'listing-performance') return <ListingPerformanceScreen homeId={place.homeId} />;
  if (place.section === 'landlord-insurance') return <InsuranceScreen homeId={place.homeId} />;
  if (place.section === 'offboarding') return <OffboardingScreen homeId={place.homeId} />;
  if (place.section === 'sell') return <SellScreen homeId={place.homeId} />;
  return <WealthAnalysisScreen homeId={place.homeId} />;
}
