// The final account of a lease, from its charges, its deposit, and what became of its debt: the same figures for everyone.

import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { chargeKinds } from '@/contract/money/charges/kinds';
import type { FinalAccount } from '@/contract/money/finalAccounts/endpoints';
import type { Db } from '@/server/db/client';
import { type AccountAccess, presentAccount } from '@/server/modules/money/charges/account/account';
import { isDepositSettled } from '@/server/modules/money/charges/depositCharges';
import { findLease } from '@/server/modules/money/charges/lease';
import { accountBalance, leaseDeposit } from '@/server/modules/money/ledger';
import { presentPlan } from '@/server/modules/money/paymentPlans';
import { readWriteOff } from './index';
import * as repo from './repo';

type KindTotal = FinalAccount['kinds'][number];
type LeaseAccount = Awaited<ReturnType<typeof presentAccount>>;

function kindTotals({ charges }: LeaseAccount): KindTotal[] {
  const byKind = Map.groupBy(charges, ({ kind }) => kind);
  return chargeKinds.flatMap((kind): KindTotal[] => {
    const of = byKind.get(kind);
    if (!of) return [];
    const sum = (amountOf: (charge: LeaseAccount['charges'][number]) => number) =>
      cents(of.reduce((total, charge) => total + amountOf(charge), 0));
    return [
      {
        kind,
        chargedCents: sum(({ amountCents }) => amountCents),
        waivedCents: sum(({ creditedCents }) => creditedCents),
        paidCents: sum(({ paidCents }) => paidCents),
        openCents: sum(({ openCents }) => openCents),
        writtenOffCents: sum(({ writtenOffCents }) => writtenOffCents),
      },
    ];
  });
}

async function presentDeposit(db: Db, leaseId: string, moveOut: repo.MoveOutFacts | undefined) {
  const balance = await accountBalance(db, leaseDeposit(leaseId));
  const held = moveOut?.leftOn ? moveOut.held : balance;
  if (held === 0) return null;
  const deductions = await repo.listDeductions(db, leaseId);
  const deductedCents = deductions.reduce((sum, { amount }) => sum + amount, 0);
  const returned = moveOut?.returned ?? 0;
  return {
    heldCents: cents(held),
    deductedCents: cents(deductedCents),
    returnedCents: cents(returned),
    leftCents: cents(held - deductedCents - returned),
    deductions: deductions.map(({ id, description, amount }) => ({ id, description, cents: cents(amount) })),
    isSettled: await isDepositSettled(db, leaseId),
  };
}

interface Reader extends AccountAccess {
  /** Whether they handle money: only they see what two people agreed on. */
  handlesMoney: boolean;
}

async function presentStaff(db: Db, leaseId: string, timeZone: string): Promise<FinalAccount['staff']> {
  const { amount, refusal } = await readWriteOff(db, leaseId);
  return {
    writeOffs: (await repo.listWriteOffs(db, leaseId)).map(
      ({ id, kind, amount: cameTo, reason, madeAt, requestedByName, approvedByName }) => ({
        id,
        kind,
        amountCents: cents(cameTo),
        on: localDay(madeAt, timeZone),
        reason,
        requestedBy: requestedByName,
        approvedBy: approvedByName,
      }),
    ),
    writeOff: { amountCents: cents(amount), refusal },
    isAsked: await repo.isAsked(db, leaseId),
  };
}

/** As the system; null while the lease runs. */
export async function presentFinalAccount(
  db: Db,
  { leaseId, side, handlesMoney }: Reader,
  now: Date,
): Promise<FinalAccount | null> {
  const lease = await findLease(db, leaseId);
  if (lease?.status !== 'ended') return null;
  const account = await presentAccount(db, { leaseId, side }, now);
  const { plan } = await presentPlan(db, { leaseId, side, now });
  const moveOut = await repo.findMoveOut(db, leaseId);
  const paid = await repo.sumPaid(db, leaseId);
  const { homeId, address, today, openCents, writtenOffCents, pendingCents, creditCents } = account;
  return {
    leaseId,
    homeId,
    address,
    side,
    today,
    leftOn: moveOut?.leftOn ?? null,
    residents: lease.terms.residents,
    kinds: kindTotals(account),
    paid: {
      paymentsCents: cents(paid.payments),
      creditsCents: cents(paid.credits),
      depositCents: cents(paid.deposit),
    },
    deposit: await presentDeposit(db, leaseId, moveOut),
    owedCents: cents(openCents + writtenOffCents),
    openCents,
    writtenOffCents,
    pendingCents,
    recoveredCents: cents(paid.recovered),
    creditCents,
    plan: plan && {
      status: plan.status,
      amountCents: plan.amountCents,
      leftCents: plan.leftCents,
      nextDueOn:
        plan.status === 'active'
          ? (plan.parts.find(({ cents: due, paidCents }) => paidCents < due)?.dueOn ?? null)
          : null,
    },
    staff: handlesMoney ? await presentStaff(db, leaseId, account.timeZone) : null,
  };
}
