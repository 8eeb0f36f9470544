import { sql } from 'kysely';
import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import { leaseIdsOf } from '@/server/modules/homes/residents';
import { envelopeIdsOf } from '@/server/modules/platform/signing';

/** Leases that a person is about to sign or has signed and that have not ended; owners hear of theirs by the home. */
export async function deletionBlockers(db: Db, userId: string): Promise<DeletionBlocker[]> {
  const rows = await db
    .selectFrom('leases')
    .innerJoin('homes', 'homes.id', 'leases.homeId')
    .select(['leases.id', 'leases.status', 'homes.streetAddress'])
    .select(sql<boolean>`leases.id in ${leaseIdsOf(userId, ['resident'])}`.as('isResident'))
    .where(
      sql<boolean>`(leases.id in ${leaseIdsOf(userId, ['resident', 'coSigner'])}
        or (leases.status = 'sent' and leases.envelope_id in ${envelopeIdsOf(userId)}))`,
    )
    .where((where) => where.or([where('homes.ownerId', 'is', null), where('homes.ownerId', '<>', userId)]))
    .where('leases.status', 'in', ['sent', 'signed', 'active'])
    .execute();
  return rows.map(
    ({ status, streetAddress, isResident }): DeletionBlocker =>
      status === 'sent'
        ? {
            code: 'leaseToSign',
            title: `A lease for ${streetAddress} waits for signatures`,
            reason: 'Decline it, or wait until it has run out: others would go on signing without you.',
            action: { label: 'See your documents', href: routes.accounts.documents() },
          }
        : !isResident
          ? {
              code: 'activeLease',
              title: `You co-signed the lease for ${streetAddress}`,
              reason: 'You owe what its residents don’t pay until the lease has ended and nothing is owed.',
              action: { label: 'View the rent account', href: routes.accounts.home.payments() },
            }
          : {
              code: 'activeLease',
              title: `Your lease for ${streetAddress} runs`,
              reason: 'Give notice first; once it has ended and the deposit is settled, nothing of it is in the way.',
              action: { label: 'Give notice, or ask us', href: `${routes.accounts.inbox()}?new=1` },
            },
  );
}

interface EndedLease {
  id: string;
  streetAddress: string;
  /** Otherwise they co-signed it. */
  isResident: boolean;
}

/** Leases that the person lived under as a resident or co-signed, and that have ended. */
export const listEndedLeases = (db: Db, userId: string): Promise<EndedLease[]> =>
  db
    .selectFrom('leases')
    .select(['leases.id', leaseTerms().text('address', 'streetAddress').as('streetAddress')])
    .select(sql<boolean>`leases.id in ${leaseIdsOf(userId, ['resident'])}`.as('isResident'))
    .where(sql<boolean>`leases.id in ${leaseIdsOf(userId, ['resident', 'coSigner'])}`)
    .where('leases.status', '=', 'ended')
    .execute();
