import styled from 'styled-components';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/forms/Field';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { QrCode } from '@/components/ui/media/QrCode';
import { Text } from '@/components/ui/text/Text';
import { authenticators, type AuthenticatorSetup as Setup } from '@/contract/authenticators/endpoints';
import { AppCode } from '@/contract/authenticators/schemas';
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
export function AuthenticatorSetup({ setup: offer, onEnabled: onOn, onCancel }: AuthenticatorSetupProps) {
  const confirm = useApiMutation(authenticators.confirmAuthenticator, { touches: [authenticators] });
  const { requireRecentLogin: ask, dialog } = useRecentLogin();
  const { register, formState, handleSubmit, refuse } = useForm(AppCode, {
    draft: 'authenticator-code',
    initialValues: { code: '' },
    secretFields: ['code'],
  });
  const send = handleSubmit((body) => {
    const confirmCode = () =>
      confirm.mutate(
        { body },
        {
          onSuccess: ({ recoveryCodes }) => onOn(recoveryCodes),
          onError: (error) => {
            refuse(error);
            ask(confirmCode)(error);
          },
        },
      );
    confirmCode();
  });
  const failed = Object.keys(confirm.error?.fields ?? {}).length > 0 ? null : visibleError(confirm.error);
  return (
    <Stack as="form" noValidate onSubmit={send}>
      <Text>Scan this with your authenticator app, or type the key into it. Then type the code it shows.</Text>
      <QrCode text={offer.uri} label="A code to scan with your authenticator app; the key below says the same" />
      <Text $size="small">
        Key: <Secret>{offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}</Secret>
      </Text>
      <Field label="Code of your app" error={formState.errors.code?.message ?? failed ?? undefined}>
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
