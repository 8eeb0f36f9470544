import type { MouseEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';

interface ThanksDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Says that it arrived, and what happens next. */
export function ThanksDialog({ title, onClose, children }: ThanksDialogProps) {
  // The second press of a double click was meant for the button that stood here before.
  const done = ({ detail }: MouseEvent) => {
    if (detail < 2) onClose();
  };
  return (
    <Dialog title={title} size="small" onClose={onClose} footer={<Button onClick={done}>Done</Button>}>
      <Stack $align="center">
        <MailboxIllustration />
        <div role="status">{children}</div>
      </Stack>
    </Dialog>
  );
}
