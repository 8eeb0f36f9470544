import { residenceSectionPath } from '@/contract/account/account/residenceSections';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { queueMessage } from '@/server/modules/account/outbox';
import { listResidents } from '@/server/modules/homes/residents';
import * as repo from './repo';

export const residentRenewalPath = (leaseId: string) => residenceSectionPath('renewal', leaseId);
export const ownerRenewalPath = (homeId: string) => `${routes.accounts.portfolio.renewalOffer()}?home=${homeId}`;
export const renewalSigningPath = (homeId: string, renewalId: string) =>
  `${routes.leaseSigning({ homeId })}?renewal=${renewalId}`;

export type RenewalMessage =
  | 'offered'
  | 'countered'
  | 'offerConfirmed'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'signed';

type About = Pick<
  repo.RenewalRow,
  'id' | 'homeId' | 'ownerId' | 'leaseId' | 'terms' | 'respondBy' | 'options' | 'counter' | 'chosen' | 'currentRent'
>;

/** The terms that a message is about. */
function termsOf(
  { options, counter, chosen }: About,
  event: RenewalMessage,
): { months: number | null; rentCents: number }[] {
  if (event === 'offered' || event === 'offerConfirmed') return options;
  if (event === 'countered') return counter ? [counter] : [];
  return (event === 'accepted' || event === 'signed') && chosen ? [chosen] : [];
}

async function send(
  db: Db,
  { siteUrl }: Services,
  about: About,
  event: RenewalMessage,
  to: { side: 'owner' | 'resident'; name: string; email: string; cause: string },
): Promise<void> {
  const path = to.side === 'owner' ? ownerRenewalPath(about.homeId) : residentRenewalPath(about.leaseId);
  await queueMessage(db, {
    dedupeKey: `renewal:${about.id}:${event}:${to.cause}:${to.email}`,
    channel: 'email',
    recipient: to.email,
    template: 'renewalUpdate',
    data: {
      event,
      side: to.side,
      name: to.name,
      home: about.terms.address,
      respondBy: about.respondBy.toISOString(),
      timeZone: about.terms.timeZone,
      terms: termsOf(about, event).map(({ months, rentCents }) => ({ months, rentCents })),
      currentRentCents: about.currentRent,
      link: `${siteUrl}${path}`,
    },
  });
}

/** To every resident of the lease. `cause` tells one event from an equal later one. */
export async function notifyResidents(
  db: Db,
  services: Services,
  about: About,
  event: RenewalMessage,
  cause = '1',
): Promise<void> {
  for (const { name, email } of await listResidents(db, about.leaseId))
    await send(db, services, about, event, { side: 'resident', name, email, cause });
}

export async function notifyOwner(
  db: Db,
  services: Services,
  about: About,
  event: RenewalMessage,
  cause = '1',
): Promise<void> {
  const owner = about.ownerId ? await repo.findPerson(db, about.ownerId) : undefined;
  if (owner)
    await send(db, services, about, event, { side: 'owner', name: owner.firstName, email: owner.email, cause });
}
