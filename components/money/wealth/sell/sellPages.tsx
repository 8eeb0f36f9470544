import dynamic from 'next/dynamic';

// Forms and figures are large, and most visits to the account want neither.
const SellScreen = dynamic(() => import('./SellScreen').then((file) => file.SellScreen));

/** Without a home in the address: which one? */
export function SellPageScreen() {
  return <SellScreen />;
}
