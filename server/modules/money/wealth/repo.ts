import { sql } from 'kysely';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import type { WealthInputs, WealthScenario } from '@/contract/money/wealth/endpoints';
import type { Db } from '@/server/db/client';
import { agreementTerms, leaseTerms } from '@/server/db/jsonReaders';
import { homeIdsOf } from '@/server/modules/homes/homeMembers';
import { isInForce } from '@/server/modules/onboarding/agreements/planAgreements';

export interface WealthRow {
  homeId: string;
  ownerId: string | null;
  address: string;
  city: string;
  state: string;
  status: HomeStatus;
  listedRentCents: number;
  /** Of the running lease. */
  leaseRentCents: number | null;
  /** Of the agreement that was signed last. */
  feeBps: number | null;
  repairsCents: number;
  inputs: WealthInputs | null;
  scenarios: WealthScenario[] | null;
  updatedAt: Date | null;
}

/** Homes with money that a person sees, or one of them, as the system. */
export async function listHomes(
  db: Db,
  { personId, homeId = null, since, limit }: { personId: string; homeId?: string | null; since: string; limit: number },
): Promise<WealthRow[]> {
  const { rows } = await sql<WealthRow>`
    select home.id as "homeId", home.owner_id as "ownerId", concat_ws(', ', home.street_address, home.unit) as address,
      city.name as city, city.state, home.status, home.rent as "listedRentCents",
      (select ${leaseTerms().text('rentCents')}::int from leases where home_id = home.id and status = 'active'
        order by created_at desc limit 1) as "leaseRentCents",
      (select ${agreementTerms().text('offer', 'plan', 'managementFeeBps')}::int from agreements
        where home_id = home.id and ${isInForce('agreements')} order by signed_at desc limit 1) as "feeBps",
      coalesce((select -sum(line.amount) from payout_lines line join payouts on payouts.id = line.payout_id
        where payouts.home_id = home.id and line.kind = 'vendor_invoice' and payouts.pay_on >= ${since}), 0)::int as "repairsCents",
      plan.inputs, plan.scenarios, plan.updated_at as "updatedAt"
    from homes home join cities city on city.id = home.city_id left join wealth_plans plan on plan.home_id = home.id
    where home.id in ${homeIdsOf(personId, ['co_owner', 'accountant'])}
      and ${homeId ? sql`home.id = ${homeId}` : sql`true`}
    order by home.street_address, home.id limit ${limit}`.execute(db);
  return rows;
}

interface PlanValues {
  homeId: string;
  ownerId: string;
  inputs: WealthInputs;
  scenarios: readonly WealthScenario[];
  now: Date;
}

export async function savePlan(db: Db, { homeId, ownerId, inputs, scenarios, now }: PlanValues): Promise<void> {
  const values = {
    ownerId,
    inputs: JSON.stringify(inputs),
    scenarios: JSON.stringify(scenarios),
    updatedAt: now,
  };
  await db
    .insertInto('wealthPlans')
    .values({ homeId, ...values })
    .onConflict((conflict) => conflict.column('homeId').doUpdateSet(values))
    .execute();
}
