import { Button } from '@/components/ui/actions/Button';
import { PinIcon } from '@/components/ui/icons/navigationIcons';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { closeOverlay, openOverlay, useStore } from '@/lib/store';
import { HeaderNav } from './Header.Nav';
import { RegionList } from './Header.RegionList';

/** The overlays of small screens: a stack of which only the top shows. */
export function HeaderOverlays() {
  const top = useStore(({ overlays }) => overlays.at(-1));
  const region = useStore((state) => state.region);
  if (top === 'regions') {
    const close = () => closeOverlay('regions');
    return (
      <Dialog title="Where are you looking?" size="full" onClose={close}>
        <RegionList onSelect={close} />
      </Dialog>
    );
  }
  if (top !== 'menu') return null;
  const close = () => closeOverlay('menu');
  return (
    <Dialog title="Menu" size="full" onClose={close}>
      <Stack $gap="s32" $align="start">
        <HeaderNav vertical onNavigate={close} />
        <Button tone="secondary" onClick={() => openOverlay('regions')} aria-haspopup="dialog">
          <PinIcon />
          {region.name || 'Choose a region'}
        </Button>
      </Stack>
    </Dialog>
  );
}
