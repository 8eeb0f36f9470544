import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { passkeys } from '@/contract/passkeys';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { passkeyAnswer } from '@/lib/passkeys';
import type { Entered } from './authPart';

/** Logs in with a passkey: when asked to, and from the list a browser offers at the e-mail field where it can. */
export function usePasskeyLogin(onEntered: (entered: Entered) => void) {
  const challenge = useApiMutation(passkeys.challengePasskey);
  const login = useApiMutation(passkeys.loginByPasskey);
  const prove = async (quiet: boolean) => {
    const { step, options } = await challenge.mutateAsync({});
    const credential = await passkeyAnswer(options, quiet);
    return credential ? login.mutateAsync({ body: { step, credential } }) : null;
  };
  const latest = useRef({ prove, onEntered });
  latest.current = { prove, onEntered };
  const asked = useMutation<Entered | null, ApiError>({
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
    // Nobody asked for it, so nobody is told that it did not work.
    offered().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);

  return asked;
}
