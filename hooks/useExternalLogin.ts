import { useMutation } from '@tanstack/react-query';
import { externalLogins, type ProviderName } from '@/contract/account/externalLogins/endpoints';
import type { ApiError } from '@/lib/api/error';
import { type Audience, roleOfEntry } from '@/lib/session/audience';
import { saveAttempt } from '@/lib/session/externalLogin';
import { useApiMutation } from './useApiMutation';

interface ExternalLoginInput {
  provider: ProviderName;
  /** With the account that is logged in here. */
  connect?: boolean;
  /** The audience that the person chose, where the page they came from does not determine it. */
  type?: Audience;
}

/** Leaves for an account elsewhere; the page they come back to is /auth/external. */
export function useExternalLogin(returnTo: string) {
  const start = useApiMutation(externalLogins.startExternalLogin);
  return useMutation<void, ApiError, ExternalLoginInput>({
    mutationFn: async (input) => {
      const type = input.type ?? roleOfEntry(returnTo);
      const { url, attempt } = await start.mutateAsync({ body: { ...input, ...(type && { type }) } });
      saveAttempt({ attempt, returnTo });
      window.location.assign(url);
      // The page is on its way out; until it is gone, the button goes on turning.
      await new Promise(() => undefined);
    },
  });
}
