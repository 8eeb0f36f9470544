import type { Application, ApplicationSummary, HomeApplied, MyPart } from '@/contract/applications';
import { OVER } from '@/contract/applications.facts';
import { cents } from '@/contract/money';
import type { Db } from '@/server/db/client';
import { coSignerWait } from './applications.coSigners';
import { isBlocked } from './applications.looks';
import type { ApplicantRow, ApplicationRow, HomeOf } from './applications.repo';
import * as repo from './applications.repo';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Enough of an address or a number to know it by. */
export const veiled = ({ email, phone }: Pick<ApplicantRow, 'email' | 'phone'>): string | null =>
  email ? email.replace(/^(.)[^@]*/, '$1…') : phone ? `… ${phone.replace(/\D/g, '').slice(-4)}` : null;

export const presentHome = ({ homeId, rentCents, depositCents, ...home }: HomeOf): HomeApplied => ({
  id: homeId,
  streetAddress: home.streetAddress,
  unit: home.unit,
  city: home.city,
  citySlug: home.citySlug,
  state: home.state,
  rentCents: cents(rentCents),
  depositCents: cents(depositCents),
  leaseMonths: home.leaseMonths,
  timeZone: home.timeZone,
  picture: home.picture,
});

async function presentMe(db: Db, me: ApplicantRow): Promise<MyPart> {
  const charge = await repo.chargeOf(db, me.id);
  const kept = await repo.particularsOf(db, me.id);
  return {
    applicantId: me.id,
    role: me.role,
    status: me.status,
    fee: {
      cents: cents(me.feeCents ?? 0),
      settled: me.feeSettledAt !== null,
      charge: charge ? { status: charge.status, failure: charge.failure } : null,
      reused: me.reusedFrom !== null,
    },
    identity:
      kept?.identityKind && kept.identityLastFour ? { kind: kept.identityKind, lastFour: kept.identityLastFour } : null,
    blocked: await isBlocked(db, me.id),
  };
}

/** The whole of it, as the system: whoever is asking has been let in before. */
export async function present(db: Db, id: string, personId: string | null, now: Date): Promise<Application> {
  const row = await repo.find(db, id);
  if (!row) throw new Error('The application was here a moment ago');
  const home = await repo.homeOf(db, row.homeId);
  const group = await repo.board(db, id);
  const me = group.find((one) => one.personId !== null && one.personId === personId);
  const history = await repo.history(db, id);
  return {
    id,
    status: row.status,
    home: presentHome(home),
    desiredStart: row.desiredStart,
    termMonths: row.termMonths,
    household: { ...row.household, pets: [...row.household.pets] },
    wishes: { depositInstalments: 1, ...row.wishes },
    submittedAt: iso(row.submittedAt),
    decidedAt: iso(row.decidedAt),
    acceptedAt: iso(row.acceptedAt),
    coSignerWait: await coSignerWait(db, row, group),
    answerBy: OVER.includes(row.status) ? null : row.expiresAt.toISOString(),
    applicants: group.map((one) => presentSeen(one, me, now)),
    me: me ? await presentMe(db, me) : null,
    history: history.map(({ event, at }) => ({ event: event.replace('application.', ''), at: at.toISOString() })),
  };
}

const presentSeen = (one: ApplicantRow, me: ApplicantRow | undefined, now: Date) => ({
  id: one.id,
  role: one.role,
  status: one.status,
  name: one.name,
  isMe: one.id === me?.id,
  invitedAt: one.status === 'invited' ? veiled(one) : null,
  inviteExpired: one.status === 'invited' && one.inviteExpiresAt !== null && one.inviteExpiresAt <= now,
  submittedAt: iso(one.submittedAt),
  feeSettled: one.feeSettledAt !== null,
});

type Listed = ApplicationRow & Pick<ApplicantRow, 'role'> & { mine: ApplicantRow['status'] };

export const presentSummary = (row: Listed, home: HomeOf): ApplicationSummary => ({
  id: row.id,
  status: row.status,
  home: presentHome(home),
  submittedAt: iso(row.submittedAt),
  answerBy: OVER.includes(row.status) ? null : row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  role: row.role,
  mine: row.mine,
});
