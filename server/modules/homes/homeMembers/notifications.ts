import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { queueMessage, requireStrangerBudget } from '@/server/modules/account/outbox';
import type { MemberRow } from './repo';

interface SentInvitation {
  member: Pick<MemberRow, 'role' | 'setupGroup' | 'name' | 'email' | 'homeId'>;
  from: { id: string; name: string };
  address: string;
  secret: string;
}

/** Emails the link of an invitation. */
export async function sendHomeInvitation(
  db: Db,
  { siteUrl }: Pick<Services, 'siteUrl'>,
  { member, from, address, secret }: SentInvitation,
  now: Date,
): Promise<void> {
  const { role, setupGroup, name, email, homeId } = member;
  await requireStrangerBudget(db, { recipient: email, sender: { personId: from.id }, homeId }, now);
  await queueMessage(db, {
    dedupeKey: `home-invitation:${newId()}`,
    channel: 'email',
    recipient: email,
    template: 'homeInvitation',
    data: {
      name,
      from: from.name,
      role,
      setupGroup,
      home: address,
      link: `${siteUrl}${routes.homeowner.invitation()}#${secret}`,
    },
  });
}

/** Tells a person that they have no place around the home any more. */
export async function notifyRemoved(db: Db, { id, name, email }: MemberRow, address: string): Promise<void> {
  const data = { name, home: address };
  const message = { channel: 'email', recipient: email, template: 'homeAccessRemoved', data } as const;
  await queueMessage(db, { dedupeKey: `home-access-removed:${id}`, ...message });
}
