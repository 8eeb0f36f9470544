import { Notice } from '@/components/ui/feedback/Notice';
import type { ApiError } from '@/lib/api/error';

/** Why a decision was not taken. */
export function ActionError({ error }: { readonly error: ApiError | null }) {
  return error ? (
    <Notice live tone="danger" title="Not done">
      {error.message || 'Something went wrong on our side. Try again.'}
    </Notice>
  ) : null;
}
