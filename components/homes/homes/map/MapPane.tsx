import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Spinner } from '@/components/ui/icons/Spinner';
import type { HomesMapProps } from './HomesMap';
import { Pane, Waiting } from './MapPane.styles';

interface MapPaneProps extends Omit<HomesMapProps, 'onFail'> {
  /** In view, or about to be: until then nothing of the map is fetched. */
  readonly isVisible: boolean;
}

/** Where the map stands. It comes when wanted, and where it cannot, the list works alone and this says so. */
export function MapPane({ isVisible, ...search }: MapPaneProps) {
  const [HomesMap, setMap] = useState<ComponentType<HomesMapProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isVisible || HomesMap || failed) return;
    let isMounted = true;
    const load = () =>
      import('./HomesMap').then(
        (loaded) => isMounted && setMap(() => loaded.HomesMap),
        () => isMounted && setFailed(true),
      );
    void load();
    return () => {
      isMounted = false;
    };
  }, [isVisible, HomesMap, failed]);
  return (
    <Pane aria-label="Map of homes" aria-busy={isVisible && !HomesMap && !failed}>
      {failed ? (
        <Waiting>
          <Notice title="We can’t show the map here" tone="warning">
            <span>Every home is in the list, with its price and neighborhood.</span>
            <Button size="small" tone="secondary" onClick={() => setFailed(false)}>
              Reload map
            </Button>
          </Notice>
        </Waiting>
      ) : HomesMap ? (
        <HomesMap key={search.region} {...search} onFail={() => setFailed(true)} />
      ) : (
        <Waiting>
          {isVisible && <Spinner />}
          <noscript>The map needs JavaScript. Every home is in the list.</noscript>
        </Waiting>
      )}
    </Pane>
  );
}
