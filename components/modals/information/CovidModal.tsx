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
        <Text>Pandemic rules have ended. We show, inspect, and repair homes as usual.</Text>
        <Text $tone="soft">
          Not feeling well on the day of your visit? Let us know and we’ll reschedule. It’s free, and you don’t need
          proof.
        </Text>
      </Stack>
    </Dialog>
  );
}
