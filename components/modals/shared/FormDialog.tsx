import { type ReactNode, type SubmitEventHandler, useId } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import type { ApiError } from '@/lib/api/error';

interface FormDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly action: string;
  readonly sending: boolean;
  readonly error: ApiError | null;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that asks for something: what went wrong stands above the fields, and what was typed stays in them. */
export function FormDialog({ title, intro, action, sending, error, onSubmit, onClose, children }: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} loading={sending}>
          {action}
        </Button>
      }
    >
      <Stack as="form" id={form} noValidate onSubmit={onSubmit} $gap="s16">
        <Text $tone="soft">{intro}</Text>
        {error && (
          <Notice live tone="danger" title="Not sent">
            {error.message || 'Something went wrong on our side.'} What you entered is still here. Try again.
          </Notice>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
