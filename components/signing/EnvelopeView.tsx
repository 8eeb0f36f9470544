import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Lease } from '@/contract/leases/endpoints';
import { formatDate } from '@/lib/format/dates';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';
import { EnvelopeEnded } from './EnvelopeEnded';
import { ReadDocument } from './ReadDocument';
import { SignerProgress } from './SignerProgress';
import { SigningAlternatives } from './SigningAlternatives';
import { SigningCompleted } from './SigningCompleted';
import { SigningFlow } from './SigningFlow';
import { signingStage } from './signingStages';
import { useLiveEnvelope } from './useLiveEnvelope';

const EnvelopeLayout = styled.div`
  display: grid;
  gap: ${space.s32};
  padding-block: ${space.s32} ${space.s64};

  ${up('xl')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

const stageNotes = {
  before: ['You can read already', 'Others sign before you. We write to you the moment it is your turn.'],
  signed: [
    'You have signed',
    'Thank you. We write to you as soon as everybody has, and the sealed copy lies in your documents then.',
  ],
  onlooker: ['You are reading along', 'You are part of this, and sign nothing here.'],
} as const;

interface EnvelopeViewProps {
  readonly lease: Lease;
  readonly envelopeId: string;
}

/** The room in which papers are read and signed; who else signs stands beside it and moves by itself. */
export function EnvelopeView({ lease, envelopeId }: EnvelopeViewProps) {
  const { data: envelope, isError, refetch, isFetching } = useLiveEnvelope(envelopeId);
  const { terms } = lease;
  const stage = envelope && signingStage(envelope);
  const note = stage && stage in stageNotes ? stageNotes[stage as keyof typeof stageNotes] : undefined;
  return (
    <Container>
      <PageHead title={`Lease of ${terms.address.streetAddress}`} noindex />
      <EnvelopeLayout>
        <Stack $gap="s24">
          <Stack $gap="s8">
            <Heading as="h1" $size="section">
              Your lease of {terms.address.streetAddress}
            </Heading>
            <Text $tone="soft">
              {formatDate(terms.startOn)} to {formatDate(terms.endOn)} · <Money amount={terms.allInCents} /> a month,
              all-in · <Money amount={terms.moveInCents} /> to move in
            </Text>
          </Stack>
          {!envelope && !isError && <Skeleton $height="32rem" $round="card" />}
          {!envelope && isError && (
            <ErrorState title="We could not load the papers" onRetry={() => void refetch()} retrying={isFetching} />
          )}
          {envelope && stage === 'sign' && <SigningFlow envelope={envelope} />}
          {envelope && stage === 'completed' && <SigningCompleted envelope={envelope} />}
          {envelope && stage === 'ended' && <EnvelopeEnded status={envelope.status} />}
          {note && <Notice title={note[0]}>{note[1]}</Notice>}
          {envelope && stage && stage !== 'sign' && stage !== 'ended' && <ReadDocument envelope={envelope} />}
        </Stack>
        {envelope && (
          <Stack $gap="s16">
            <SignerProgress envelope={envelope} />
            {stage !== 'ended' && stage !== 'completed' && (
              <SigningAlternatives
                envelope={envelope}
                canVoid={lease.myRole === 'homeowner' && lease.status === 'sent'}
              />
            )}
          </Stack>
        )}
      </EnvelopeLayout>
    </Container>
  );
}
