// Opens the account of an invited person: the holder of the mailed link has nothing else yet.
import { fullName } from '@/contract/account/users/personName';
import type { InvitationAcceptance } from '@/contract/platform/team/endpoints';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { consume } from '@/server/http/throttle';
import {
  type ClientContext,
  createSession,
  networkRateLimit,
  type SessionTokens,
} from '@/server/modules/account/sessions';
import { assertPasswordStrength } from '@/server/modules/account/sessions/passwordStrength';
import { hashPassword } from '@/server/modules/account/users/passwords';
import { createTeamAccount } from '@/server/modules/account/users/teamAccounts';
import { findByToken, grantedDuties, recordDuties } from './invitations';
import * as repo from './repo';

/** The invitation of a link; 410 where it was used, withdrawn, or expired. */
export async function requireInvitation(
  services: Services,
  token: string,
  address: string | null,
  now: Date,
): Promise<repo.InvitationRow> {
  await consume(services.db, [networkRateLimit(address)], now);
  const found = await asSystem(services.db, (trx) => findByToken(trx, token, now));
  if (!found) throw new ApiError('linkExpired', 'This invitation was used, was withdrawn, or has expired.');
  return found;
}

/** Opens the account, gives the duties that need no confirmation, and logs the person in. */
export async function acceptInvitation(
  services: Services,
  { token, firstName, lastName, password }: InvitationAcceptance,
  visit: ClientContext,
  now: Date,
): Promise<{ userId: string; grant: SessionTokens }> {
  const { email } = await requireInvitation(services, token, visit.address, now);
  await assertPasswordStrength(password, email, firstName, lastName);
  const passwordHash = await hashPassword(password);
  return asSystem(services.db, async (trx) => {
    const invitation = await findByToken(trx, token, now);
    if (!invitation || (await repo.findAccount(trx, email))) throw new ApiError('linkExpired');
    const granted = await grantedDuties(trx, invitation);
    const { type } = invitation;
    const account = await createTeamAccount(trx, { email, firstName, lastName, type, duties: granted, passwordHash });
    if (!(await repo.acceptInvitation(trx, invitation.id, account.id, now))) throw new ApiError('linkExpired');
    const name = fullName({ firstName, lastName });
    await recordDuties(trx, invitation, { id: account.id, granted, name }, { siteUrl: services.siteUrl, now });
    await audit(trx, {
      event: 'team.joined',
      subject: `user:${account.id}`,
      personId: account.id,
      detail: { type, duties: granted, invitedBy: invitation.invitedBy },
    });
    return { userId: account.id, grant: await createSession(services, trx, account, 'password', visit, now) };
  });
}
