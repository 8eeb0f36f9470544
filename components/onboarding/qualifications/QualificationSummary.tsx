import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { FlowReview } from '@/components/flow/FlowReview';
import { SendResumeLink } from '@/components/flow/SendResumeLink';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { qualifications } from '@/contract/onboarding/qualifications/endpoints';
import { qualification } from '@/contract/platform/flows/definitions/qualification';
import { firstIncompleteStep } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useFlow } from '@/hooks/useFlow';
import { queriesOfResource } from '@/lib/api/query';
import { type FlowMount, qualificationStart } from '@/lib/flow/flowMounts';
import { QualificationLayout } from './QualificationLayout';

interface QualificationSummaryProps {
  readonly mount: FlowMount;
  readonly runId: string;
}

/** Every answer once more, and the button that has the rules decide. */
export function QualificationSummary({ mount, runId }: QualificationSummaryProps) {
  const { push, replace } = useRouter();
  const queries = useQueryClient();
  const { run, ready, answers } = useFlow(qualification, { runId });
  const [isSending, setIsSending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const next = ready ? firstIncompleteStep(qualification, answers) : undefined;

  // What a link beyond the answers leads to.
  useEffect(() => {
    if (next) void replace(mount.pathOf(next));
  }, [next, mount, replace]);

  const submit = async () => {
    setIsSending(true);
    setHasFailed(false);
    try {
      const result = await run.submit();
      // What the rules said of former answers holds no more.
      queries.removeQueries(queriesOfResource(qualifications));
      if ('outcome' in result) await push(routes.homeowners.qualification.success({ flowId: runId }));
    } catch {
      setHasFailed(true);
    }
    setIsSending(false);
  };

  return (
    <QualificationLayout title="Check your answers">
      <Stack $gap="s8">
        <Heading as="h1" $size="title">
          Check your answers
        </Heading>
        <Text $size="large" $tone="soft">
          You see right away whether your home qualifies, and why. Nothing here is binding.
        </Text>
      </Stack>
      {hasFailed && (
        <Notice live tone="danger" title="We couldn’t submit your answers">
          They’re saved. Check your connection and try again.
        </Notice>
      )}
      {!ready || next ? (
        <Skeleton $height="12rem" />
      ) : (
        <>
          <Row>
            <Button size="large" loading={isSending} onClick={() => void submit()}>
              Submit answers
            </Button>
            <ButtonLink tone="ghost" size="large" href={`${qualificationStart()}?from=new`}>
              Start over with another home
            </ButtonLink>
          </Row>
          <FlowReview flow={qualification} mount={mount} answers={answers} />
          <SendResumeLink
            flowId={qualification.id}
            runId={runId}
            email={typeof answers.email === 'string' ? answers.email : ''}
          />
        </>
      )}
    </QualificationLayout>
  );
}
