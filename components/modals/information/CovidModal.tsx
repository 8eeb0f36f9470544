import { Button } from '@/components/ui/actions/Button';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import type { ModalContentProps } from '@/lib/routing/modals';

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
