// Who hears what when an application moves: each of the group, and the homeowner where it concerns them.

import type { ApplicantRole, ApplicationStatus } from '@/contract/leasing/applications/constants';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { queueMessage, requireStrangerBudget } from '@/server/modules/account/outbox';
import * as todos from '@/server/modules/account/todos';
import { applicationPath } from './nextSteps/constants';
import type { ApplicationRow } from './repo';
import * as repo from './repo';

/** Statuses the group hears of by letter. Decisions bring letters of their own. */
const GROUP_NOTIFIED_STATUSES: readonly ApplicationStatus[] = [
  'submitted',
  'screening',
  'needs_information',
  'in_review',
  'withdrawn',
  'homeowner_withdrew',
  'expired',
  'leased_to_another',
];
const OWNER_NOTIFIED_STATUSES: readonly ApplicationStatus[] = [
  'in_review',
  'withdrawn',
  'homeowner_withdrew',
  'expired',
];

/** An application runs out for different reasons, and each letter says its own. */
const expiredWhile: Partial<Record<ApplicationStatus, string>> = {
  approved: 'expired_unanswered',
  approved_with_conditions: 'expired_unanswered',
  lease_sent: 'expired_unsigned',
};
/** What a homeowner has not seen of it before they would hear that it is over. */
const UNSEEN_BY_OWNER: readonly ApplicationStatus[] = ['started', 'submitted', 'screening', 'needs_information'];

const applicationUrl = ({ siteUrl }: Services, id: string) => `${siteUrl}${applicationPath(id)}`;

/** Notifies the group and the homeowner; no one gets two emails about one thing, so those of `notifiedApart` are left out. */
export async function notifyStatusChange(
  db: Db,
  services: Services,
  row: ApplicationRow,
  before: ApplicationStatus,
  notifiedApart: readonly string[] = [],
): Promise<void> {
  const { id, homeId, status, expiresAt, updatedAt } = row;
  const home = await repo.findHome(db, homeId);
  const group = await repo.findGroup(db, id);
  const why = (status === 'expired' && expiredWhile[before]) || status;
  const about = { status: why, home: home.streetAddress, by: expiresAt.toISOString() };
  const once = `${id}:${status}:${updatedAt.getTime()}`;
  if (GROUP_NOTIFIED_STATUSES.includes(status))
    for (const { id: applicantId, name, email, personId } of group)
      if (email && personId && !notifiedApart.includes(applicantId))
        await queueMessage(db, {
          dedupeKey: `application:${once}:${applicantId}`,
          channel: 'email',
          recipient: email,
          template: 'applicationStatusChanged',
          data: { ...about, name, link: applicationUrl(services, id) },
        });
  if (before === 'in_review')
    for (const { id: userId } of await repo.listStaff(db))
      await todos.closeTodo(db, { userId, kind: 'silentHomeowner', subject: id });
  if (
    home.ownerEmail &&
    OWNER_NOTIFIED_STATUSES.includes(status) &&
    (status === 'in_review' || !UNSEEN_BY_OWNER.includes(before))
  )
    await queueMessage(db, {
      dedupeKey: `application:${once}:homeowner`,
      channel: 'email',
      recipient: home.ownerEmail,
      template: 'applicationForHomeowner',
      data: {
        ...about,
        name: home.ownerName ?? '',
        link: `${services.siteUrl}${routes.accounts.toursAndApplications()}`,
      },
    });
}

/** A to-do for staff: the homeowner ended a lease that others had accepted, and the reason may not be a lawful one. */
export async function alertOfOwnerWithdraw(db: Db, { id, homeId }: ApplicationRow, reason: string): Promise<void> {
  const { streetAddress: home } = await repo.findHome(db, homeId);
  for (const { id: userId } of await repo.listStaff(db))
    await todos.openTodo(db, { userId, kind: 'homeownerWithdrew', subject: id, detail: { home, reason } });
}

/** The homeowner has not answered for days: staff follow up, and after a week the group hears how it stands. */
export async function tellOfSilence(db: Db, services: Services, row: ApplicationRow, days: number): Promise<void> {
  const { id, homeId, expiresAt } = row;
  const { streetAddress: home } = await repo.findHome(db, homeId);
  for (const { id: userId } of await repo.listStaff(db))
    await todos.openTodo(db, { userId, kind: 'silentHomeowner', subject: id, detail: { home, days: String(days) } });
  if (days < 7) return;
  for (const { id: applicantId, name, email, personId } of await repo.findGroup(db, id))
    if (email && personId)
      await queueMessage(db, {
        dedupeKey: `application-silence:${id}:${days}:${applicantId}`,
        channel: 'email',
        recipient: email,
        template: 'applicationStatusChanged',
        data: {
          name,
          home,
          status: 'homeowner_silent',
          by: expiresAt.toISOString(),
          link: applicationUrl(services, id),
        },
      });
}

interface InvitationMessage {
  application: ApplicationRow;
  from: { name: string; personId: string | null };
  to: { id: string; role: ApplicantRole; name: string; email: string | null; phone: string | null };
  secret: string;
}

/** The link that lets one person in, by mail or else by text. After the #, where no server, log or referrer sees it. */
export async function sendInvitation(
  db: Db,
  services: Services,
  { application, from, to, secret }: InvitationMessage,
): Promise<void> {
  const home = await repo.findHome(db, application.homeId);
  const recipient = to.email ?? to.phone ?? '';
  const sender = from.personId ? { personId: from.personId } : undefined;
  await requireStrangerBudget(db, { recipient, sender, homeId: application.homeId }, services.clock());
  const link = new URL(routes.application.coApplicant({ applicationId: application.id }), services.siteUrl);
  link.hash = `invitation=${secret}`;
  await queueMessage(db, {
    dedupeKey: `application-invitation:${to.id}:${newId()}`,
    channel: to.email ? 'email' : 'sms',
    recipient,
    template: to.email ? 'applicationInvitation' : 'applicationInvitationText',
    data: { name: to.name, from: from.name, role: to.role, home: home.streetAddress, city: home.city, link: link.href },
    ...(!to.email && { timeZone: home.timeZone }),
  });
}

/** An invited person declined: the applicant who began it decides how the group goes on. */
export async function notifyInvitationDeclined(
  db: Db,
  services: Services,
  { id }: ApplicationRow,
  who: string,
): Promise<void> {
  const first = (await repo.findGroup(db, id)).find(({ role }) => role === 'applicant');
  if (first?.email)
    await queueMessage(db, {
      dedupeKey: `application-refused:${id}:${newId()}`,
      channel: 'email',
      recipient: first.email,
      template: 'applicationInvitationDeclined',
      data: { name: first.name, who, link: `${services.siteUrl}${applicationPath(id, 'invitations')}` },
    });
}

/** To one of the group about their fee: it arrived, came back, or did not come. */
export const notifyFee = (
  db: Db,
  services: Services,
  about: {
    applicationId: string;
    email: string;
    name: string;
    cents: number;
    paymentId: string;
    what: 'paid' | 'failed' | 'refunded' | 'refundFailed';
  },
) =>
  queueMessage(db, {
    dedupeKey: `application-fee:${about.paymentId}:${about.what}`,
    channel: 'email',
    recipient: about.email,
    template: 'applicationFee',
    data: {
      name: about.name,
      cents: about.cents,
      what: about.what,
      link:
        about.what === 'refundFailed'
          ? `${services.siteUrl}${routes.accounts.inbox()}?new=1`
          : applicationUrl(services, about.applicationId),
    },
  });
