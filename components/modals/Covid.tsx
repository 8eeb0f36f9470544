import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { ModalContentProps } from '@/lib/modals';

/** Old links still name this notice; it says what holds today. */
export function CovidModal({ onClose }: ModalContentProps) {
  return (
    <Dialog title="About COVID-19" size="small" onClose={onClose} footer={<Button onClick={onClose}>Got it</Button>}>
      <Stack>
        <Text>The special rules of the pandemic have ended. We show, inspect and repair homes as usual.</Text>
        <Text $tone="soft">
          Not well on the day of a visit? Tell us, and we find another day. It costs you nothing, and we ask for no
          proof.
        </Text>
      </Stack>
    </Dialog>
  );
}
