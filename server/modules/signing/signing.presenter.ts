import type { Envelope } from '@/contract/signing';
import type { SignerRow, Whole } from './signing.repo';
import { readingCode } from './signing.service';

const acting: readonly string[] = ['invited', 'viewed', 'consented'];
const openStatuses: readonly string[] = ['sent', 'viewed', 'partly_signed'];

/** As one of its people sees it: names and progress of all, addresses and marks of none. */
export const presentEnvelope = ({ envelope, signers }: Whole, me: SignerRow | undefined, now: Date): Envelope => ({
  id: envelope.id,
  status: envelope.status,
  paper: envelope.paper,
  paperHash: envelope.paperHash,
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
        readingCode: readingCode(envelope.paperHash, me.id),
        mayAct: acting.includes(me.status) && openStatuses.includes(envelope.status) && envelope.expiresAt > now,
      }
    : null,
  sealedHash: envelope.sealedHash,
});
