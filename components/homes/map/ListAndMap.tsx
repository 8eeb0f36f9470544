import { useRef } from 'react';
import { ListSide, MapSide, Split, Turn } from '@/components/homes/HomesScreen.styles';
import { Results } from '@/components/homes/search/Results';
import { Button } from '@/components/ui/Button';
import { ListIcon, MapIcon } from '@/components/ui/interfaceIcons';
import type { useHomeSearch } from '@/hooks/useHomeSearch';
import { whereToLook } from '@/lib/map/where';
import { useStore } from '@/lib/store';
import { MapPane } from './MapPane';
import { useMapWish } from './useMapWish';

/** What was found, as a list and on a map. */
export function ListAndMap({ found }: { readonly found: ReturnType<typeof useHomeSearch> }) {
  const { filters, allIn, place, regions, lookAt } = found;
  const { wide, onMap, turn, wanted } = useMapWish();
  const pickedId = useStore(({ region }) => region.id);
  const where = whereToLook({ bounds: filters.bounds, place, regions, pickedId });
  const frame = useRef<HTMLDivElement>(null);
  const turnAndShow = () => {
    turn();
    requestAnimationFrame(() => frame.current?.scrollIntoView());
  };
  return (
    <>
      <Split ref={frame} $onMap={onMap}>
        <ListSide>
          <Results {...found} />
        </ListSide>
        <MapSide>
          {where && (
            <MapPane {...where} wanted={wanted} filters={filters} allIn={allIn} onArea={(area) => void lookAt(area)} />
          )}
        </MapSide>
      </Split>
      {wide === false && where && (
        <Turn>
          <Button onClick={turnAndShow}>
            {onMap ? <ListIcon size={20} /> : <MapIcon size={20} />}
            {onMap ? 'List' : 'Map'}
          </Button>
        </Turn>
      )}
    </>
  );
}
