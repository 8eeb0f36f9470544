// What states withhold from rents of owners who live elsewhere: who, at which rate, and what is filed.
import { splitByWeight } from '@/contract/amounts/split';
import { csvForPrograms } from '@/contract/format/csv';
import { filingPeriod, stateWithholdingOf } from '@/contract/law/stateTaxes';
import type { ResidencyForm } from '@/contract/money/stateTaxes/constants';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { findCounting, openTinOf } from '@/server/modules/money/w9s';
import * as repo from './repo';

/** The one state that we withhold for; the account in the books is of it. */
export const WITHHOLDING_STATE = 'CA';

interface ResidenceRate {
  /** Of the reported rent of the home, from all who report it together. */
  bps: number;
  /** Rents of a year up to which nothing is withheld, in cents. */
  limit: number;
  /** In the order in which they were asked about. */
  reporters: { personId: string; bps: number }[];
}

/**
 * The rate at which the state of a home withholds on a day. A Form W-9 names where a person lives; before one is certified
 * payouts wait or are under backup withholding, and nothing is withheld for the state. As the system.
 */
export async function reportersResidence(
  db: Db,
  reporters: readonly { personId: string; basisPoints: number }[],
  { state, day }: { state: string; day: string },
): Promise<ResidenceRate> {
  const law = stateWithholdingOf(state);
  const people = law
    ? await repo.listResidences(
        db,
        reporters.map(({ personId }) => personId),
        day,
      )
    : new Map<string, never>();
  const rates = reporters.map(({ personId, basisPoints }) => {
    const { residence, isExempt } = people.get(personId) ?? { residence: null, isExempt: false };
    const isWithheld = law !== undefined && residence !== null && residence !== law.state && !isExempt;
    return { personId, basisPoints, bps: isWithheld ? law.bps : 0 };
  });
  return {
    bps: Math.round(rates.reduce((sum, { basisPoints, bps }) => sum + basisPoints * bps, 0) / 10_000),
    limit: law?.yearlyCents ?? 0,
    reporters: rates.map(({ personId, bps }) => ({ personId, bps })),
  };
}

interface PersonTotals {
  rents: number;
  withheld: number;
}

/** What each person's part of payouts came to, to the cent. */
export function totalsByPerson(payouts: readonly repo.WithheldPayout[]): Map<string, PersonTotals> {
  const totals = new Map<string, PersonTotals>();
  for (const { personIds, weights, withheld, rents } of payouts) {
    const parts = splitByWeight(rents, weights);
    for (const [n, personId] of personIds.entries()) {
      const before = totals.get(personId) ?? { rents: 0, withheld: 0 };
      totals.set(personId, {
        rents: before.rents + (parts[n] ?? 0),
        withheld: before.withheld + (withheld[n] ?? 0),
      });
    }
  }
  return totals;
}

interface RecordedForm {
  personId: string;
  form: ResidencyForm;
  reference: string;
  validFrom: string;
  validUntil: string | null;
}

/** Puts a form on file; from its first day on nothing is withheld. As the system. */
export async function recordResidencyForm(
  db: Db,
  { personId, form, reference, validFrom, validUntil }: RecordedForm,
  { recordedBy, now }: { recordedBy: string; now: Date },
): Promise<string> {
  if (!(await repo.isReporter(db, personId)))
    throw new ApiError('invalid', 'Choose an owner.', { fields: { personId: 'This person reports no rent.' } });
  const id = newId(now.getTime());
  await repo.insertForm(db, { id, personId, form, reference, validFrom, validUntil, recordedBy, recordedAt: now });
  return id;
}

const HEADER = [
  'Tax year',
  'Period',
  'Payee name',
  'Business name',
  'TIN type',
  'TIN',
  'Address',
  'City',
  'State',
  'ZIP code',
  'Total income subject to withholding',
  'Amount of tax withheld',
];

/**
 * The payees of Form 592 for a period as a file, in the order of the form. Opening each number is audited. As the system.
 * @throws {ApiError} where nothing was withheld, or a payee has no certified number
 */
export async function form592File(
  db: Db,
  { year, period, personId }: { year: number; period: number; personId: string },
): Promise<{ fileName: string; text: string }> {
  const law = stateWithholdingOf(WITHHOLDING_STATE);
  const days = law && filingPeriod(law, year, period);
  const totals = days ? totalsByPerson(await repo.listPayouts(db, { state: WITHHOLDING_STATE, ...days })) : new Map();
  const rows: (string | { amount: number })[][] = [];
  for (const [payeeId, { rents, withheld }] of totals as Map<string, PersonTotals>) {
    if (withheld === 0) continue;
    const w9 = await findCounting(db, { userId: payeeId });
    if (!w9?.form || !w9.tinKind) throw conflict('An owner of this period has no certified Form W-9.');
    const tin = await openTinOf(db, w9.id, { personId, why: `Form 592 for ${year}, period ${period}` });
    const { name, businessName, streetAddress, city, state, zipcode } = w9.form;
    rows.push([
      String(year),
      String(period),
      name,
      businessName,
      w9.tinKind.toUpperCase(),
      tin,
      streetAddress,
      city,
      state,
      zipcode,
      { amount: rents },
      { amount: withheld },
    ]);
  }
  if (rows.length === 0) throw conflict('Nothing was withheld for California in this period.');
  return { fileName: `form-592-${year}-${period}.csv`, text: csvForPrograms([HEADER, ...rows]) };
}
