import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { getAnnouncements, NO_ANNOUNCEMENTS, subscribe } from './announcements';

/** Where `announce()` is heard. Rendered once, by the site's frame. */
export function LiveRegion() {
  const announcement = useSyncExternalStore(subscribe, getAnnouncements, () => NO_ANNOUNCEMENTS);
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite">
        {announcement.polite}
      </div>
      <div role="alert" aria-live="assertive">
        {announcement.assertive}
      </div>
    </VisuallyHidden>
  );
}
