// The people of an application: invited by a link that one person can use once, taken out, or turning it down.

import type { AuditEventOf } from '@/contract/auditEvents';
import { DAY_MS } from '@/contract/calendar/durations';
import type { ApplicantRole } from '@/contract/leasing/applications/constants';
import type { InvitationView } from '@/contract/leasing/applications/endpoints';
import { OWN_EMAIL_NEEDED } from '@/contract/platform/signing/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { hashOf, newGuestSecret } from '@/server/http/guestToken';
import type { OperationContext } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId, newId } from '@/server/ids';
import { advanceApplication } from '@/server/modules/leasing/applications';
import { type ApplicationCall, assertStatus, withApplication } from '@/server/modules/leasing/applications/access';
import { feeCentsFor } from '@/server/modules/leasing/applications/fees/fees';
import { notifyInvitationDeclined, sendInvitation } from '@/server/modules/leasing/applications/notifications';
import { presentHome } from '@/server/modules/leasing/applications/presenter';
import type { ApplicantRow, ApplicationRow } from '@/server/modules/leasing/applications/repo';
import * as repo from '@/server/modules/leasing/applications/repo';
import { enteredRules } from '@/server/modules/platform/legalFigures';

const INVITE_DAYS = 7;
const MAX_APPLICANTS = 10;

interface ContactFields {
  email?: string | undefined;
  phone?: string | undefined;
}
interface InvitationInput extends ContactFields {
  role: Exclude<ApplicantRole, 'applicant'>;
  name: string;
}

/** A co-signer may still be asked for when the others have handed in. */
function assertInvitable(application: ApplicationRow, role: ApplicantRole): void {
  if (role === 'coSigner')
    assertStatus(application, 'started', 'needs_information', 'in_review', 'approved_with_conditions');
  else assertStatus(application, 'started');
}

const createInviteLink = (now: Date) => {
  const secret = newGuestSecret();
  const values = {
    inviteHash: hashOf(secret),
    inviteExpiresAt: new Date(now.getTime() + INVITE_DAYS * DAY_MS),
    invitedAt: now,
  };
  return { secret, values };
};

export const inviteApplicant = (call: ApplicationCall & { body: InvitationInput }) =>
  withApplication(call, async (db, { application, group, me }) => {
    const { role, name, email, phone } = call.body;
    assertInvitable(application, role);
    if (group.length >= MAX_APPLICANTS) throw conflict('An application can have up to 10 people.');
    assertNotInvited(group, call.body);
    const { secret, values } = createInviteLink(call.now);
    const id = newId(call.now.getTime());
    const invited = { id, applicationId: application.id, role, name, email: email ?? null, phone: phone ?? null };
    await repo.insertApplicant(db, { ...invited, ...values });
    await auditApplication(db, application.id, 'applicant_invited', me.personId, { applicantId: id, role });
    await sendInvitation(db, call.services, { application, from: me, to: invited, secret });
  });

function assertNotInvited(group: readonly ApplicantRow[], { email, phone }: ContactFields): void {
  if (email && group.some((one) => one.email?.toLowerCase() === email.toLowerCase()))
    throw conflict(`Someone on this application already uses this email address. ${OWN_EMAIL_NEEDED}`);
  if (phone && !email && group.some((one) => one.personId === null && one.phone === phone))
    throw conflict(
      'Someone on this application is already invited at this number. Enter another number or an email address.',
    );
}

/** The one of the group that the address names, while the invitation is open or they have not handed in. */
function requireApplicant(group: readonly ApplicantRow[], id: string): ApplicantRow {
  const found = group.find((one) => one.id === id);
  if (!found) throw notFound('We couldn’t find that person.');
  return found;
}

type ApplicantCall = ApplicationCall & { params: { applicantId: string } };

export const resendInvitation = (call: ApplicantCall & { body: ContactFields }) =>
  withApplication(call, async (db, { application, group, me }) => {
    const one = requireApplicant(group, call.params.applicantId);
    assertInvitable(application, one.role);
    if (one.status !== 'invited') throw conflict('They’ve already joined.');
    const { email, phone } = call.body;
    const moved = email !== undefined || phone !== undefined;
    if (moved)
      assertNotInvited(
        group.filter(({ id }) => id !== one.id),
        call.body,
      );
    const reach = moved ? { email: email ?? null, phone: phone ?? null } : { email: one.email, phone: one.phone };
    const { secret, values } = createInviteLink(call.now);
    await repo.updateApplicant(db, one.id, { ...values, ...reach });
    await auditApplication(db, application.id, 'invitation_resent', me.personId, { applicantId: one.id });
    await sendInvitation(db, call.services, { application, from: me, to: { ...one, ...reach }, secret });
  });

/** Removes an applicant: their identity stays on record, and their link stops working. */
export const removeApplicant = (call: ApplicantCall) =>
  withApplication(call, async (db, { application, group, me }) => {
    const one = requireApplicant(group, call.params.applicantId);
    if (one.role === 'applicant' || one.id === me.id) throw conflict('To leave the application, withdraw.');
    if (one.status === 'submitted') throw conflict('They’ve already submitted. Only they can withdraw.');
    await repo.updateApplicant(db, one.id, { status: 'replaced', inviteHash: null });
    await auditApplication(db, application.id, 'applicant_removed', me.personId, { applicantId: one.id });
    await advanceApplication(db, call.services, application.id, me.personId);
  });

type InviteLinkCall = Pick<OperationContext, 'db' | 'services' | 'now' | 'person'> & {
  params: { applicationId: string };
  body: { token: string };
};

/** The invitation behind a link; spent, expired and invented ones are refused alike. */
export async function requireInvitation({
  db,
  params,
  body,
  now,
}: InviteLinkCall): Promise<[ApplicationRow, ApplicantRow]> {
  const { applicationId } = params;
  const application = isId(applicationId) ? await repo.lock(db, applicationId) : undefined;
  const invited = application && (await repo.findInvited(db, application.id, hashOf(body.token)));
  if (!application || !invited?.inviteExpiresAt || invited.inviteExpiresAt <= now)
    throw new ApiError('linkExpired', 'This invitation doesn’t work or has expired. Please ask for a new one.');
  return [application, invited];
}

type Invitation = InviteLinkCall & { loaded: [ApplicationRow, ApplicantRow] };

export async function openInvitation({ db, loaded, services }: Invitation): Promise<InvitationView> {
  const [application, invited] = loaded;
  const home = await repo.findHome(db, application.homeId);
  const { id, streetAddress, unit, city, citySlug, state, rentCents, picture } = presentHome(home);
  const from = (await repo.findGroup(db, application.id)).find(({ role }) => role === 'applicant');
  return {
    applicationId: application.id,
    role: invited.role,
    name: invited.name,
    email: invited.email,
    from: from?.name ?? '',
    home: { id, streetAddress, unit, city, citySlug, state, rentCents, picture },
    desiredStart: application.desiredStart,
    termMonths: application.termMonths,
    feeCents: feeCentsFor(services, home, { role: invited.role, entered: await enteredRules(db) }),
  };
}

/** The invitation; none for anyone who has joined already, by this link or another. */
export async function loadInvitation(call: InviteLinkCall): Promise<[ApplicationRow, ApplicantRow | null]> {
  const { id: personId } = requirePerson(call.person);
  const {
    db,
    params: { applicationId },
    body: { token },
  } = call;
  // Locked first: of two tabs, the second finds what the first did.
  const known = isId(applicationId) ? await repo.lock(db, applicationId) : undefined;
  const isMember = known && (await repo.findGroup(db, applicationId)).some((one) => one.personId === personId);
  if (!isMember) return requireInvitation(call);
  // A link that is still open is for someone else: a partner, say, on the computer of the person who applied.
  const other = await repo.findInvited(db, applicationId, hashOf(token));
  if (other)
    throw conflict(
      `You’re on this application already, and this invitation is for ${other.name}. They join with their own email address: log out, and open the link again. Or message us to do this on paper.`,
    );
  return [known, null];
}

/** Joins, unless they have already. */
export async function acceptInvitation({
  db,
  person,
  now,
  loaded,
}: InviteLinkCall & { loaded: [ApplicationRow, ApplicantRow | null] }): Promise<void> {
  const [application, invited] = loaded;
  if (!invited) return;
  const { id: personId } = requirePerson(person);
  assertInvitable(application, invited.role);
  const home = await repo.findHome(db, application.homeId);
  if (home.ownerId === personId) throw conflict('You own this home.');
  const { email, phone } = await db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  await repo.updateApplicant(db, invited.id, {
    status: 'joined',
    personId,
    email,
    phone: phone ?? invited.phone,
    joinedAt: now,
    inviteHash: null,
  });
  await auditApplication(db, application.id, 'applicant_joined', personId, { applicantId: invited.id });
}

export async function declineInvitation({ db, services, person, loaded }: Invitation): Promise<void> {
  const [application, invited] = loaded;
  await repo.updateApplicant(db, invited.id, { status: 'declined', inviteHash: null });
  await auditApplication(db, application.id, 'invitation_declined', person?.id ?? null, { applicantId: invited.id });
  await notifyInvitationDeclined(db, services, application, invited.name);
}

const auditApplication = (
  db: Db,
  id: string,
  event: AuditEventOf<'application'>,
  personId: string | null,
  detail: Record<string, unknown>,
) => audit(db, { event: `application.${event}`, subject: `application:${id}`, personId, detail });
