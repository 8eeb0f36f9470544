import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { FlowReview } from '@/components/flow/FlowReview';
import { SendResumeLink } from '@/components/flow/SendResumeLink';
import { PageHead } from '@/components/layout/head/PageHead';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { HouseIllustration } from '@/components/ui/illustrations/HouseIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { flows } from '@/contract/platform/flows/endpoints';
import { isEmpty } from '@/contract/questionnaire/answers';
import { firstIncompleteStep } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFlow } from '@/hooks/useFlow';
import { saveTypedAddress } from '@/lib/address/typedAddress';
import { flowMounts } from '@/lib/flow/flowMounts';
import { space } from '@/styles/tokens';

const ResumeLayout = styled(Stack)`
  padding-block: ${space.s48} ${space.s96};
`;

const mount = flowMounts.rentEstimate;
const firstParameter = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** Where an estimate was left off, here or, by a mailed link, on another device: every answer, and the way on. */
export function ResumeEstimateScreen() {
  const { query, push, replace } = useRouter();
  const { run, ready, answers, runId } = useFlow(rentEstimate);
  const resume = useApiMutation(flows.resumeRun);
  const [wasAsked, setWasAsked] = useState(false);
  const [key, linkedRunId] = [firstParameter(query.key), firstParameter(query.run)];
  const isFollowingLink = key !== undefined && linkedRunId !== undefined && !resume.isError;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is followed once.
  useEffect(() => {
    if (!ready || !key || !linkedRunId || wasAsked) return;
    setWasAsked(true);
    resume.mutate(
      { params: { flowId: rentEstimate.id, runId: linkedRunId }, body: { key } },
      {
        onSuccess: (found) => {
          run.take(found);
          void replace(routes.rentEstimate.flow(), undefined, { shallow: true });
        },
      },
    );
  }, [ready, key, linkedRunId]);

  const hasStarted = Object.values(answers).some((answer) => !isEmpty(answer));
  const next = firstIncompleteStep(rentEstimate, answers);
  const startOver = () => {
    run.startOver();
    saveTypedAddress('');
    void push(routes.rentEstimate.start());
  };
  return (
    <Container $width="reading">
      <PageHead title="Your answers" noindex />
      <ResumeLayout $gap="s32">
        {resume.isError && (
          <Notice live tone="warning" title="That link didn’t open your answers">
            {resume.error.status === 401 ? (
              <>
                They’re saved in an account now.{' '}
                <ModalLink href={routes.auth.login()} modal="LOGIN" props={{ currentScreen: 'login' }}>
                  Log in
                </ModalLink>{' '}
                to continue.
              </>
            ) : (
              resume.error.message
            )}
          </Notice>
        )}
        {!ready || isFollowingLink ? (
          <Stack role="status">
            <Heading as="h1">Loading your answers</Heading>
            <Skeleton $height="12rem" />
          </Stack>
        ) : hasStarted ? (
          <>
            <Stack $gap="s8">
              <Heading as="h1" $size="title">
                {next ? 'Welcome back' : 'You’ve answered everything'}
              </Heading>
              <Text $size="large" $tone="soft">
                {next
                  ? 'Pick up where you left off, or change an answer.'
                  : 'Change any answer, then get a new estimate.'}
              </Text>
            </Stack>
            <Row>
              <ButtonLink size="large" href={next ? mount.pathOf(next) : mount.finish}>
                {next ? 'Continue' : 'Get my estimate'}
              </ButtonLink>
              <Button tone="ghost" size="large" onClick={startOver}>
                Start over with another home
              </Button>
            </Row>
            <FlowReview flow={rentEstimate} mount={mount} answers={answers} />
            {runId && (
              <SendResumeLink
                flowId={rentEstimate.id}
                runId={runId}
                email={typeof answers.email === 'string' ? answers.email : ''}
              />
            )}
          </>
        ) : (
          <EmptyState
            picture={<HouseIllustration />}
            level="h1"
            title="No estimate started yet"
            actions={<ButtonLink href={routes.rentEstimate.start()}>Start with your address</ButtonLink>}
          >
            Enter your address, and we’ll tell you what your home could rent for.
          </EmptyState>
        )}
      </ResumeLayout>
    </Container>
  );
}
