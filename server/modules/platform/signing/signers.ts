// Who signs a document and how far they are, for the modules that a document belongs to.
import { type RawBuilder, sql } from 'kysely';
import type { SignerStatus } from '@/contract/platform/signing/constants';
import type { SignerRole } from '@/contract/platform/signing/endpoints';
import type { Db } from '@/server/db/client';

export interface Signer {
  id: string;
  /** Their account; null where no account has their address yet. */
  userId: string | null;
  /** Legal name. */
  name: string;
  /** Of their account where they have one, else where the document was sent. */
  email: string;
  /** Where the document was sent. */
  sentTo: string;
  role: SignerRole;
  status: SignerStatus;
}

/** Signers of an envelope, in turn; those who let another person sign for them among them. */
export async function listSigners(db: Db, envelopeId: string | null): Promise<Signer[]> {
  const { rows } = await sql<Signer>`select signer.id, coalesce(signer.user_id, account.id) as "userId", signer.name,
      coalesce(account.email, signer.email) as email, signer.email as "sentTo", signer.role, signer.status
    from envelope_signers signer
      left join users account on account.id = signer.user_id or (signer.user_id is null and account.email = signer.email)
    where signer.envelope_id = ${envelopeId} order by signer.turn, signer.id`.execute(db);
  return rows;
}

/** Those of them who have signed in one of these parts. */
export const listSigned = async (db: Db, envelopeId: string | null, roles: readonly SignerRole[]): Promise<Signer[]> =>
  (await listSigners(db, envelopeId)).filter(({ status, role }) => status === 'signed' && roles.includes(role));

const isPerson = (personId: string) => sql`(signer.user_id = ${personId} or (signer.user_id is null
  and signer.email = (select email from users where id = ${personId})))`;

const CAN_SIGN = sql`('invited', 'viewed', 'consented')`;

/** SQL: whether a person signs the envelope of this id. */
export const isSignerOf = (envelopeId: RawBuilder<unknown>, personId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from envelope_signers signer where signer.envelope_id = ${envelopeId}
    and signer.status <> 'delegated' and ${isPerson(personId)})`;

/** SQL: whether it is a person's turn to sign the envelope of this id. */
export const canSign = (envelopeId: RawBuilder<unknown>, personId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from envelope_signers signer where signer.envelope_id = ${envelopeId}
    and signer.status in ${CAN_SIGN} and ${isPerson(personId)})`;

/** SQL: whether it is the turn of the signer in this part of the envelope of this id. */
export const canSignAs = (envelopeId: RawBuilder<unknown>, role: SignerRole): RawBuilder<boolean> =>
  sql<boolean>`exists (select from envelope_signers signer where signer.envelope_id = ${envelopeId}
    and signer.role = ${role} and signer.status in ${CAN_SIGN})`;

/** SQL: in which part a person signs the envelope of this id; null where they do not. */
export const signerRoleOf = (envelopeId: RawBuilder<unknown>, personId: string): RawBuilder<SignerRole | null> =>
  sql<SignerRole | null>`(select signer.role from envelope_signers signer where signer.envelope_id = ${envelopeId}
    and signer.status <> 'delegated' and ${isPerson(personId)} limit 1)`;

/** SQL: names of those who have not signed the envelope of this id, in turn; null where everyone has. */
export const unsignedNames = (envelopeId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select string_agg(signer.name, ', ' order by signer.turn, signer.id) from envelope_signers signer
    where signer.envelope_id = ${envelopeId} and signer.status not in ('signed', 'delegated'))`;

/** SQL: how many documents wait for the signature of the account of this id in a part, now or later. */
export const countUnsigned = (personId: RawBuilder<unknown>, role: SignerRole): RawBuilder<number> =>
  sql<number>`(select count(*) from envelope_signers signer where signer.user_id = ${personId} and signer.role = ${role}
    and signer.status in ('waiting', 'invited', 'viewed', 'consented'))`;

/** SQL: ids of the envelopes that an account signs or signed, for `in`. */
export const envelopeIdsOf = (personId: string) =>
  sql`(select envelope_id from envelope_signers where user_id = ${personId})`;
