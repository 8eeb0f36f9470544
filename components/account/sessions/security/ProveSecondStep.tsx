import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { passkeys } from '@/contract/account/passkeys/endpoints';
import { sessions } from '@/contract/account/sessions/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { getPasskey, supportsPasskeys } from '@/lib/session/passkeys';

interface ProveSecondStepProps {
  readonly hasPasskey: boolean;
  readonly hasApp: boolean;
  readonly returnTo: string;
}

/** Proves the second step of an account that has one, and goes on. */
export function ProveSecondStep({ hasPasskey, hasApp, returnTo }: ProveSecondStepProps) {
  const [code, setCode] = useState('');
  const [isSupported, setSupported] = useState(true);
  const challenge = useApiMutation(passkeys.startPasskeyLogin);
  const confirmPasskey = useApiMutation(passkeys.confirmByPasskey);
  const confirm = useApiMutation(sessions.confirm);
  useEffect(() => setSupported(supportsPasskeys()), []);
  // A new session: every page is asked for again.
  const goOn = () => window.location.assign(returnTo);
  const passkey = useMutation<unknown, ApiError>({
    mutationFn: async () => {
      const { step, options } = await challenge.mutateAsync({});
      const credential = await getPasskey(options);
      return credential && confirmPasskey.mutateAsync({ body: { step, credential } }, { onSuccess: goOn });
    },
  });
  const error = passkey.error ?? confirm.error;
  return (
    <Stack>
      <Text $tone="soft">You logged in with one step. Confirm the second one to open the desk.</Text>
      {error && (
        <Notice live tone="danger">
          {error.message}
        </Notice>
      )}
      {hasPasskey && isSupported && (
        <Button full loading={passkey.isPending} onClick={() => passkey.mutate()}>
          Use your passkey
        </Button>
      )}
      {hasPasskey && !isSupported && (
        <Text>This browser doesn’t support passkeys. Log in where you have your passkey.</Text>
      )}
      {hasApp && (
        <Stack
          as="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm.mutate({ body: { appCode: code.trim() } }, { onSuccess: goOn, onError: () => setCode('') });
          }}
        >
          <TextField
            label="Authenticator code"
            help="No phone? Enter one of your recovery codes."
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={setCode}
          />
          <Button type="submit" full tone={hasPasskey ? 'secondary' : 'primary'} loading={confirm.isPending}>
            Continue
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
