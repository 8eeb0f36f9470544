import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { passkeys } from '@/contract/account/passkeys/endpoints';
import type { LoginResult } from '@/contract/account/sessions/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { getPasskey } from '@/lib/session/passkeys';

/** Logs in with a passkey: when asked to, and from the list a browser offers at the email field where it can. */
export function usePasskeyLogin(onEntered: (entered: LoginResult) => void) {
  const challenge = useApiMutation(passkeys.startPasskeyLogin);
  const login = useApiMutation(passkeys.loginByPasskey);
  const verifyPasskey = async (isConditional: boolean) => {
    const { step, options } = await challenge.mutateAsync({});
    const credential = await getPasskey(options, isConditional);
    return credential ? login.mutateAsync({ body: { step, credential } }) : null;
  };
  const latest = useRef({ prove: verifyPasskey, onEntered });
  latest.current = { prove: verifyPasskey, onEntered };
  const passkeyPrompt = useMutation<LoginResult | null, ApiError>({
    mutationFn: () => latest.current.prove(false),
    onSuccess: (entered) => entered && latest.current.onEntered(entered),
  });

  useEffect(() => {
    let here = true;
    const offered = async () => {
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
      const entered = here ? await latest.current.prove(true) : null;
      if (entered && here) latest.current.onEntered(entered);
    };
    // The browser offered it unasked, so a failure shows no message.
    offered().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);

  return passkeyPrompt;
}
