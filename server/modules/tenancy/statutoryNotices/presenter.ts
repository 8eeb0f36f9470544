import { askedFacts, FORM_KINDS } from '@/contract/law/forms';
import type { StatutoryNotice, StatutoryNotices } from '@/contract/tenancy/statutoryNotices/endpoints';
import type { Db } from '@/server/db/client';
import { amountOf, findFormContext, refusalOf } from './index';
import type { NoticedLease, StatutoryNoticeRow } from './repo';
import * as repo from './repo';
import { demandedCents } from './words';

export const presentStatutoryNotice = (row: StatutoryNoticeRow): StatutoryNotice => ({
  id: row.id,
  leaseId: row.leaseId,
  kind: row.kind,
  status: row.status,
  citation: row.citation,
  amountCents: amountOf(row),
  lastDay: row.lastDay ?? row.plannedDay,
  servedOn: row.servedOn,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
});

async function presentLease(db: Db, lease: NoticedLease, now: Date): Promise<StatutoryNotices['leases'][number]> {
  const context = await findFormContext(db, lease, now);
  return {
    leaseId: lease.id,
    residents: [...lease.terms.residents],
    leftOn: lease.leftOn,
    choices: FORM_KINDS.map((kind) => ({
      kind,
      // Whether a loan is federally backed is asked first: it decides about the form in some states.
      refusal: refusalOf(context, kind, { federallyBacked: null }) ?? null,
      asks: [...askedFacts(context.where, kind)],
      amountCents: kind === 'payOrQuit' ? demandedCents(context.demand) : null,
    })),
  };
}

/** The notices of a home, and those that can be prepared. */
export async function presentStatutoryNotices(db: Db, homeId: string, now: Date): Promise<StatutoryNotices> {
  const leases = [];
  for (const lease of await repo.listLeases(db, homeId)) leases.push(await presentLease(db, lease, now));
  return { leases, items: (await repo.list(db, homeId)).map(presentStatutoryNotice) };
}
