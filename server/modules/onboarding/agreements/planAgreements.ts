// The agreement of a home once more, because its payout plan changes.
import { localDay } from '@/contract/calendar/localDay';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { findHomeById } from '@/server/modules/homes/homes';
import {
  agreementTerms,
  chooseCounterSigner,
  planOffers,
  sendForSignature,
} from '@/server/modules/onboarding/agreements';
import * as repo from '@/server/modules/onboarding/agreements/repo';

export { isInForce } from '@/server/modules/onboarding/agreements/repo';

/** The document of an agreement; undefined before it is sent. As the system. */
export const findEnvelopeOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await repo.findById(db, id))?.envelopeId ?? undefined;

/** Everyone on the title, as they signed the agreement that is in force: they sign what its owner agrees to as well. As the system. */
export const listTitleHolders = async (db: Db, homeId: string): Promise<{ name: string; email: string }[]> =>
  ((await repo.findSigned(db, homeId))?.holders ?? []).map(({ name, email }) => ({ name, email }));

/**
 * Sends the agreement of a home again under another payout plan, in force from a day: everything else stays what its owner
 * has signed. Answers its id. As the system.
 */
export async function sendPlanAgreement(
  db: Db,
  { homeId, plan, startOn, now }: { homeId: string; plan: PayoutPlanName; startOn: string; now: Date },
): Promise<string> {
  const home = await findHomeById(db, homeId);
  const signed = await repo.findSigned(db, homeId);
  if (!home || !signed) throw conflict('Sign the management agreement of this home first.');
  if (await repo.findOpen(db, homeId)) throw conflict('An agreement for this home already waits to be signed.');
  const offer = (await planOffers(db, home.regionId, home.rentCents)).find((each) => each.plan.plan === plan);
  if (!offer) throw conflict('This payout plan isn’t offered in your region anymore. Choose another one.');
  const counterSigner = await chooseCounterSigner(db, signed);
  const { ownerId, kind, entityName, evidence, termsReadAt } = signed;
  const holders = JSON.stringify(signed.holders);
  const id = newId(now.getTime());
  await repo.insert(db, {
    id,
    homeId,
    ownerId,
    kind,
    entityName,
    holders,
    evidence,
    plan,
    termsReadAt,
    createdAt: now,
  });
  const terms = {
    ...agreementTerms(signed, home, offer, startOn),
    // The term goes on as it was signed.
    ...(signed.terms?.endOn && { endOn: signed.terms.endOn }),
  };
  const day = localDay(now, home.timeZone);
  await sendForSignature(db, { ...signed, id, plan }, { terms, day, counterSigner, now });
  return id;
}
