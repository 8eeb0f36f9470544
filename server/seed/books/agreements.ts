// What a homeowner and Belong have agreed on: for homes with books, and for all others that are lived in or on the market.
import { sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import type { AgreementTerms } from '@/contract/onboarding/agreements/endpoints';
import { asSystem, type Db } from '@/server/db/client';
import { env } from '@/server/env';
import { findHomeById, type HomeRow } from '@/server/modules/homes/homes';
import { planOffers } from '@/server/modules/onboarding/agreements';
import { AGREEMENT_EDITION } from '@/server/modules/onboarding/agreements/document';
import { idOf } from '@/server/seed/generators/ids';
import { addDays, addMonths, dayOf, noonOf } from './months';

const REPAIR_APPROVAL_CENTS = 30_000;

interface NewAgreement {
  id: string;
  home: HomeRow;
  ownerId: string;
  plan: 'Monthly' | 'NoGuarantee';
  startOn: string;
  endOn: string;
  at: Date;
}

/** A signed agreement; answers the offer that was chosen. As the system. */
export async function storeAgreement(
  db: Db,
  { id, home, ownerId, plan, startOn, endOn, at }: NewAgreement,
): Promise<AgreementTerms['offer']> {
  const owner = await db.selectFrom('users').selectAll().where('id', '=', ownerId).executeTakeFirstOrThrow();
  const ownerName = `${owner.firstName} ${owner.lastName}`.trim();
  const offer = (await planOffers(db, home.regionId, home.rentCents)).find((each) => each.plan.plan === plan);
  if (!offer) throw new Error(`Region ${home.regionId} has no plan ${plan}`);
  const agreed: AgreementTerms = {
    address: `${home.streetAddress}${home.unit ? `, ${home.unit}` : ''}, ${home.city}, ${home.state} ${home.zipcode}`,
    state: home.state,
    unitType: 'House',
    kind: 'individual',
    entityName: '',
    holders: [{ name: ownerName, capacity: 'Owner' }],
    startOn,
    endOn,
    offer,
    repairApprovalCents: cents(REPAIR_APPROVAL_CENTS),
    noticeAddress: env().NOTICE_ADDRESS,
  };
  await db
    .insertInto('agreements')
    .values({
      id,
      homeId: home.id,
      ownerId,
      status: 'signed',
      plan,
      terms: JSON.stringify(agreed),
      edition: AGREEMENT_EDITION,
      createdAt: at,
      signedAt: at,
      holders: JSON.stringify([{ name: ownerName, email: owner.email, capacity: 'Owner' }]),
    })
    .execute();
  return offer;
}

/** For homes that people live in, and those of the demo homeowner that came as far as an inspection; once each. */
export async function storeMissingAgreements(db: Db, mayaId: string, now: Date): Promise<void> {
  const { rows } = await asSystem(db, (trx) =>
    sql<{ id: string }>`select home.id from homes home
      where home.owner_id is not null and not exists (select from agreements where home_id = home.id)
        and (exists (select from leases where home_id = home.id and status = 'active')
          or (home.owner_id = ${mayaId} and home.status in ('inspection', 'active', 'leased')))
      order by home.id`.execute(trx),
  );
  const startOn = `${addMonths(dayOf(now), -2).slice(0, 7)}-01`;
  for (const { id } of rows)
    await asSystem(db, async (trx) => {
      const home = await findHomeById(trx, id);
      if (!home?.ownerId) return;
      await storeAgreement(trx, {
        id: idOf(`agreement of ${id}`),
        home,
        ownerId: home.ownerId,
        plan: 'Monthly',
        startOn,
        endOn: addDays(addMonths(startOn, 12), -1),
        at: noonOf(addDays(startOn, -10)),
      });
    });
}
