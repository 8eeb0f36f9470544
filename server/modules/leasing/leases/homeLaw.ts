// What the law sees in a home, and the rules that follow for it. As the system: who the owner is is not for residents to
// read.
import { sql } from 'kysely';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { type LawOfHome, lawsOfHome } from '@/contract/law/allRules';
import { type HomeFacts, isLocal, type Jurisdiction, type Rule } from '@/contract/law/rules';
import type { HomeLaw } from '@/contract/leasing/leases/endpoints';
import type { Db } from '@/server/db/client';
import { setupAnswers } from '@/server/db/jsonReaders';
import { findHomeById } from '@/server/modules/homes/homes';
import { isInForce } from '@/server/modules/onboarding/agreements/planAgreements';
import { enteredRules } from '@/server/modules/platform/legalFigures';

export interface LawContext {
  where: Jurisdiction;
  facts: HomeFacts;
  /** Yearly figures that our team entered. */
  entered: readonly Rule[];
  timeZone: string;
}

const OWNER_TYPES = { individual: 'person', company: 'company', trust: null } as const;

/** Our leases say that the limits of California apply, so no house of a person is exempt (Cal. Civ. Code § 1947.12(d)(5)). */
const EXEMPTION_NOTICE = false;

/**
 * Homes that an owner rents out anywhere, as the law counts them: the newest answer of the setups of their homes, and at least
 * as many as are here. Null where no setup has an answer. As the system.
 */
export async function countRentalHomes(db: Db, ownerId: string): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select greatest(${setupAnswers('run').text('rentalHomes')}::int,
      (select count(*)::int from homes where owner_id = ${ownerId})) as count
    from homes home join flow_runs run on run.home_id = coalesce(home.property_id, home.id) and run.flow_id = 'setup-approval'
    where home.owner_id = ${ownerId} and ${setupAnswers('run').text('rentalHomes')} is not null
    order by run.updated_at desc limit 1`.execute(db);
  return rows[0]?.count ?? null;
}

export async function findLawContext(db: Db, homeId: string): Promise<LawContext | undefined> {
  const home = await findHomeById(db, homeId);
  if (!home) return undefined;
  const agreement = await db
    .selectFrom('agreements')
    .select('kind')
    .where('homeId', '=', homeId)
    .where(isInForce('agreements'))
    .orderBy('signedAt', 'desc')
    .executeTakeFirst();
  return {
    where: jurisdictionOf(home),
    timeZone: home.timeZone,
    entered: await enteredRules(db),
    facts: {
      yearBuilt: home.yearBuilt,
      homeType: home.type,
      // A guest house beside a house makes two: how many homes the lot has is asked in the qualification alone.
      units: null,
      ownerType: agreement ? OWNER_TYPES[agreement.kind] : null,
      ownerUnits: home.ownerId ? await countRentalHomes(db, home.ownerId) : null,
      exemptionNotice: EXEMPTION_NOTICE,
    },
  };
}

const presentLawOf = ({ rule, exemption }: LawOfHome): HomeLaw['groups'][number]['laws'][number] => ({
  id: rule.id,
  text: rule.says,
  level: rule.state === 'US' ? 'federal' : isLocal(rule) ? 'city' : 'state',
  source: rule.source,
  from: rule.from,
  checkedOn: rule.checked,
  exemption: exemption ?? null,
});

export function presentHomeLaw({ where, facts, entered }: LawContext, day: string): HomeLaw {
  return {
    state: where.state,
    city: where.localities.map(({ name }) => name).join(' or '),
    yearBuilt: facts.yearBuilt ?? null,
    ownerType: facts.ownerType ?? null,
    groups: lawsOfHome(where, facts, day, entered).map(({ id, title, laws }) => ({
      id,
      title,
      laws: laws.map(presentLawOf),
    })),
  };
}
