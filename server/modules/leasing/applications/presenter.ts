import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { optionalNumberRule } from '@/contract/law/screening';
import { TERMINAL_STATUSES } from '@/contract/leasing/applications/constants';
import type {
  Application,
  ApplicationHome,
  ApplicationSummary,
  OwnApplicant,
} from '@/contract/leasing/applications/endpoints';
import type { Db } from '@/server/db/client';
import { coSignerStatus } from './coSigners/queries';
import type { ApplicantRow, ApplicationHomeRow, ApplicationRow } from './repo';
import * as repo from './repo';
import { areDocumentsChecked, ownScreeningState } from './screeningStatus';

const toIso = (at: Date | null) => at?.toISOString() ?? null;

/** Enough of an address or a number to know it by. */
export const maskContact = ({ email, phone }: Pick<ApplicantRow, 'email' | 'phone'>): string | null =>
  email ? email.replace(/^(.)[^@]*/, '$1…') : phone ? `… ${phone.replace(/\D/g, '').slice(-4)}` : null;

export const presentHome = ({ homeId, rentCents, depositCents, ...home }: ApplicationHomeRow): ApplicationHome => ({
  id: homeId,
  streetAddress: home.streetAddress,
  unit: home.unit,
  city: home.city,
  citySlug: home.citySlug,
  state: home.state,
  rentCents: cents(rentCents),
  depositCents: cents(depositCents),
  leaseMonths: home.leaseMonths,
  availableOn: home.availableOn,
  pets: home.pets,
  petLimit: home.petLimit,
  hoaApprovalDays: home.hoaApprovalDays,
  timeZone: home.timeZone,
  listed: repo.isListed(home),
  picture: home.picture,
});

async function presentOwnApplicant(
  db: Db,
  me: ApplicantRow,
  home: ApplicationHomeRow,
  now: Date,
): Promise<OwnApplicant> {
  const payment = await repo.findFeePayment(db, me.id);
  const reusable =
    me.status === 'joined' && me.personId ? await repo.findReusable(db, me.personId, me.role, now) : null;
  const stored = await repo.findPersonalDetails(db, reusable?.id ?? me.id);
  return {
    applicantId: me.id,
    role: me.role,
    status: me.status,
    fee: {
      cents: cents(me.fee ?? 0),
      settled: me.feeSettledAt !== null,
      payment: payment ? { status: payment.status, failure: payment.failure } : null,
      reused: me.reusedFrom !== null,
    },
    identity:
      stored?.identityKind && stored.identityLastFour
        ? { kind: stored.identityKind, lastFour: stored.identityLastFour }
        : null,
    numberOptional: optionalNumberRule(jurisdictionOf(home), localDay(now, home.timeZone)) !== undefined,
    ...(await ownScreeningState(db, me)),
  };
}

/** The whole of it, as the system: anyone who is asking has been let in before. */
export async function presentApplication(db: Db, id: string, personId: string | null, now: Date): Promise<Application> {
  const row = await repo.find(db, id);
  if (!row) throw new Error('The application was here a moment ago');
  const home = await repo.findHome(db, row.homeId);
  const group = await repo.findVisibleApplicants(db, id);
  const me = group.find((one) => one.personId !== null && one.personId === personId);
  const history = await repo.findHistory(db, id);
  return {
    id,
    status: row.status,
    home: presentHome(home),
    desiredStart: row.desiredStart,
    termMonths: row.termMonths,
    household: { ...row.household, pets: [...row.household.pets] },
    wishes: { depositInstallments: 1, ...row.wishes },
    submittedAt: toIso(row.submittedAt),
    decidedAt: toIso(row.decidedAt),
    acceptedAt: toIso(row.acceptedAt),
    coSignerStatus: await coSignerStatus(db, row, group),
    checkingDocuments: row.status === 'screening' && (await areDocumentsChecked(db, id)),
    answerBy: TERMINAL_STATUSES.includes(row.status) ? null : row.expiresAt.toISOString(),
    applicants: group.map((one) => presentApplicant(one, me, now)),
    me: me ? await presentOwnApplicant(db, me, home, now) : null,
    history: history.map(({ event, at }) => ({ event: event.replace('application.', ''), at: at.toISOString() })),
  };
}

const presentApplicant = (one: ApplicantRow, me: ApplicantRow | undefined, now: Date) => ({
  id: one.id,
  role: one.role,
  status: one.status,
  name: one.name,
  isMe: one.id === me?.id,
  invitedAt: one.status === 'invited' ? maskContact(one) : null,
  inviteExpired: one.status === 'invited' && one.inviteExpiresAt !== null && one.inviteExpiresAt <= now,
  submittedAt: toIso(one.submittedAt),
  feeSettled: one.feeSettledAt !== null,
});

type ListedRow = ApplicationRow & Pick<ApplicantRow, 'role'> & { mine: ApplicantRow['status'] };

export const presentSummary = (row: ListedRow, home: ApplicationHomeRow): ApplicationSummary => ({
  id: row.id,
  status: row.status,
  home: presentHome(home),
  submittedAt: toIso(row.submittedAt),
  answerBy: TERMINAL_STATUSES.includes(row.status) ? null : row.expiresAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  role: row.role,
  ownStatus: row.mine,
});
