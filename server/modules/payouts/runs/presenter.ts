import { cents } from '@/contract/money/cents';
import type { PayoutLineKind } from '@/contract/payouts/constants';
import type { PayoutRunDetail } from '@/contract/payouts/endpoints';
import type { Db } from '@/server/db/client';
import { presentPayouts, presentRun } from '@/server/modules/payouts/presenter';
import type { PayoutRunRow } from '@/server/modules/payouts/repo';
import * as repo from '@/server/modules/payouts/repo';
import { previewRun } from './service';

const OUR_FEES: readonly PayoutLineKind[] = ['management_fee', 'placement_fee', 'advance_fee'];

/** What a run paid, or would pay now, home by home, as the system. */
export async function presentRunDetail(
  db: Db,
  run: PayoutRunRow,
  personId: string,
  now: Date,
): Promise<PayoutRunDetail> {
  const items = run.finishedAt ? await madeItems(db, run) : await previewItems(db, run, now);
  const sumOf = (kinds: readonly PayoutLineKind[], sign: 1 | -1) =>
    cents(
      items
        .flatMap(({ lines }) => lines)
        .filter(({ kind }) => kinds.includes(kind))
        .reduce((sum, { amount }) => sum + sign * amount, 0),
    );
  return {
    ...(await presentRun(db, run, personId)),
    total: cents(items.reduce((sum, { amount }) => sum + amount, 0)),
    guaranteePaid: sumOf(['guarantee'], 1),
    fees: sumOf(OUR_FEES, -1),
    items,
  };
}

async function madeItems(db: Db, run: PayoutRunRow): Promise<PayoutRunDetail['items']> {
  const payouts = await presentPayouts(db, await repo.listByRun(db, run.id));
  const addresses = await repo.addressesOf(
    db,
    payouts.map(({ homeId }) => homeId),
  );
  return payouts.map(({ homeId, plan, status, heldFor, amount, lines }) => ({
    ...{ homeId, plan, status, heldFor, amount, lines },
    address: addresses.get(homeId) ?? '',
  }));
}

const previewItems = async (db: Db, run: PayoutRunRow, now: Date): Promise<PayoutRunDetail['items']> =>
  (await previewRun(db, run, now)).map(({ home, computed: { result, lines, hold } }) => ({
    homeId: home.homeId,
    address: home.address,
    plan: home.terms.offer.plan.plan,
    status: 'preview' as const,
    heldFor: result.payout > 0 ? hold : null,
    amount: result.payout,
    lines: lines.map((line) => ({ ...line, amount: cents(line.amount) })),
  }));
