import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { initialMapView } from '@/components/homes/homes/map/initialMapView';
import { SearchResults } from '@/components/homes/homes/search/SearchResults';
import type { useHomeSearch } from '@/components/homes/homes/search/useHomeSearch';
import { Button } from '@/components/ui/actions/Button';
import { ListIcon, MapIcon } from '@/components/ui/icons/statusIcons';
import { useStore } from '@/lib/store';
import { ListPane, MapContainer, Split, TopPane, ViewToggle } from './ListAndMap.styles';
import { MapPane } from './MapPane';
import { useMapVisibility } from './useMapVisibility';

interface ListAndMapProps {
  readonly search: ReturnType<typeof useHomeSearch>;
  /** What stands above the list. */
  readonly children: ReactNode;
}

/** What was found, as a list and on a map. */
export function ListAndMap({ search, children }: ListAndMapProps) {
  const { filters, allIn, place, regions, lookAt } = search;
  const { wide, onMap, turn: toggle, wanted: isMapVisible } = useMapVisibility();
  const pickedId = useStore(({ region }) => region.id);
  const near = filters.unlisted === undefined ? undefined : search.search.data?.nearest[0]?.home;
  const mapView = initialMapView({ bounds: filters.bounds, place, regions, pickedId, near });
  // A search of every place has no map of its own: the one of a region says so, and leads to its homes.
  const suggestedRegion = filters.bounds || place ? undefined : regions.find(({ slug }) => slug === mapView?.region);
  const list = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const toggleView = () => {
    flushSync(toggle);
    (onMap ? list : map).current?.scrollIntoView();
  };
  return (
    <>
      <Split $showMap={onMap}>
        <TopPane>{children}</TopPane>
        <ListPane ref={list}>
          <SearchResults {...search} />
        </ListPane>
        <MapContainer ref={map}>
          {mapView && (
            <MapPane
              {...mapView}
              suggestedRegion={suggestedRegion}
              isVisible={isMapVisible}
              filters={filters}
              allIn={allIn}
              onBoundsChange={(area) => void lookAt(area)}
            />
          )}
        </MapContainer>
      </Split>
      {mapView && (
        <ViewToggle $showMap={onMap} hidden={wide !== false}>
          <Button onClick={toggleView}>
            {onMap ? <ListIcon size={20} /> : <MapIcon size={20} />}
            {onMap ? 'List' : 'Map'}
          </Button>
        </ViewToggle>
      )}
    </>
  );
}
