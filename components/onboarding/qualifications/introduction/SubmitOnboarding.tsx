import { useRouter } from 'next/router';
import { useState } from 'react';
import { FlowReview } from '@/components/flow/FlowReview';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { qualification } from '@/contract/platform/flows/definitions/qualification';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { type Answers, isEmpty } from '@/contract/questionnaire/answers';
import { routes } from '@/contract/routes';
import { useFlow } from '@/hooks/useFlow';
import { flowMounts, qualificationStart } from '@/lib/flow/flowMounts';
import { formatDateTime } from '@/lib/format/dates';
import { answersOfEstimate, qualificationAnswers } from './qualificationAnswers';

/** On to whether the home qualifies, with what was answered here. */
function CheckHome({ answers }: { readonly answers: Answers }) {
  const { push } = useRouter();
  const { run, ready, runId, answers: known, submitted } = useFlow(qualification);
  const estimate = useFlow(rentEstimate);
  const isEstimated = JSON.stringify(estimate.answers.address) === JSON.stringify(answers.address);
  const go = () => {
    const isSameHome = JSON.stringify(known.address) === JSON.stringify(answers.address);
    if (isSameHome && submitted && runId) return push(routes.homeowners.qualification.success({ flowId: runId }));
    if (!isSameHome && !isEmpty(known.address)) run.startOver();
    run.say({
      ...(isEstimated && answersOfEstimate(estimate.answers)),
      ...qualificationAnswers(answers),
      ...(isSameHome && known),
    });
    return push(qualificationStart());
  };
  return (
    <Button disabled={!ready || !estimate.ready} onClick={() => void go()}>
      See if your home qualifies
    </Button>
  );
}

/** Everything answered, once more to read; then it is ours to answer. */
export function SubmitOnboarding({ flow }: { readonly flow: ReturnType<typeof useFlow> }) {
  const { run, answers, submitted } = flow;
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [answerBy, setAnswerBy] = useState<string>();
  const address = answers.address as PlacedAddress | undefined;
  const isOutOfRegion = address?.regionId === null;

  const submit = async () => {
    setSending(true);
    setFailed(false);
    try {
      await run.save();
      const result = await run.submit();
      if ('outcome' in result) setAnswerBy(result.outcome.answerBy);
    } catch {
      setFailed(true);
    }
    setSending(false);
  };

  if (answerBy || submitted) {
    return (
      <Stack $gap="s24" role="status">
        <MailboxIllustration />
        <Heading as="h1" $size="title">
          Thanks, we got your answers
        </Heading>
        <Text $size="large">
          {answerBy ? `Someone who has read them will email you by ${formatDateTime(answerBy)}. ` : ''}
          We emailed you a copy, and you can still change them here.
        </Text>
        <Row>
          {isOutOfRegion ? (
            <ButtonLink href={routes.rentEstimate.start()}>Get a free rent estimate</ButtonLink>
          ) : (
            <CheckHome answers={answers} />
          )}
          <ButtonLink tone="secondary" href={routes.homeowners.x.download()}>
            Get Belong on your phone
          </ButtonLink>
        </Row>
        <FlowReview flow={introduction} mount={flowMounts.introduction} answers={answers} />
      </Stack>
    );
  }
  return (
    <Stack $gap="s32">
      <Stack $gap="s8">
        <Heading as="h1" $size="title">
          Check your answers
        </Heading>
        <Text $size="large" $tone="soft">
          You can change any answer. There’s no commitment.
        </Text>
      </Stack>
      {failed && (
        <Notice live tone="danger" title="We couldn’t submit your answers">
          They’re saved. Please try again.
        </Notice>
      )}
      <div>
        <Button size="large" loading={sending} onClick={() => void submit()}>
          Submit
        </Button>
      </div>
      {isOutOfRegion && (
        <Notice tone="warning" title="We’re not in your area yet">
          <Text>
            Your home is outside our service area. You can still submit your answers, or{' '}
            <ModalLink
              modal="NOT_THERE_YET"
              props={{ where: [address?.city, address?.state].filter(Boolean).join(', ') }}
              href={routes.support()}
            >
              get an email when we’re there
            </ModalLink>
            .
          </Text>
        </Notice>
      )}
      <FlowReview flow={introduction} mount={flowMounts.introduction} answers={answers} />
    </Stack>
  );
}
