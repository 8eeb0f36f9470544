import { useState } from 'react';
import { CodeField } from '@/components/care/pros/shared/CodeField';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { proAccounts } from '@/contract/care/proAccounts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** A code to the company's own address or phone opens all of its jobs. */
export function ProLogin({ onLogIn }: { readonly onLogIn: (session: string) => void }) {
  const [email, setEmail] = useState('');
  const request = useApiMutation(proAccounts.requestLogin);
  const send = (via: 'email' | 'text') => request.mutate({ body: { email: email.trim(), via } });
  return (
    <Stack $gap="s24">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send('email');
        }}
      >
        <Stack $gap="s16">
          <Text>Enter the email address we send your jobs to. We send you a code, and this phone remembers it.</Text>
          <TextField
            label="Company email"
            error={request.error?.fields?.email}
            type="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
          />
          <Row>
            <Button type="submit" tone={request.data ? 'secondary' : 'primary'} loading={request.isPending}>
              Email me a code
            </Button>
            <Button tone="secondary" loading={request.isPending} onClick={() => send('text')}>
              Text me a code
            </Button>
          </Row>
          {request.error && !request.error.fields && (
            <Notice live tone="danger" title="That did not work">
              {request.error.message}
            </Notice>
          )}
        </Stack>
      </form>
      {request.data && <CodeForm key={request.data.login} login={request.data.login} onLogIn={onLogIn} />}
    </Stack>
  );
}

interface CodeFormProps {
  readonly login: string;
  readonly onLogIn: (session: string) => void;
}

function CodeForm({ login, onLogIn }: CodeFormProps) {
  const [code, setCode] = useState('');
  const confirm = useApiMutation(proAccounts.confirmLogin);
  const isWrong = confirm.data?.session === null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate({ body: { login, code } }, { onSuccess: ({ session }) => session && onLogIn(session) });
      }}
    >
      <Stack $gap="s16">
        <Notice live tone="success">
          If we work with you, the code is on its way to the contact we have for your company.
        </Notice>
        <CodeField
          value={code}
          onChange={setCode}
          error={isWrong ? 'That code isn’t right, or it’s too old.' : confirm.error?.fields?.code}
        />
        <Row>
          <Button type="submit" loading={confirm.isPending}>
            See my jobs
          </Button>
        </Row>
        {confirm.error && !confirm.error.fields && (
          <Notice live tone="danger" title="That did not work">
            {confirm.error.message}
          </Notice>
        )}
      </Stack>
    </form>
  );
}
