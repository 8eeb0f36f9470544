import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { useSiteRouting } from '@/components/layout/shared/useSiteRouting';
import { IconButton } from '@/components/ui/actions/IconButton';
import { MenuIcon } from '@/components/ui/icons/navigationIcons';
import { closeOverlay, openOverlay, useStore } from '@/lib/store';
import { atLeast } from '@/styles/media';
import { Narrow } from './Header.styles';

const Overlays = clientOnly(
  dynamic(() => import('./Header.Overlays').then((file) => file.HeaderOverlays), { ssr: false }),
);

const wideScreenQuery = atLeast('lg');
const closeAll = () => {
  closeOverlay('menu');
  closeOverlay('regions');
};

/** The way to the navigation on small screens. Without scripts the button leads to the sitemap, which holds every link. */
export function Burger() {
  const open = useStore(({ overlays }) => overlays.includes('menu'));
  const isWide = useSyncExternalStore(
    onWideScreen,
    () => window.matchMedia(wideScreenQuery).matches,
    () => false,
  );
  useSiteRouting({ onStart: closeAll });
  return (
    <Narrow>
      <form
        role="none"
        action="/sitemap"
        onSubmit={(event) => {
          event.preventDefault();
          openOverlay('menu');
        }}
      >
        <IconButton label="Menu" type="submit" aria-haspopup="dialog" aria-expanded={open}>
          <MenuIcon size={24} />
        </IconButton>
      </form>
      {open && !isWide && <Overlays />}
    </Narrow>
  );
}

/** A menu left open while the window grows wide goes, so that the banner may come back. */
function onWideScreen(onChange: () => void): () => void {
  const query = window.matchMedia(wideScreenQuery);
  const change = () => {
    if (query.matches) closeAll();
    onChange();
  };
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}
