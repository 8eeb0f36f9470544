import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { Timeline, type TimelineStep } from '@/components/ui/Timeline';
import type { Envelope } from '@/contract/signing';
import { formatMoment } from '@/lib/format/dates';
import { roleWords } from './stages';

type Signer = Envelope['signers'][number];

function asideOf({ role, status, signedAt }: Signer, mine: boolean): string {
  const who = mine ? `${roleWords[role]}, you` : roleWords[role];
  if (signedAt) return `${who} · signed ${formatMoment(signedAt)}`;
  const words = {
    waiting: 'signs after the others',
    invited: 'has not opened it yet',
    viewed: 'is reading',
    consented: 'is about to sign',
    signed: 'signed',
    declined: 'declined',
    delegated: 'handed it on',
  } as const;
  return `${who} · ${words[status]}`;
}

/** Who signs, in their order, and how far each of them is. */
export function SignerBoard({ envelope }: { readonly envelope: Envelope }) {
  const steps = envelope.signers.map(
    (signer): TimelineStep => ({
      key: signer.id,
      state: signer.status === 'signed' ? 'done' : signer.status === 'waiting' ? 'next' : 'current',
      title: signer.name,
      aside: asideOf(signer, signer.id === envelope.me?.signerId),
    }),
  );
  return (
    <Card as="section" $tone="sunken" aria-labelledby="signers">
      <Stack $gap="s16">
        <Heading id="signers" $size="label">
          Who signs
        </Heading>
        <Timeline label="Who signs" steps={steps} />
        {!['completed', 'declined', 'voided', 'expired'].includes(envelope.status) && (
          <Text $size="small" $tone="soft">
            Until {formatMoment(envelope.expiresAt)}. This list moves by itself when somebody signs.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
