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
  before: ['You can read it now', 'Others sign before you. We’ll email you when it’s your turn.'],
  signed: ['You’ve signed', 'We’ll email you when everyone has signed. The sealed copy will be in your documents.'],
  onlooker: ['You can read this lease', 'You don’t need to sign anything here.'],
} as const;

interface EnvelopeViewProps {
  readonly lease: Lease;
  readonly envelopeId: string;
}

/** A document to read and sign, beside the progress of everyone who signs. */
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
              Lease for {terms.address.streetAddress}
            </Heading>
            <Text $tone="soft">
              {formatDate(terms.startOn)} – {formatDate(terms.endOn)} · <Money amount={terms.allInCents} />
              /mo all-in · <Money amount={terms.moveInCents} /> to move in
            </Text>
          </Stack>
          {!envelope && !isError && <Skeleton $height="32rem" $round="card" />}
          {!envelope && isError && (
            <ErrorState title="We couldn’t load the document" onRetry={() => void refetch()} retrying={isFetching} />
          )}
          {envelope && stage === 'sign' && <SigningFlow envelope={envelope} />}
          {envelope && stage === 'completed' && <SigningCompleted envelope={envelope} leaseId={lease.id} />}
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
