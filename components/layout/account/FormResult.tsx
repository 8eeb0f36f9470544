import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';

interface FormResultProps {
  readonly isSuccess: boolean;
  readonly error: string | null | undefined;
  readonly children: ReactNode;
}

/** What came of sending a form: the children where it worked, or why it did not. */
export function FormResult({ isSuccess, error, children }: FormResultProps) {
  return (
    <div aria-live="polite">
      {isSuccess && <Notice tone="success">{children}</Notice>}
      {error && <Notice tone="danger">{error}</Notice>}
    </div>
  );
}
