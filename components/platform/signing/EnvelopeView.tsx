import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { WithoutScripts } from '@/components/flow/WithoutScripts';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Envelope } from '@/contract/platform/signing/endpoints';
import { routes } from '@/contract/routes';
import { useArrival } from '@/hooks/useArrival';
import { formatDateTime } from '@/lib/format/dates';
import { joinList } from '@/lib/format/text';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';
import { ReadDocument } from './ReadDocument';
import { SignerProgress } from './SignerProgress';
import { SigningAlternatives } from './SigningAlternatives';
import { SigningFlow } from './SigningFlow';
import { type SigningStage, signingStage } from './signingStages';
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
  onlooker: ['You can read this document', 'You don’t need to sign anything here.'],
} as const;

interface EnvelopeViewProps {
  readonly envelopeId: string;
  /** In the browser’s tab. */
  readonly pageTitle: string;
  readonly heading: ReactNode;
  /** What it is about, in a line. */
  readonly summary: ReactNode;
  /** `arrived`: the caller was the last to sign, just now. */
  readonly completed: (envelope: Envelope, arrived: boolean) => ReactNode;
  readonly ended: (envelope: Envelope) => ReactNode;
  /** What stands above the document for who only looks on. */
  readonly onlooker?: ReactNode;
  /** Where a browser without scripts signs. */
  readonly plainHref?: string;
  /** Whether the caller sent it and may withdraw it. */
  readonly canVoid: boolean;
}

/** Who signs after the caller, and until when. */
function othersToSign({ signers, expiresAt, me }: Envelope): string {
  const names = signers.filter(
    ({ id, status }) => id !== me?.signerId && status !== 'signed' && status !== 'delegated',
  );
  if (names.length === 0) return 'We’re sealing the document, which takes a moment.';
  return `Next, ${joinList(names.map(({ name }) => name))} ${names.length === 1 ? 'signs' : 'sign'}, by ${formatDateTime(expiresAt)} at the latest.`;
}

/** Whether the caller signed on this page, and the stage is the one that followed. */
function useSignedHere(stage: SigningStage | undefined): boolean {
  const isDone = stage === 'signed' || stage === 'completed';
  const arrived = useArrival(stage === 'sign' ? false : isDone || undefined);
  const [first, setFirst] = useState<SigningStage>();
  if (arrived && !first) setFirst(stage);
  return arrived && (first ?? stage) === stage;
}

/** A document to read and sign, beside the progress of everyone who signs. */
export function EnvelopeView(props: EnvelopeViewProps) {
  const { envelopeId, pageTitle, heading, summary, completed, ended, onlooker, canVoid, plainHref } = props;
  const query = useLiveEnvelope(envelopeId);
  const { data: envelope } = query;
  const stage = envelope && signingStage(envelope);
  const arrived = useSignedHere(stage);
  const note = stage && stage in stageNotes ? stageNotes[stage as keyof typeof stageNotes] : undefined;
  return (
    <Container>
      <PageHead title={pageTitle} noindex />
      <EnvelopeLayout>
        <Stack $gap="s24">
          <Stack $gap="s8" $align="start">
            <Heading as="h1" $size="section">
              {heading}
            </Heading>
            <Text $tone="soft">{summary}</Text>
          </Stack>
          <Loaded
            query={query}
            title="We couldn’t load the document"
            skeleton={<Skeleton $height="32rem" $round="card" />}
          />
          {plainHref && stage === 'sign' && <WithoutScripts href={plainHref} />}
          {envelope && stage === 'sign' && <SigningFlow envelope={envelope} />}
          {envelope && stage === 'completed' && completed(envelope, arrived)}
          {envelope && stage === 'ended' && ended(envelope)}
          {stage === 'onlooker' && onlooker}
          {envelope && stage === 'signed' && (
            <Confirmation
              title="You’ve signed"
              arrived={arrived}
              action={
                <ButtonLink href={routes.accounts.overview()} size="large">
                  Go to your overview
                </ButtonLink>
              }
            >
              <Text>
                {othersToSign(envelope)} We’ll email you when everyone has. The sealed copy will be in your documents.
              </Text>
            </Confirmation>
          )}
          {note && <Notice title={note[0]}>{note[1]}</Notice>}
          {envelope && stage && stage !== 'sign' && stage !== 'ended' && <ReadDocument envelope={envelope} />}
        </Stack>
        {envelope && (
          <Stack $gap="s16">
            <SignerProgress envelope={envelope} />
            {stage !== 'ended' && stage !== 'completed' && (
              <SigningAlternatives envelope={envelope} canVoid={canVoid} />
            )}
          </Stack>
        )}
      </EnvelopeLayout>
    </Container>
  );
}
