import { daysBetween } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import { isLetter, isRecorded, leaseRequestLifecycle } from '@/contract/tenancy/leaseRequests/constants';
import type { LeaseRequest } from '@/contract/tenancy/leaseRequests/endpoints';
import type { Person } from '@/server/http/person';
import { canDecideRequest, canWithdrawRequest } from './policy';
import type { RequestDetails, RequestView } from './repo';

function detailsInWords(request: RequestDetails): [label: string, value: string][] {
  switch (request.kind) {
    case 'add_roommate':
      return [
        ['Name', request.name],
        ['Email', request.email],
        ['Note', request.note],
      ];
    case 'remove_roommate':
      return [
        ['Name', request.name],
        ['Leaves on', formatDay(request.leavesOn, 'medium')],
        ['Note', request.note],
      ];
    case 'pet':
      return [
        ['Animal', request.animal],
        ['Weight', `${request.pounds} lb`],
        ['Note', request.note],
      ];
    case 'sublet':
      return [
        ['Name', request.name],
        ['From', formatDay(request.from, 'medium')],
        ['Until', formatDay(request.until, 'medium')],
        ['Note', request.note],
      ];
    case 'due_date':
      return [
        ['Day of the month', String(request.day)],
        ['Note', request.note],
      ];
    case 'transfer':
      return [
        ['New home', request.address],
        ['Moves on', formatDay(request.movesOn, 'medium')],
        ['Last day here', formatDay(request.lastDay, 'medium')],
        ['Days with both homes', String(daysBetween(request.movesOn, request.lastDay) + 1)],
        ['Note', request.note],
      ];
    case 'accommodation':
      return [['Need', request.need]];
    case 'rent_reporting':
      return [['Report my rent payments', request.optIn ? 'Yes' : 'No']];
    default:
      return [];
  }
}

/** Details of a disability are between the resident and our team. */
const isPrivate = ({ kind, isOwnerSide, isResident }: RequestView) =>
  kind === 'accommodation' && isOwnerSide && !isResident;

export function presentRequest(row: RequestView, person: Person | null): LeaseRequest {
  const { id, leaseId, kind, status, askedByName, details, decisionReason, decidedAt, createdAt } = row;
  const isOpen = leaseRequestLifecycle.eventsFrom(status).length > 0;
  return {
    id,
    leaseId,
    kind,
    status,
    askedBy: askedByName,
    details: isPrivate(row)
      ? []
      : detailsInWords(details)
          .filter(([, value]) => value !== '')
          .map(([label, value]) => ({ label, value })),
    decision:
      decisionReason !== null && decidedAt
        ? { reason: isPrivate(row) ? 'Handled by our team.' : decisionReason, at: decidedAt.toISOString() }
        : null,
    createdAt: createdAt.toISOString(),
    addendum: row.addendum,
    isResident: row.isResident,
    newHomeId: details.kind === 'transfer' ? details.homeId : null,
    canDecide: isOpen && !isRecorded(kind) && canDecideRequest(person, row),
    canWithdraw: isOpen && canWithdrawRequest(person, row),
  };
}

/** Letters belong to the residents. */
export const isShown = (row: RequestView) => row.isResident || !isLetter(row.kind);
