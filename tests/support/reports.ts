import type { EstimateReport } from '@/contract/estimates';

/** An estimate’s report for a home where we are not; a test gives it its own ids. */
export const outOfCoverageReport: Omit<EstimateReport, 'id' | 'runId'> = {
  at: '2026-11-21T12:00:00.000Z',
  coverageType: 'out_of_coverage',
  address: {
    streetAddress: '1 Elm St',
    unit: null,
    city: 'Denver',
    state: 'CO',
    zipcode: '80202',
    lat: 39.75,
    lng: -105,
    precision: 'zip',
    regionId: null,
    regionName: null,
  },
  estimate: null,
  low: null,
  high: null,
  confidence: { level: 'low', reasons: [] },
  home: null,
  hopedRent: null,
  availableOn: null,
  comparables: [],
  adjustments: [],
  pricing: [],
  improvements: [],
  laws: [],
  fairRents: null,
};
