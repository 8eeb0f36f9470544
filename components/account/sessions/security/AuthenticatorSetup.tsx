import styled from 'styled-components';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { QrCode } from '@/components/ui/media/QrCode';
import { Text } from '@/components/ui/text/Text';
import { authenticators, type AuthenticatorSetup as Setup } from '@/contract/account/authenticators/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useForm } from '@/hooks/useForm';

const Secret = styled.code`
  overflow-wrap: anywhere;
`;

interface AuthenticatorSetupProps {
  readonly setup: Setup;
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Scan, type the first code, done. */
export function AuthenticatorSetup({ setup, onEnabled, onCancel }: AuthenticatorSetupProps) {
  const confirm = useApiMutation(authenticators.confirmAuthenticator, { touches: [authenticators] });
  const { requireRecentLogin, dialog } = useRecentLogin();
  const { register, formState, handleSubmit, refuse } = useForm(
    () => import('@/contract/account/authenticators/schemas').then((file) => file.AppCode),
    {
      draft: 'authenticator-code',
      initialValues: { code: '' },
      secretFields: ['code'],
    },
  );
  const send = handleSubmit((body) => {
    const confirmCode = () =>
      confirm.mutate(
        { body },
        {
          onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes),
          onError: (error) => {
            refuse(error);
            requireRecentLogin(confirmCode)(error);
          },
        },
      );
    confirmCode();
  });
  const failed = Object.keys(confirm.error?.fields ?? {}).length > 0 ? null : visibleError(confirm.error);
  return (
    <Stack as="form" noValidate onSubmit={send}>
      <Text>Scan this QR code with your authenticator app, or enter the key. Then enter the code from the app.</Text>
      <QrCode text={setup.uri} label="QR code for your authenticator app. You can enter the key below instead." />
      <Text $size="small">
        Key: <Secret>{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Secret>
      </Text>
      <Field label="Authenticator code" error={formState.errors.code?.message ?? failed ?? undefined}>
        {(control) => (
          <TextInput
            {...control}
            {...register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
          />
        )}
      </Field>
      <Row>
        <Button type="submit" loading={confirm.isPending}>
          Turn on
        </Button>
        <Button tone="ghost" onClick={onCancel}>
          Not now
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
