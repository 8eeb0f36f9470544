import type { AccountHome, HomeEvent, Residence, SubmittedQuestion } from '@/contract/account/account/endpoints';
import { residencePages } from '@/contract/account/account/residencePhases';
import { cents } from '@/contract/amounts/cents';
import { RESIDENCE_LINKS, ROLE_LINKS } from '@/server/modules/leasing/leases';
import type { AccountHomeRow, HomeEventRow, QuestionRow } from './repo';
import type { KnownResidence } from './residences';

export function presentHome({ unit, streetAddress, rentCents, ...row }: AccountHomeRow): AccountHome {
  return { ...row, streetAddress: unit ? `${streetAddress}, ${unit}` : streetAddress, rentCents: cents(rentCents) };
}

const nullableCents = (amount: number | undefined) => (amount === undefined ? null : cents(amount));

export function presentEvent({ kind, at, detail }: HomeEventRow): HomeEvent {
  return {
    kind,
    at: at.toISOString(),
    what: detail.what ?? null,
    fromCents: nullableCents(detail.from),
    toCents: nullableCents(detail.to),
  };
}

export function presentQuestion(row: QuestionRow): SubmittedQuestion {
  const { id, topic, askedAt, answerBy, message, homeId, streetAddress, citySlug } = row;
  const home = homeId && streetAddress && citySlug ? { id: homeId, streetAddress, citySlug } : null;
  return { id, topic, askedAt: askedAt.toISOString(), answerBy: answerBy.toISOString(), message: message ?? '', home };
}

export function presentResidence(residence: KnownResidence): Residence[] {
  const { leaseId, homeId, status, role, terms, picture, phase, owed, leavesOn, deposit } = residence;
  const link = role === 'resident' || status === 'sent' ? RESIDENCE_LINKS[status] : ROLE_LINKS[role];
  if (!link) return [];
  const { streetAddress, unit, city, state } = terms.address;
  return [
    {
      leaseId,
      homeId,
      status,
      role,
      phase,
      pages: [...residencePages(role, phase)],
      owed,
      leavesOn,
      deposit,
      city,
      state,
      picture,
      address: unit ? `${streetAddress}, ${unit}` : streetAddress,
      startOn: terms.startOn,
      endOn: terms.endOn,
      action: { label: link.label, href: link.path({ leaseId, homeId }) },
    },
  ];
}
