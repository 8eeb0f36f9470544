// A lease of a home that may have lead-based paint needs what the homeowner disclosed, and the signature of our staff as the
// agent of the homeowner beneath it, before anyone is asked to sign.
import { localDay } from '@/contract/calendar/localDay';
import { mayHaveLeadPaint } from '@/contract/homes/homes/constants';
import type { LeadDisclosure, LeaseTerms } from '@/contract/leasing/leases/endpoints';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import type { HomeRow } from '@/server/modules/homes/homes';
import { leadPaintWords } from '@/server/modules/leasing/leases/clauses/leadPaint.data';
import * as repo from './repo';

type LeadHome = Pick<HomeRow, 'id' | 'yearBuilt' | 'leadPaint' | 'timeZone'>;

const UNANSWERED =
  'Before anyone signs a lease of a home that may have been built before 1978, the homeowner must say what they know about lead-based paint (24 CFR § 35.92(b)). The question is under Documents in the setup of the home.';

/**
 * Who signed the disclosure of a home as the agent of its owner; undefined where the home was built in 1978 or later.
 * @throws {ApiError} conflict, where the home was built before 1978, or in an unknown year, and its owner never answered
 *   (24 CFR §§ 35.88(a), 35.92(b): that they have not said is no disclosure), or where no agent has signed what the owner
 *   answered last (§ 35.92(b)(5) and (6))
 */
export async function leadPaintAgent(db: Db, home: LeadHome): Promise<LeaseTerms['leadPaintAgent']> {
  if (!mayHaveLeadPaint(home.yearBuilt)) return undefined;
  if (home.leadPaint === null) throw conflict(UNANSWERED);
  const signed = await repo.findLeadDisclosure(db, home.id);
  if (signed?.knows !== home.leadPaint)
    throw conflict(
      'Before anyone signs a lease of a home that may have been built before 1978, one of our team must sign the disclosure about lead-based paint as the agent of the homeowner (24 CFR § 35.92(b)(6)). It is on the page of the home on the desk.',
    );
  return { name: signed.name, signedOn: localDay(signed.signedAt, home.timeZone) };
}

/** The disclosure of a home as our team reads and signs it. */
export async function presentLeadDisclosure(db: Db, home: LeadHome): Promise<LeadDisclosure> {
  const signed = await repo.findLeadDisclosure(db, home.id);
  const isCurrent = signed !== undefined && signed.knows === home.leadPaint;
  const words = leadPaintWords(home.leadPaint).en;
  return {
    isNeeded: mayHaveLeadPaint(home.yearBuilt),
    yearBuilt: home.yearBuilt,
    answer: 'leadPaintKnowledge' in words ? [words.leadPaintKnowledge, words.leadPaintRecords] : null,
    signed: isCurrent ? { name: signed.name, at: signed.signedAt.toISOString() } : null,
  };
}

/** Signs the disclosure of a home as the agent of its owner. */
export async function signLeadDisclosure(
  db: Db,
  home: LeadHome,
  { name, personId, now }: { name: string; personId: string; now: Date },
): Promise<void> {
  if (!mayHaveLeadPaint(home.yearBuilt))
    throw conflict('This home was built in 1978 or later. Nothing is to be signed.');
  if (home.leadPaint === null) throw conflict(UNANSWERED);
  const id = newId(now.getTime());
  await repo.insertLeadDisclosure(db, {
    id,
    homeId: home.id,
    knows: home.leadPaint,
    name,
    signedBy: personId,
    signedAt: now,
  });
}
