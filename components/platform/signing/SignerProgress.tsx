import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline, type TimelineStep } from '@/components/ui/layout/Timeline';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Envelope } from '@/contract/platform/signing/endpoints';
import { formatDateTime } from '@/lib/format/dates';
import { signerRoleLabels } from './signingStages';

type Signer = Envelope['signers'][number];

/** Signing ended before everyone signed. */
const ENDED: readonly Envelope['status'][] = ['declined', 'voided', 'expired'];

function signerNote({ role, status, signedAt }: Signer, mine: boolean, hasEnded: boolean): string {
  const signerLabel = mine ? `${signerRoleLabels[role]}, you` : signerRoleLabels[role];
  if (signedAt) return `${signerLabel} · signed ${formatDateTime(signedAt)}`;
  if (hasEnded && status !== 'declined' && status !== 'delegated') return `${signerLabel} · did not sign`;
  const statusLabels = {
    waiting: 'signs after the others',
    // The page that says so is the paper itself.
    invited: mine ? 'is reading' : 'has not opened it yet',
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
  const hasEnded = ENDED.includes(envelope.status);
  const stateOf = ({ status }: Signer): TimelineStep['state'] => {
    if (status === 'signed') return 'done';
    if (hasEnded) return 'dropped';
    return status === 'waiting' ? 'next' : 'current';
  };
  const steps = envelope.signers.map(
    (signer): TimelineStep => ({
      key: signer.id,
      state: stateOf(signer),
      title: signer.name,
      aside: signerNote(signer, signer.id === envelope.me?.signerId, hasEnded),
    }),
  );
  return (
    <Card as="section" $tone="sunken" aria-labelledby="signers">
      <Stack $gap="s16">
        <Heading id="signers" $size="label">
          Signers
        </Heading>
        <Timeline label="Signers" steps={steps} />
        {!hasEnded && envelope.status !== 'completed' && (
          <Text $size="small" $tone="soft">
            Sign by {formatDateTime(envelope.expiresAt)}. This list updates automatically when someone signs.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
