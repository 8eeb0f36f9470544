import { useMutation } from '@tanstack/react-query';
import { externalLogins, type ProviderName } from '@/contract/externalLogins';
import type { ApiError } from '@/lib/api/error';
import { keepAttempt } from '@/lib/externalAttempt';
import { useApiMutation } from './useApiMutation';

interface Wish {
  provider: ProviderName;
  /** With the account that is logged in here. */
  connect?: boolean;
}

/** Leaves for an account elsewhere; the page they come back to is /auth/external. */
export function useExternalStart(returnTo: string) {
  const start = useApiMutation(externalLogins.startExternal);
  return useMutation<void, ApiError, Wish>({
    mutationFn: async (wish) => {
      const { url, attempt } = await start.mutateAsync({ body: wish });
      keepAttempt({ attempt, returnTo });
      window.location.assign(url);
      // The page is on its way out; until it is gone, the button goes on turning.
      await new Promise(() => undefined);
    },
  });
}
