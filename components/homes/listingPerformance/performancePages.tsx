import dynamic from 'next/dynamic';

// Forms and figures are large, and most visits to the account want neither.
const ListingPerformanceScreen = dynamic(() =>
  import('./ListingPerformanceScreen').then((file) => file.ListingPerformanceScreen),
);

/** Without a home in the address: which one? */
export function ListingPerformancePageScreen() {
  return <ListingPerformanceScreen />;
}
