import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { flows } from '@/contract/platform/flows/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface SendResumeLinkProps {
  readonly flowId: string;
  readonly runId: string;
  readonly email: string;
}

/** Mails a link that goes on with these answers on another device. */
export function SendResumeLink({ flowId, runId, email: known }: SendResumeLinkProps) {
  const send = useApiMutation(flows.sendRunLink);
  const [email, setEmail] = useState(known);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ params: { flowId, runId }, body: { email } });
  };
  return (
    <Disclosure summary="Continue on another device">
      <Stack as="form" noValidate onSubmit={submit} $align="start">
        <TextField
          label="Where should we send the link?"
          help="The link works for 7 days."
          error={send.error ? (send.error.fields?.email ?? send.error.message) : undefined}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" tone="secondary" loading={send.isPending}>
          Send the link
        </Button>
        {send.isSuccess && (
          <Notice live tone="success">
            Sent to {send.variables.body.email}.
          </Notice>
        )}
      </Stack>
    </Disclosure>
  );
}
