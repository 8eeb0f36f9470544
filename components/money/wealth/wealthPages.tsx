import dynamic from 'next/dynamic';

// Forms and figures are large, and most visits to the account want neither.
const WealthScreen = dynamic(() => import('./WealthScreen').then((file) => file.WealthScreen));
const WealthAnalysisScreen = dynamic(() => import('./WealthAnalysisScreen').then((file) => file.WealthAnalysisScreen));

/** All homes together. */
export function WealthPageScreen() {
  return <WealthScreen />;
}

/** Without a home in the address: which one? */
export function WealthAnalysisPageScreen() {
  return <WealthAnalysisScreen />;
}
