import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Attribution } from '@/components/layout/map/Attribution';
import type { Start } from '@/components/layout/map/ground/mapGround';
import { Ground } from '@/components/layout/map/MapFrame';
import { useMapGround } from '@/components/layout/map/useMapGround';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Bounds, HomeSearch } from '@/contract/homes';
import type { Place } from '@/contract/places';
import { usePreferences } from '@/hooks/usePreferences';
import { placeWords } from '@/lib/placeWords';
import { mapQuery, searchHref } from '@/lib/searchHref';
import { mapColors } from '@/styles/mapColors';
import { MapCard } from './MapCard';
import { MapControls } from './MapControls';
import { MapPins } from './MapPins';
import { useMapView } from './useMapView';

export interface HomesMapProps {
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  /** The slug of the region to draw. */
  readonly region: string;
  readonly start: Start;
  /** The region shown to whoever searches every place. */
  readonly stray: Place | undefined;
  readonly onArea: (bounds: Bounds) => void;
  readonly onFail: () => void;
}

const nowhere: Bounds = [0, 0, 1, 1];

/** The homes of a search on the map of their region. Loaded when wanted; the list beside it says the same. */
export function HomesMap({ filters, allIn, region, start, stray, onArea, onFail }: HomesMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [follow, setFollow] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const { theme } = usePreferences();
  const map = useMapGround({ container, region, start, colors: mapColors[theme], onFail });
  const { view, moved, searchHere } = useMapView({ map, start, follow, onArea });
  const query = mapQuery(filters, view?.bounds ?? nowhere, view?.zoom ?? 0);
  const { data: shown } = useQuery({
    ...query,
    queryFn: view ? query.queryFn : skipToken,
    placeholderData: keepPreviousData,
  });
  const close = () => {
    const pin = container.current?.querySelector<HTMLElement>(`[data-pin="${chosen}"]`);
    setChosen(undefined);
    pin?.focus({ preventScroll: true });
  };
  return (
    <>
      <Ground ref={container} />
      {map && (
        <>
          {shown && view && (
            <MapPins map={map} shown={shown} zoom={view.zoom} allIn={allIn} chosen={chosen} onChoose={setChosen} />
          )}
          <MapControls map={map} follow={follow} onFollow={setFollow} moved={moved} onSearchHere={searchHere}>
            {stray && !moved && (
              <ButtonLink
                href={searchHref({ ...filters, place: stray.slug, page: 1 }, allIn)}
                prefetch={false}
                size="small"
              >
                Only homes in {placeWords(stray)}
              </ButtonLink>
            )}
          </MapControls>
          {chosen && <MapCard key={chosen} homeId={chosen} allIn={allIn} onClose={close} />}
          {map.sources && <Attribution sources={map.sources} />}
        </>
      )}
    </>
  );
}
