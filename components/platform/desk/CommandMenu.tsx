import { Dialog } from '@/components/ui/overlays/Dialog';
import { DeskSearch } from './DeskSearch';

/** Search and the pages of the desk, over whatever one works on. */
export function CommandMenu({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Search or go to" titleHidden onClose={onClose}>
      <DeskSearch onLeave={onClose} />
    </Dialog>
  );
}
