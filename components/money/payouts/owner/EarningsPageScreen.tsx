import dynamic from 'next/dynamic';

// Statements and their forms are large, and most visits to the account want neither.
const EarningsScreen = dynamic(() =>
  import('@/components/money/payouts/owner/EarningsScreen').then((file) => file.EarningsScreen),
);

/** Earnings of all homes. */
export function EarningsPageScreen() {
  return <EarningsScreen />;
}
