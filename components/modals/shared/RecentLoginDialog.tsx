import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { passkeys } from '@/contract/account/passkeys/endpoints';
import { sessions } from '@/contract/account/sessions/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { getPasskey, supportsPasskeys } from '@/lib/session/passkeys';

interface RecentLoginDialogProps {
  /** Why a proof is wanted. */
  readonly reason?: string | undefined;
  readonly onClose: () => void;
  readonly onConfirmed: () => void;
}

/** Asks again who is there: by password, by a code we mail, or by passkey. */
export function RecentLoginDialog({
  reason = 'This changes how you log in. Confirm it’s you.',
  onClose,
  onConfirmed,
}: RecentLoginDialogProps) {
  const { data: user } = useApi(users.getUser);
  const { data: known = [] } = useApi(passkeys.listPasskeys);
  const [typed, setTyped] = useState('');
  const [canPasskey, setCanPasskey] = useState(false);
  const confirm = useApiMutation(sessions.confirm, { touches: [sessions] });
  const sendCode = useApiMutation(sessions.requestCode);
  const challenge = useApiMutation(passkeys.startPasskeyLogin);
  const confirmWithPasskey = useApiMutation(passkeys.confirmByPasskey, { touches: [sessions] });
  const passkey = useMutation<unknown, ApiError>({
    mutationFn: async () => {
      const { step, options } = await challenge.mutateAsync({});
      const credential = await getPasskey(options);
      return credential && confirmWithPasskey.mutateAsync({ body: { step, credential } }, { onSuccess: onConfirmed });
    },
  });
  useEffect(() => setCanPasskey(supportsPasskeys()), []);
  const attempt = sendCode.data?.attempt;
  const error = confirm.error ?? sendCode.error ?? passkey.error;
  const send = () =>
    confirm.mutate(
      { body: attempt ? { attempt, code: typed } : { password: typed } },
      { onSuccess: onConfirmed, onError: () => setTyped('') },
    );
  return (
    <Dialog title="Confirm it’s you" size="small" onClose={onClose}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Text $tone="soft">{attempt ? `We emailed a 6-digit code to ${user?.email ?? 'you'}.` : reason}</Text>
        {error && (
          <Notice live tone="danger">
            {error.message}
          </Notice>
        )}
        <TextField
          label={attempt ? 'Code' : 'Your password'}
          data-autofocus
          key={attempt ? 'code' : 'password'}
          type={attempt ? 'text' : 'password'}
          inputMode={attempt ? 'numeric' : undefined}
          autoComplete={attempt ? 'one-time-code' : 'current-password'}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" full loading={confirm.isPending} disabled={typed === ''}>
          Continue
        </Button>
        {canPasskey && known.length > 0 && (
          <Button tone="secondary" full loading={passkey.isPending} onClick={() => passkey.mutate()}>
            Use a passkey
          </Button>
        )}
        {!attempt && user && (
          <Button
            tone="ghost"
            full
            loading={sendCode.isPending}
            onClick={() => sendCode.mutate({ body: { email: user.email } })}
          >
            Email me a code instead
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
