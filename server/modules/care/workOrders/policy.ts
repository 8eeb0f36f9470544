import type { Actor } from '@/contract/care/workOrders/constants';
import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { WorkOrderRow } from './repo';

/** A person with a part in a work order, as it was loaded for them. */
export interface Participant {
  row: WorkOrderRow;
  role: Exclude<Actor, 'system'>;
  /** Whether they decide for the owner: the owner and co-owners do, viewers and accountants read. */
  decides: boolean;
  /** Of those who decide for the owner: whether costs are theirs to decide, which the setup may leave to the owner alone. */
  approves?: boolean;
  personId: string;
  /** Of our team: whether they may release money. */
  paysInvoices?: boolean;
}

/** A home with problems that a person may report. */
export interface Reporter {
  homeId: string;
  role: 'resident' | 'owner' | 'staff';
  leaseId: string | null;
  personId: string;
}

/** Anyone who is loaded as a participant reads it: row-level security decided that. */
export function canReadWorkOrder(_actor: Person | null, { role }: Participant): boolean {
  return role !== 'pro';
}

/** Those who do something about it: residents, the owners, and staff who take care of homes. */
export function canActOnWorkOrder(actor: Person | null, { role, decides }: Participant): boolean {
  if (role === 'staff') return hasDuty(actor, 'care');
  return role === 'resident' || decides;
}

export function canManageWorkOrder(actor: Person | null): boolean {
  return hasDuty(actor, 'care');
}

/** Money that leaves is for staff who handle money; who posted the invoice is refused by its own rule. */
export function canPayInvoice(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}

/** Only those who pay decide about their money. */
export function canDecideApproval(_actor: Person | null, { row, role, approves = false }: Participant): boolean {
  return role === row.paidBy && (role === 'resident' || approves);
}

/** Only an owner has a Pro of their own to prove. */
export function canProveWork(_actor: Person | null, { role, decides }: Participant): boolean {
  return role === 'owner' && decides;
}

export function canReport(actor: Person | null, { role }: Reporter): boolean {
  return role !== 'staff' || hasDuty(actor, 'care') || hasDuty(actor, 'leasing');
}

/** Only those who live there, or own it while it is empty, say that something is more urgent. */
export function canContestUrgency(_actor: Person | null, { role, decides }: Participant): boolean {
  return role === 'resident' || (role === 'owner' && decides);
}
