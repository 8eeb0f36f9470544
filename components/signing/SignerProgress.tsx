import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline, type TimelineStep } from '@/components/ui/layout/Timeline';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Envelope } from '@/contract/signing/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { signerRoleLabels } from './signingStages';

type Signer = Envelope['signers'][number];

function signerNote({ role, status, signedAt }: Signer, mine: boolean): string {
  const signerLabel = mine ? `${signerRoleLabels[role]}, you` : signerRoleLabels[role];
  if (signedAt) return `${signerLabel} · signed ${formatDateTime(signedAt)}`;
  const statusLabels = {
    waiting: 'signs after the others',
    invited: 'has not opened it yet',
    viewed: 'is reading',
    consented: 'is about to sign',
    signed: 'signed',
    declined: 'declined',
    delegated: 'handed it on',
  } as const;
  return `${signerLabel} · ${statusLabels[status]}`;
}

/** Signers, in their order, and how far each of them is. */
export function SignerProgress({ envelope }: { readonly envelope: Envelope }) {
  const steps = envelope.signers.map(
    (signer): TimelineStep => ({
      key: signer.id,
      state: signer.status === 'signed' ? 'done' : signer.status === 'waiting' ? 'next' : 'current',
      title: signer.name,
      aside: signerNote(signer, signer.id === envelope.me?.signerId),
    }),
  );
  return (
    <Card as="section" $tone="sunken" aria-labelledby="signers">
      <Stack $gap="s16">
        <Heading id="signers" $size="label">
          Signers
        </Heading>
        <Timeline label="Signers" steps={steps} />
        {!['completed', 'declined', 'voided', 'expired'].includes(envelope.status) && (
          <Text $size="small" $tone="soft">
            Sign by {formatDateTime(envelope.expiresAt)}. This list updates automatically when someone signs.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
