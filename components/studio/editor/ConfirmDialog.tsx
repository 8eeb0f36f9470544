import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';

interface ConfirmActionDialogProps {
  readonly title: string;
  readonly action: string;
  readonly pending: boolean;
  readonly problem: string | undefined;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  /** What will happen, and what will not. */
  readonly children: ReactNode;
}

export function ConfirmActionDialog({ title, action, pending, problem, onConfirm, onClose, children }: ConfirmActionDialogProps) {
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            Not now
          </Button>
          {/* What goes wrong is said by `problem`. */}
          <Button tone="danger" loading={pending} onClick={() => void onConfirm().catch(() => undefined)}>
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && (
          <Notice live tone="danger">
            {problem}
          </Notice>
        )}
        <Text>{children}</Text>
      </Stack>
    </Dialog>
  );
}
