// What the pages of a home's figures show beside the books: what the demo homeowner paid three years ago, what the homes are
// worth now, their policies, and who looked at the listings.
import { type Kysely, sql } from 'kysely';
import { addDays } from '@/contract/calendar/days';
import type { WealthInputs, WealthScenario } from '@/contract/money/wealth/endpoints';
import { wealthDefaults } from '@/contract/money/wealth/projection';
import { asSystem, type Db } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { mergeEntries } from '@/server/modules/homes/houseGuides/repo';
import { saveRule } from '@/server/modules/homes/listingPerformance/repo';
import { savePlan } from '@/server/modules/money/wealth/repo';
import { insertPolicy } from '@/server/modules/tenancy/insurance/repo';
import { idOf } from '@/server/seed/generators/ids';
import { chance } from '@/server/seed/generators/random';

interface OwnedHome {
  id: string;
  rentCents: number;
  sqft: number | null;
  isListed: boolean;
}

const YEARS_OWNED = 3;
/** Number of days with visits of a listing. */
const LISTED_DAYS = 45;
/** What a home in these places sells for, in months of its rent. */
const PRICE_IN_RENTS = 215;

const toThousands = (amount: number) => Math.round(amount / 100_000) * 100_000;

/** Bought three years ago at three percent a year less, with a loan of 30 years over a part of the price. */
function inputsOf({ rentCents }: OwnedHome, loanShare: number): WealthInputs {
  const valueCents = toThousands(rentCents * PRICE_IN_RENTS);
  const purchasePriceCents = toThousands(valueCents / 1.03 ** YEARS_OWNED);
  const loanCents = toThousands(purchasePriceCents * loanShare);
  return {
    ...wealthDefaults,
    valueCents,
    purchasePriceCents,
    rentCents,
    yearsOwned: YEARS_OWNED,
    cashInvestedCents: purchasePriceCents - loanCents,
    // Some three and a half percent of a loan at this rate are paid off after three years.
    loanCents: toThousands(loanCents * 0.965),
    ...(loanCents > 0 ? { loanRateBps: 650, loanMonths: 360 - YEARS_OWNED * 12 } : { loanRateBps: 0, loanMonths: 0 }),
    taxCents: Math.round(valueCents / 100),
    insuranceCents: 180_000,
    upkeepCents: Math.round(valueCents / 100),
    hoaCents: 0,
  };
}

/** A loss each month, a small gain, and a home that is paid off, in turn. */
const LOAN_SHARES = [0.7, 0.35, 0];

/** What a homeowner writes for those who live there. */
const HOUSE_GUIDE = {
  water: 'The main valve is behind the metal cover beside the front steps. Turn it to the right to close it.',
  power: 'The breaker panel is in the hall closet. Each switch has a label.',
  heating: 'The thermostat is in the hall. The filter is behind the grille below it: 16 by 25 inches.',
  trash: 'Bins go out on Tuesday evening, recycling every other week.',
  parking: 'The left half of the garage is yours, and one car fits in front of it.',
  keys: 'Two sets for the front door, one for the mailbox, and a garage remote.',
} as const;

/** Makes them once, for three homes of the demo homeowner. */
export async function seedHomeFigures({ db, now }: { db: Kysely<DB>; now: Date }): Promise<void> {
  const ownerId = idOf('maya');
  await asSystem(db, async (trx) => {
    for (const [n, home] of (await listHomes(trx, ownerId)).entries()) {
      if (n === 0) await writeGuides(trx, { ownerId, now });
      const inputs = inputsOf(home, LOAN_SHARES[n % LOAN_SHARES.length] ?? 0);
      const scenarios: WealthScenario[] = [
        { name: 'Rents stay the same', inputs: { ...inputs, rentGrowthBps: 0 } },
        { name: 'Value falls by 2% a year', inputs: { ...inputs, appreciationBps: -200 } },
      ];
      await savePlan(trx, { homeId: home.id, ownerId, inputs, scenarios, now });
      await insure(trx, home, { ownerId, n, now });
      if (home.isListed) await storeVisits(trx, home, { ownerId, now });
    }
  });
}

/** The guides of every occupied home of theirs. */
async function writeGuides(trx: Db, { ownerId, now }: About): Promise<void> {
  const livedIn = trx.selectFrom('homes').select('id').where('ownerId', '=', ownerId).where('status', '=', 'leased');
  for (const { id: homeId } of await livedIn.execute())
    await mergeEntries(trx, { homeId, ownerId, entries: HOUSE_GUIDE, personId: ownerId, now });
}

async function listHomes(trx: Db, ownerId: string): Promise<OwnedHome[]> {
  const { rows } = await sql<OwnedHome>`select home.id, home.rent as "rentCents", home.sqft,
      home.status in ('active', 'application_pending') as "isListed"
    from homes home where home.owner_id = ${ownerId} and home.rent > 0
      and not exists (select from wealth_plans where owner_id = ${ownerId})
    order by home.status = 'leased' desc, home.status = 'active' desc, home.id limit ${LOAN_SHARES.length}`.execute(
    trx,
  );
  return rows;
}

interface About {
  ownerId: string;
  now: Date;
}

/** The first home has a policy that ends soon, the second one for those who live in their home, the third none. */
async function insure(trx: Db, { id: homeId, sqft }: OwnedHome, { ownerId, n, now }: About & { n: number }) {
  if (n > 1) return;
  const today = now.toISOString().slice(0, 10);
  await insertPolicy(trx, {
    id: idOf(`policy of ${homeId}`),
    homeId,
    ownerId,
    createdAt: now,
    ...(n === 0
      ? { carrier: 'Harbor Mutual', form: 'dp3', expiresOn: addDays(today, 25), namesManager: true }
      : { carrier: 'Prairie Home', form: 'homeowner', expiresOn: addDays(today, 200), namesManager: false }),
    policyNumber: `DEMO-${1_001 + n}`,
    dwelling: (sqft ?? 1_400) * 30_000,
    liability: 30_000_000,
    coversLostRent: n === 0,
    premium: 180_000,
  });
}

/** Many look when a home is new, and fewer each week; the rent follows a rule. */
async function storeVisits(trx: Db, { id: homeId, rentCents }: OwnedHome, { ownerId, now }: About) {
  const today = now.toISOString().slice(0, 10);
  const luck = chance(`visits of ${homeId}`);
  const days = Array.from({ length: LISTED_DAYS }, (_, ago) => ({
    homeId,
    day: addDays(today, -ago),
    visits: Math.round(6 + 30 * 0.93 ** (LISTED_DAYS - ago) + luck.int(0, 6)),
  }));
  await trx
    .insertInto('homeVisitDays')
    .values(days)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await saveRule(trx, {
    homeId,
    ownerId,
    now,
    everyDays: 14,
    cutCents: 5_000,
    floorCents: Math.round((rentCents * 0.92) / 100) * 100,
  });
}
