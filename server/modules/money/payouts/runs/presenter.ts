import { cents } from '@/contract/amounts/cents';
import type { PayoutRunDetail } from '@/contract/money/payouts/endpoints';
import type { Db } from '@/server/db/client';
import { presentPayouts, presentRun } from '@/server/modules/money/payouts/presenter';
import * as repo from '@/server/modules/money/payouts/repo';
import type { PayoutRunRow } from './repo';
import * as runs from './repo';
import { listDueHomes, type Preview, previewHomes, sumPaid, sumPreviews } from './runs';

const PAGE = 50;

/** What a run paid, or would pay now: a page of its homes, and what it is in all. As the system. */
export async function presentRunDetail(
  db: Db,
  run: PayoutRunRow,
  { personId, after, now }: { personId: string; after: string | null; now: Date },
): Promise<PayoutRunDetail> {
  const { items, next, totals } = run.finishedAt
    ? await madePage(db, run, after)
    : await previewPage(db, run, after, now);
  const changed = run.status === 'released' ? await runs.listChanged(db, run.id) : [];
  const presented = await presentRun(db, run, personId);
  return {
    ...presented,
    canRelease: (presented.canRelease && totals !== null) || (changed.length > 0 && run.createdBy !== personId),
    changed: changed.map(({ homeId, address, amount, newAmount }) => ({
      homeId,
      address,
      released: cents(amount),
      now: cents(newAmount),
    })),
    totals: totals && {
      homes: totals.homes,
      total: cents(totals.total),
      fees: cents(totals.fees),
      guaranteePaid: cents(totals.guaranteePaid),
      countedAt: totals.countedAt?.toISOString() ?? null,
    },
    items,
    next,
  };
}

interface Page {
  items: PayoutRunDetail['items'];
  next: string | null;
  totals: (runs.RunTotals & { countedAt?: Date }) | null;
}

async function madePage(db: Db, run: PayoutRunRow, after: string | null): Promise<Page> {
  const rows = await runs.listByRun(db, run.id, { after, limit: PAGE });
  const payouts = await presentPayouts(db, rows);
  const addresses = await repo.addressesOf(
    db,
    payouts.map(({ homeId }) => homeId),
  );
  return {
    items: payouts.map(({ homeId, plan, status, heldFor, amount, lines }) => ({
      homeId,
      plan,
      status,
      heldFor,
      amount,
      lines,
      address: addresses.get(homeId) ?? '',
    })),
    next: rows.length < PAGE ? null : (rows.at(-1)?.homeId ?? null),
    totals: await sumPaid(db, run.id),
  };
}

async function previewPage(db: Db, run: PayoutRunRow, after: string | null, now: Date): Promise<Page> {
  const homes = await listDueHomes(db, run.payOn, { after, limit: PAGE });
  const previews = await previewHomes(db, run, homes, now);
  const next = homes.length < PAGE ? null : (homes.at(-1)?.homeId ?? null);
  // One page that is the whole run counts itself; of a longer one, the job has counted all.
  const isWhole = after === null && next === null;
  const { countedAt, homes: count, total, fees, guaranteePaid } = run;
  return {
    items: previews.map(presentPreview),
    next,
    totals: isWhole ? sumPreviews(previews) : countedAt && { homes: count, total, fees, guaranteePaid, countedAt },
  };
}

const presentPreview = ({ home, computed: { result, lines, hold } }: Preview): PayoutRunDetail['items'][number] => ({
  homeId: home.homeId,
  address: home.address,
  plan: home.terms.offer.plan.plan,
  status: 'preview',
  heldFor: result.payout > 0 ? hold : null,
  amount: result.payout,
  lines: lines.map((line) => ({ ...line, amount: cents(line.amount) })),
});
