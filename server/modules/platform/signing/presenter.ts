import type { Envelope } from '@/contract/platform/signing/endpoints';
import type { EnvelopeWithSigners, SignerRow } from './repo';

const canSign: readonly string[] = ['invited', 'viewed', 'consented'];
const OPEN_STATUSES: readonly string[] = ['sent', 'viewed', 'partly_signed'];

/** As one of its people sees it: names and progress of all, addresses and marks of none. */
export const presentEnvelope = (
  { envelope, signers }: EnvelopeWithSigners,
  me: SignerRow | undefined,
  now: Date,
): Envelope => ({
  id: envelope.id,
  status: envelope.status,
  document: envelope.paper,
  documentHash: envelope.paperHash,
  expiresAt: envelope.expiresAt.toISOString(),
  signers: signers.map(({ id, name, role, status, turn, signedAt }) => ({
    id,
    name,
    role,
    status,
    turn,
    signedAt: signedAt?.toISOString() ?? null,
  })),
  me: me
    ? {
        signerId: me.id,
        name: me.name,
        role: me.role,
        status: me.status,
        sectionsSeen: me.sectionsSeen,
        canAct: canSign.includes(me.status) && OPEN_STATUSES.includes(envelope.status) && envelope.expiresAt > now,
      }
    : null,
  sealedHash: envelope.sealedHash,
});
