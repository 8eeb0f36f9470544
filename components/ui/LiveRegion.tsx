import { useSyncExternalStore } from 'react';
import { listen, readSpoken, SILENCE } from './announcements';
import { VisuallyHidden } from './VisuallyHidden';

/** Where `announce()` is heard. Rendered once, by the site's frame. */
export function LiveRegion() {
  const spoken = useSyncExternalStore(listen, readSpoken, () => SILENCE);
  return (
    <VisuallyHidden as="div">
      <div role="status" aria-live="polite">
        {spoken.polite}
      </div>
      <div role="alert" aria-live="assertive">
        {spoken.assertive}
      </div>
    </VisuallyHidden>
  );
}
