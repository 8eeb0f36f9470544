import { type ReactNode, useState } from 'react';
import type { ApiError } from '@/lib/api/error';
import { ConfirmDialog } from './ConfirmDialog';

/**
 * What matters asks for a proof at most 15 minutes old. `ask(again)` is the error handler of such a call: where the
 * proof is too old it asks for a new one, and then does again what was wanted.
 */
export function useConfirmed(why?: string): {
  ask: (again: () => void) => (error: ApiError) => void;
  dialog: ReactNode;
} {
  const [again, setAgain] = useState<(() => void) | null>(null);
  const confirmed = () => {
    setAgain(null);
    again?.();
  };
  return {
    ask: (retry) => (error) => {
      if (error.code === 'sudoRequired') setAgain(() => retry);
    },
    dialog: again && <ConfirmDialog why={why} onClose={() => setAgain(null)} onConfirmed={confirmed} />,
  };
}

/** An error worth showing: that a proof is wanted is asked for instead. */
export const shownError = (...errors: (ApiError | null)[]): string | null => {
  const error = errors.find((each) => each && each.code !== 'sudoRequired');
  return error ? error.message || 'That did not reach us. Please try again.' : null;
};
