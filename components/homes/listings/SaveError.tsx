import { Notice } from '@/components/ui/feedback/Notice';
import type { ApiError } from '@/lib/api/error';

/** Why a change was not saved, unless a field of the form says so. */
export function SaveError({
  error,
  fields = [],
}: {
  readonly error: ApiError | null;
  readonly fields?: readonly string[];
}) {
  if (!error || Object.keys(error.fields ?? {}).some((name) => fields.includes(name))) return null;
  return (
    <Notice tone="danger" title="Not saved" live>
      {error.message}
    </Notice>
  );
}
