import { useState } from 'react';
import { CodeField } from '@/components/care/pros/shared/CodeField';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type ProJob, proJobs } from '@/contract/care/proJobs/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { JobState } from './useJob';

interface ConfirmPhoneProps {
  readonly job: ProJob;
  readonly state: JobState;
}

/** A code to the Pro's own address or phone, before anything of the home is shown. */
export function ConfirmPhone({ job: { sendsTo, company }, state }: ConfirmPhoneProps) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const request = useApiMutation(proJobs.requestCode);
  const confirm = useApiMutation(proJobs.confirmCode);
  const { token } = state.link;
  const send = (via: 'email' | 'text') => {
    setWrong(undefined);
    request.mutate({ body: { token, via } });
  };
  const check = () =>
    confirm.mutate(
      { body: { token, code } },
      {
        onSuccess: ({ device, attemptsLeft }) => {
          if (device) return state.confirmDevice(device);
          setWrong(
            attemptsLeft > 0
              ? `That code isn’t right. You have ${attemptsLeft} more ${attemptsLeft === 1 ? 'try' : 'tries'}.`
              : 'That code doesn’t work anymore. Send a new one.',
          );
        },
      },
    );
  const error = request.error ?? confirm.error;
  return (
    <Stack as="section" $gap="s16" aria-labelledby="confirm">
      <Heading as="h2" id="confirm" $size="small">
        Confirm it’s you
      </Heading>
      <Text>We show the details to {company} only. We send you a code, and this phone remembers it.</Text>
      <Row>
        <Button tone={request.data ? 'secondary' : 'primary'} loading={request.isPending} onClick={() => send('email')}>
          Email a code to {sendsTo.email}
        </Button>
        {sendsTo.text && (
          <Button tone="secondary" loading={request.isPending} onClick={() => send('text')}>
            Text a code to {sendsTo.text}
          </Button>
        )}
      </Row>
      {request.data && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          <Stack $gap="s16">
            <Notice live tone="success">
              We sent a code to {request.data.sentTo}.
            </Notice>
            <CodeField value={code} onChange={setCode} error={wrong ?? confirm.error?.fields?.code} />
            <Row>
              <Button type="submit" loading={confirm.isPending}>
                Open the job
              </Button>
            </Row>
          </Stack>
        </form>
      )}
      {error && !error.fields && (
        <Notice live tone="danger" title="That did not work">
          {error.message}
        </Notice>
      )}
    </Stack>
  );
}
