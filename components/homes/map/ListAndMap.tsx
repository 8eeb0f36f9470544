import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Results } from '@/components/homes/search/Results';
import { Button } from '@/components/ui/Button';
import { ListIcon, MapIcon } from '@/components/ui/signIcons';
import type { useHomeSearch } from '@/hooks/useHomeSearch';
import { whereToLook } from '@/lib/map/where';
import { useStore } from '@/lib/store';
import { ListSide, MapSide, Split, TopSide, Turn } from './ListAndMap.styles';
import { MapPane } from './MapPane';
import { useMapWish } from './useMapWish';

interface ListAndMapProps {
  readonly found: ReturnType<typeof useHomeSearch>;
  /** What stands above the list. */
  readonly children: ReactNode;
}

/** What was found, as a list and on a map. */
export function ListAndMap({ found, children }: ListAndMapProps) {
  const { filters, allIn, place, regions, lookAt } = found;
  const { wide, onMap, turn, wanted } = useMapWish();
  const pickedId = useStore(({ region }) => region.id);
  const where = whereToLook({ bounds: filters.bounds, place, regions, pickedId });
  // A search of every place has no map of its own: the one of a region says so, and leads to its homes.
  const stray = filters.bounds || place ? undefined : regions.find(({ slug }) => slug === where?.region);
  const list = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const turnAndShow = () => {
    flushSync(turn);
    (onMap ? list : map).current?.scrollIntoView();
  };
  return (
    <>
      <Split $onMap={onMap}>
        <TopSide>{children}</TopSide>
        <ListSide ref={list}>
          <Results {...found} />
        </ListSide>
        <MapSide ref={map}>
          {where && (
            <MapPane
              {...where}
              stray={stray}
              wanted={wanted}
              filters={filters}
              allIn={allIn}
              onArea={(area) => void lookAt(area)}
            />
          )}
        </MapSide>
      </Split>
      {where && (
        <Turn $onMap={onMap} hidden={wide !== false}>
          <Button onClick={turnAndShow}>
            {onMap ? <ListIcon size={20} /> : <MapIcon size={20} />}
            {onMap ? 'List' : 'Map'}
          </Button>
        </Turn>
      )}
    </>
  );
}
