import type { Cents } from '@/contract/amounts/cents';
import type { Coverage } from '@/contract/tenancy/insurance/endpoints';

export interface QuoteRequest {
  /** Our id of the home, which an answer repeats. */
  homeId: string;
  streetAddress: string;
  city: string;
  state: string;
  zipcode: string;
  homeType: string;
  sqft: number | null;
  yearBuilt: number | null;
  coverage: Coverage;
}

export interface InsuranceQuote {
  form: 'dp1' | 'dp3';
  year: Cents;
}

export interface QuoteAnswer {
  /** Empty where the home is not one they insure. */
  quotes: readonly InsuranceQuote[];
  /** Where the owner goes on with the insurer; nothing is bound before. */
  applyUrl: string | null;
}

/** Anyone who says what a landlord policy costs. Throwing means “not reached”. */
export interface InsuranceQuotes {
  /** The insurer; null for prices from our own table. */
  insurer: string | null;
  quote: (request: QuoteRequest) => Promise<QuoteAnswer>;
}
