import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { sessions } from '@/contract/account/sessions/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';
import { AuthForm } from './AuthForm';
import { AuthLinks } from './AuthLinks';
import type { AuthFormScreenProps } from './authFormProps';

interface LoginCodeFormProps extends AuthFormScreenProps {
  readonly attempt: string;
  readonly email: string;
  /** Emails another code; answers the attempt that it belongs to. */
  readonly onResend: () => Promise<{ attempt: string }>;
  /** Back to where the address was entered. */
  readonly onChangeEmail: () => void;
}

/** The code we mailed, typed or filled in by the device. It holds in this browser alone. */
export function LoginCodeForm({ attempt, email, onScreen, onLogin, onResend, onChangeEmail }: LoginCodeFormProps) {
  const login = useApiMutation(sessions.loginByCode);
  const [current, setCurrent] = useState(attempt);
  const [resend, setResend] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const sendAgain = async () => {
    setResend('sending');
    try {
      const next = await onResend();
      setCurrent(next.attempt);
      login.reset();
      setResend('sent');
    } catch {
      setResend('failed');
    }
  };
  const { register, formState, handleSubmit, sent } = useForm(
    () => import('@/contract/account/sessions/schemas').then((file) => file.CodeLogin),
    {
      draft: 'code',
      initialValues: { attempt, code: '' },
      secretFields: ['attempt', 'code'],
    },
  );
  const send = handleSubmit(({ code }) =>
    login.mutate(
      { body: { attempt: current, code } },
      {
        onSuccess: (entered) => {
          sent();
          onLogin(entered);
        },
      },
    ),
  );
  return (
    <AuthForm
      intro={`We emailed a 6-digit code to ${email}. It expires in 10 minutes.`}
      submitLabel="Continue"
      autoFocus
      sending={login.isPending}
      error={login.error}
      onSubmit={send}
      links={
        <Stack $gap="s4" $align="start">
          <Button tone="link" loading={resend === 'sending'} onClick={() => void sendAgain()}>
            Send a new code
          </Button>
          <Button tone="link" onClick={onChangeEmail}>
            Change email
          </Button>
          <AuthLinks onScreen={onScreen} screens={[['login', 'Use my password']]} />
          {resend === 'sent' && <Notice live>We sent a new code to {email}. The old code no longer works.</Notice>}
          {resend === 'failed' && (
            <Notice live tone="danger">
              We couldn’t send a new code. Try again in a moment.
            </Notice>
          )}
        </Stack>
      }
    >
      <Field label="Code" error={formState.errors.code?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        )}
      </Field>
    </AuthForm>
  );
}
