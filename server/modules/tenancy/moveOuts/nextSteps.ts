import { formatDay } from '@/contract/format/days';
import { routes } from '@/contract/routes';
import type { Deduction, MoveOut } from '@/contract/tenancy/moveOuts/endpoints';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { readMoveOut } from '@/server/modules/tenancy/moveOuts';
import * as repo from '@/server/modules/tenancy/moveOuts/repo';

const residentPath = (leaseId: string) => `${routes.accounts.home.postMoveOut()}#deposit-${leaseId}`;
const ownerPath = (homeId: string) => routes.accounts.portfolio.homePreMoveOut({ homeId });

type Text = Pick<NextStep, 'kind' | 'title' | 'reason'> & {
  label: string;
  mine: boolean;
  dueOn?: string | null;
  href?: string;
};

/** The first day by which a line of this status is to be answered. */
const firstDay = ({ deductions }: MoveOut, status: Deduction['status']): string | null =>
  deductions.flatMap((line) => (line.status === status ? (line.answerBy ?? []) : [])).sort()[0] ?? null;

function ownerText(moveOut: MoveOut): Text | undefined {
  const { status, address, deductions, inspectionRight, inspectionAt, leaseId } = moveOut;
  if (status === 'planned' && inspectionRight?.askedAt && !inspectionAt)
    return {
      kind: 'moveOut.firstInspection',
      title: `Set a time for the first inspection of ${address}`,
      reason: `Your residents asked for it. ${inspectionRight.text}`,
      label: 'Set the time',
      mine: true,
      dueOn: inspectionRight.first?.until ?? null,
      href: routes.accounts.moveOutInspection({ leaseId }),
    };
  if (status === 'left')
    return {
      kind: 'moveOut.itemize',
      title: `Send the deposit statement for ${address}`,
      reason: 'The legal clock runs. Add deductions with photos and invoices, or return the full deposit.',
      label: 'Open the deposit',
      mine: true,
    };
  const disputed = status === 'itemized' && deductions.some((line) => line.status === 'disputed');
  const estimated = disputed ? [] : deductions.filter((line) => line.needsInvoice);
  if (estimated.length > 0)
    return {
      kind: 'moveOut.invoice',
      title: `Send the invoice for work at ${address}`,
      reason: 'The statement has an estimate. Once the work is done, your residents get its invoice.',
      label: 'Open the deposit',
      mine: true,
      dueOn: estimated.flatMap((line) => line.invoiceBy ?? []).sort()[0] ?? null,
    };
  if (status !== 'itemized') return undefined;
  return {
    kind: disputed ? 'moveOut.dispute' : 'moveOut.waiting',
    title: disputed ? `Answer the dispute about ${address}` : `Deposit of ${address}`,
    reason: disputed
      ? 'Your residents dispute a line of the statement. Without your answer in time, the last amount stands.'
      : 'Your residents have the statement. A line they don’t answer stands.',
    label: 'Open the deposit',
    mine: disputed,
    dueOn: firstDay(moveOut, disputed ? 'disputed' : 'proposed'),
  };
}

/** What comes of no answer: the same as the statement says. */
function standing(moveOut: MoveOut): string {
  const by = firstDay(moveOut, 'proposed');
  const until = moveOut.deductions.flatMap((line) => line.disputeUntil ?? []).sort()[0];
  if (!by || !until) return '';
  return ` Without your answer by ${formatDay(by, 'medium')}, a line stands and the money is released. You can still dispute it until ${formatDay(until, 'medium')}.`;
}

function residentText(moveOut: MoveOut): Text | undefined {
  const { status, address, deductions } = moveOut;
  if (status === 'planned' || status === 'returned') return undefined;
  const open = status === 'itemized' && deductions.some((line) => line.status === 'proposed');
  return {
    kind: open ? 'moveOut.answer' : 'moveOut.deposit',
    title: open ? `Check your deposit statement for ${address}` : `Your deposit for ${address}`,
    reason: open
      ? `Accept or dispute each line.${standing(moveOut)}`
      : 'We show you each step until it’s back with you.',
    label: 'View your deposit',
    mine: open,
    ...(open && { dueOn: firstDay(moveOut, 'proposed') }),
  };
}

/** What a deposit asks of each side until it is back. */
export const moveOutSteps: NextStepSource = async (db, { id: personId }, now) => {
  const steps: NextStep[] = [];
  for (const lease of await repo.listLeases(db, personId)) {
    const moveOut = await readMoveOut(db, lease, now);
    const text = lease.isOwnerSide ? ownerText(moveOut) : residentText(moveOut);
    if (!text) continue;
    steps.push({
      id: `${text.kind}:${lease.id}`,
      kind: text.kind,
      waitingFor: text.mine ? null : lease.isOwnerSide ? moveOut.residents.join(', ') : 'the homeowner',
      title: text.title,
      reason: text.reason,
      ...(lease.isOwnerSide && { homeId: lease.homeId }),
      dueOn: text.dueOn === undefined ? (moveOut.deadline?.claimBy ?? null) : text.dueOn,
      since: new Date(`${moveOut.leftOn ?? moveOut.lastDay}T12:00:00Z`).toISOString(),
      action: {
        label: text.label,
        href: text.href ?? (lease.isOwnerSide ? ownerPath(lease.homeId) : residentPath(lease.id)),
      },
    });
  }
  return steps;
};
