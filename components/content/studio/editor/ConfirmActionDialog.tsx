import type { ReactNode } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';

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

export function ConfirmActionDialog({
  title,
  action,
  pending,
  problem,
  onConfirm,
  onClose,
  children,
}: ConfirmActionDialogProps) {
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            Cancel
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
