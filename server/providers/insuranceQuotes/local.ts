import { estimatePremium } from '@/contract/tenancy/insurance/rater';
import type { InsuranceQuotes } from './insuranceQuotes';

/** Our own published table. Makes no network call. */
export const localInsuranceQuotes = (): InsuranceQuotes => ({
  insurer: null,
  quote: async ({ coverage, ...home }) => ({
    quotes: (['dp1', 'dp3'] as const).flatMap((form) => {
      const premium = estimatePremium({ ...coverage, form }, home);
      return premium ? [{ form, year: premium.year }] : [];
    }),
    applyUrl: null,
  }),
});
