import dynamic from 'next/dynamic';

// Forms are large, and most visits to the account want none of them.
const InsuranceScreen = dynamic(() => import('./InsuranceScreen').then((file) => file.InsuranceScreen));
const CoverageScreen = dynamic(() => import('./CoverageScreen').then((file) => file.CoverageScreen));
const CoverageSummaryScreen = dynamic(() =>
  import('./CoverageSummaryScreen').then((file) => file.CoverageSummaryScreen),
);

/** All homes. */
export function InsurancePageScreen() {
  return <InsuranceScreen />;
}

export function CoveragePageScreen() {
  return <CoverageScreen />;
}

export function CoverageSummaryPageScreen() {
  return <CoverageSummaryScreen />;
}
