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
import type { PlacedAddress } from '@/contract/addresses/schemas';
import { introduction } from '@/contract/flows/definitions/introduction';
import type { useFlow } from '@/hooks/useFlow';
import { flowMounts } from '@/lib/flow/flowMounts';
import { formatDateTime } from '@/lib/format/dates';
import { routes } from '@/lib/routing/routes';

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
          Good to meet you both
        </Heading>
        <Text $size="large">
          {answerBy ? `A person who has read this calls or writes by ${formatDateTime(answerBy)}. ` : ''}
          Your answers are in your mail, and stay here if you want to change one.
        </Text>
        <Row>
          <ButtonLink href={routes.homeowners.x.download()}>Keep us on your phone</ButtonLink>
          <ButtonLink tone="secondary" href={routes.rentEstimate.start()}>
            See what it could earn
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
          Is this right?
        </Heading>
        <Text $size="large" $tone="soft">
          Change what you like. Nothing here binds you.
        </Text>
      </Stack>
      {failed && (
        <Notice live tone="danger" title="That did not reach us">
          Your answers are kept. Please try again.
        </Notice>
      )}
      <div>
        <Button size="large" loading={sending} onClick={() => void submit()}>
          Hand it in
        </Button>
      </div>
      {isOutOfRegion && (
        <Notice tone="warning" title="We are not there yet">
          <Text>
            Your home lies outside the places we look after. Hand it in all the same, or{' '}
            <ModalLink
              modal="NOT_THERE_YET"
              props={{ where: [address?.city, address?.state].filter(Boolean).join(', ') }}
              href={routes.support()}
            >
              hear from us on the day we are
            </ModalLink>
            .
          </Text>
        </Notice>
      )}
      <FlowReview flow={introduction} mount={flowMounts.introduction} answers={answers} />
    </Stack>
  );
}
