import { useSyncExternalStore } from 'react';
import { subscribe, getAnnouncements, NO_ANNOUNCEMENTS } from './announcements';
import { VisuallyHidden } from './VisuallyHidden';

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
