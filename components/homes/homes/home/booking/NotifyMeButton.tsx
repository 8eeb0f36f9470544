import { Button } from '@/components/ui/actions/Button';
import { useModal } from '@/hooks/useModal';

/** For a home that is not open, or may be gone soon: one email once it is open. */
export function NotifyMeButton({ homeId }: { readonly homeId: string }) {
  const { open } = useModal();
  return (
    <Button tone="secondary" full aria-haspopup="dialog" onClick={() => void open('HOME_ALERT', { homeId })}>
      Notify me
    </Button>
  );
}
