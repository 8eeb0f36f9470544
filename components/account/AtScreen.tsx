import { FirstRunScreen } from '@/components/account/firstRun/FirstRunScreen';
import { firstRuns } from '@/components/account/firstRun/firstRuns.data';
import { ListingScreen } from '@/components/account/homes/ListingScreen';
import { OwnedHomeScreen } from '@/components/account/homes/OwnedHomeScreen';
import { OverviewScreen } from '@/components/account/overview/OverviewScreen';
import { account } from '@/contract/account';
import { useApi } from '@/hooks/useApi';
import { readAccountPlace } from '@/lib/accountPlaces';

/** A part of the portfolio for one home, where it has nothing to show for it yet. */
function SectionOfHome({ section, homeId }: { readonly section: string; readonly homeId: string }) {
  const { data } = useApi(account.getOwnedHome, { params: { homeId } });
  const words = firstRuns[`/accounts/portfolio/${section}`];
  if (!words) return <OwnedHomeScreen homeId={homeId} />;
  return <FirstRunScreen {...words} title={data ? `${words.title}: ${data.streetAddress}` : words.title} />;
}

/** What an address of the account area without a page file of its own shows. */
export function AtScreen({ at }: { readonly at?: string }) {
  const place = readAccountPlace(at);
  if (!place || place.section === 'overview') return <OverviewScreen />;
  if (place.section === 'properties') return <OwnedHomeScreen homeId={place.homeId} />;
  if (place.section === 'listing-performance') return <ListingScreen homeId={place.homeId} />;
  return <SectionOfHome {...place} />;
}
