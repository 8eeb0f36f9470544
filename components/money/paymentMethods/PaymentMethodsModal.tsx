import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { useModal } from '@/hooks/useModal';
import { useSession } from '@/hooks/useSession';
import type { ModalContentProps } from '@/lib/routing/modals';
import { PaymentMethodList } from './PaymentMethodList';
import { usePaymentMethodReturn } from './usePaymentMethodReturn';

/** What came of the visit to the processor's page. */
function ReturnNotice() {
  const { save, isCanceled } = usePaymentMethodReturn();
  if (save.isPending) return <Skeleton $height="4rem" $round="card" />;
  if (save.error)
    return (
      <Notice live tone="danger" title="Nothing was saved">
        {save.error.message}
      </Notice>
    );
  if (save.data)
    return (
      <Notice live tone="success" title={`${save.data.label} is saved`}>
        {save.data.status === 'pending_verification' && 'Confirm it below once the two deposits arrive.'}
      </Notice>
    );
  return isCanceled ? (
    <Notice live title="Nothing was saved">
      You left before you finished. Start again whenever you like.
    </Notice>
  ) : null;
}

/** Bank accounts and cards, from every place that takes payments. */
export function PaymentMethodsModal({ onClose }: ModalContentProps) {
  const { signedIn } = useSession();
  const { replace } = useModal();
  return (
    <Dialog title="Payment methods" onClose={onClose}>
      {signedIn ? (
        <Stack>
          <ReturnNotice />
          <PaymentMethodList />
        </Stack>
      ) : (
        <Stack $align="start">
          <Text>Log in to see your payment methods.</Text>
          <Button onClick={() => void replace('LOGIN')}>Log in</Button>
        </Stack>
      )}
    </Dialog>
  );
}
