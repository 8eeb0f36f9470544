import type { ReportKind } from '@/contract/law/screening';
import type { Bureau } from '@/contract/leasing/applications/constants';
import type { Eviction } from '@/contract/leasing/criteria/criteria';

/** One adult to be screened, and what may be asked about them. */
export interface ScreeningOrder {
  /** Makes a repeated order recognisable: it is answered, never made twice. */
  key: string;
  person: {
    firstName: string;
    lastName: string;
    email: string;
    /** Local day. */
    birthDate: string;
    /** Social security or tax number: nine digits; empty where they gave none. */
    identityNumber: string;
    zipcode: string;
  };
  /** Location of the home: the law there limits what a report may contain. */
  place: { city: string; state: string };
  /** What they say they earn a month before tax, in cents; null where they said nothing. */
  statedGrossCents: number | null;
  reports: readonly ReportKind[];
  /** Which time it is that we ask about this person. */
  attempt: number;
}

export interface ReportFindings {
  identity: { matches: boolean };
  /** Null: no history to make a score from. Amounts in cents. */
  /** `factors`: what weighed on the score most, in the agency’s words. */
  credit: { score: number | null; landlordDebtCents: number; factors: readonly string[] };
  eviction: { cases: readonly (Eviction & { court: string; amountCents: number })[] };
  income: { grossCents: number; source: string };
  criminal: { records: readonly { on: string; offence: string; court: string; disposition: string }[] };
}

/** `blocked`: only the person themselves can open it; `bureau` is where a file is frozen, if it is said. `failed`: no answer will come. */
export type ReportAnswer<Found> =
  | { status: 'pending' }
  | { status: 'done'; findings: Found }
  | { status: 'blocked'; reason: 'frozen' | 'mismatch'; bureau?: Bureau }
  | { status: 'failed' };
export type ReportAnswers = { [Kind in ReportKind]?: ReportAnswer<ReportFindings[Kind]> };

/** A consumer reporting agency, as letters have to name it. */
export interface Agency {
  name: string;
  address: string;
  phone: string;
}

/** Anyone who looks people up. Throwing means “not reached, try again with the same key”. */
export interface Screening {
  name: string;
  agency: Agency;
  /** What it can tell at all. */
  covers: readonly ReportKind[];
  /** What these reports about one adult cost us, in cents. Throws where they cannot be ordered together. */
  costCents: (reports: readonly ReportKind[]) => number;
  /** Orders these reports and no others, or throws; says under which name to ask for them. */
  order: (order: ScreeningOrder) => Promise<string>;
  read: (ref: string) => Promise<ReportAnswers>;
}
