import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';

interface ApplicationSectionFormProps {
  /** Why nothing can be changed here any more. */
  readonly isLocked?: string | false;
  readonly problem?: string | false | undefined;
  readonly saving: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
}

/** A part of an application that is kept when one goes on, and stands fixed once it was handed in. */
export function ApplicationSectionForm({ isLocked, problem, saving, onSubmit, children }: ApplicationSectionFormProps) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={Boolean(isLocked)}>
        <Stack $gap="s32">
          {isLocked && <Notice>{isLocked}</Notice>}
          {children}
          {problem && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
          <div>
            <Button type="submit" size="large" loading={saving}>
              Save and continue
            </Button>
          </div>
        </Stack>
      </fieldset>
    </form>
  );
}
