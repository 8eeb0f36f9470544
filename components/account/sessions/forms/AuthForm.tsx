import { type FormHTMLAttributes, type ReactNode, type SubmitEventHandler, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { FormError } from './authFormProps';

interface AuthFormProps {
  readonly intro?: ReactNode;
  readonly submitLabel: string;
  readonly sending: boolean;
  readonly error: FormError | null;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Where a browser without scripts sends the form; without it the form needs them. */
  readonly post?: FormHTMLAttributes<HTMLFormElement>['action'];
  /** Ways to the other screens. */
  readonly links?: ReactNode;
  /** Puts the cursor into the first field. */
  readonly autoFocus?: boolean;
  readonly children: ReactNode;
}

/** What went wrong, in our words; nothing where the fields say it themselves. */
function errorMessageOf(error: FormError | null): string | null {
  if (!error || Object.keys(error.fields ?? {}).length > 0) return null;
  return error.message || 'Something went wrong on our side. What you entered is still here. Try again.';
}

export function AuthForm({
  intro,
  submitLabel,
  sending,
  error,
  onSubmit,
  post,
  links,
  children,
  autoFocus = false,
}: AuthFormProps) {
  const form = useRef<HTMLFormElement & HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden], [type=radio])')?.focus();
  }, [autoFocus]);
  const message = errorMessageOf(error);
  return (
    <Stack as="form" ref={form} noValidate method="post" action={post} onSubmit={onSubmit} $gap="s16">
      {intro && <Text $tone="soft">{intro}</Text>}
      {message && (
        <Notice live tone="danger">
          {message}
        </Notice>
      )}
      {children}
      <Button type="submit" full loading={sending}>
        {submitLabel}
      </Button>
      {links}
    </Stack>
  );
}
