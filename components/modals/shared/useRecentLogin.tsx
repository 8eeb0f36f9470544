import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ApiError } from '@/lib/api/error';
import { RecentLoginDialog } from './RecentLoginDialog';

/**
 * What matters asks for a proof at most 15 minutes old. `ask(again)` is the error handler of such a call: where the
 * proof is too old it asks for a new one, and then does again what was wanted.
 */
export function useRecentLogin(why?: string): {
  requireRecentLogin: (retryAction: () => void) => (error: ApiError) => void;
  dialog: ReactNode;
} {
  const [retryAction, setRetryAction] = useState<(() => void) | null>(null);
  const confirmed = () => {
    setRetryAction(null);
    retryAction?.();
  };
  return {
    requireRecentLogin: (retry) => (error) => {
      if (error.code === 'recentLoginRequired') setRetryAction(() => retry);
    },
    // Outside whatever form asked for it: a form inside a form would send, and empty, the one around it.
    dialog:
      retryAction &&
      createPortal(
        <RecentLoginDialog reason={why} onClose={() => setRetryAction(null)} onConfirmed={confirmed} />,
        document.body,
      ),
  };
}

/** An error worth showing: that a proof is wanted is asked for instead. */
export const visibleError = (...errors: (ApiError | null)[]): string | null => {
  const error = errors.find((each) => each && each.code !== 'recentLoginRequired');
  return error ? error.message || 'That didn’t go through. Try again.' : null;
};
