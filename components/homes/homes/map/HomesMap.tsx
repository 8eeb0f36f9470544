import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { InitialView } from '@/components/layout/map/engine/mapEngine';
import { MapAttribution } from '@/components/layout/map/MapAttribution';
import { MapCanvas } from '@/components/layout/map/MapFrame';
import { useMapEngine } from '@/components/layout/map/useMapEngine';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import type { Bounds, HomeSearch } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';
import { usePreferences } from '@/hooks/usePreferences';
import { placeLabel } from '@/lib/labels/place.labels';
import { mapQuery, searchHref } from '@/lib/search/searchHref';
import { mapColors } from '@/styles/mapColors';
import { MapControls } from './MapControls';
import { MapHomeCard } from './MapHomeCard';
import { MapPins } from './MapPins';
import { useMapView } from './useMapView';

export interface HomesMapProps {
  readonly filters: HomeSearch;
  readonly allIn: boolean;
  /** The slug of the region to draw. */
  readonly region: string;
  readonly start: InitialView;
  /** The region shown to anyone who searches every place. */
  readonly suggestedRegion: Place | undefined;
  readonly onBoundsChange: (bounds: Bounds) => void;
  readonly onFail: () => void;
}

const emptyBounds: Bounds = [0, 0, 1, 1];

/** The homes of a search on the map of their region. Loaded when wanted; the list beside it says the same. */
export function HomesMap({ filters, allIn, region, start, suggestedRegion, onBoundsChange, onFail }: HomesMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const [chosen, setChosen] = useState<string>();
  const { theme } = usePreferences();
  const map = useMapEngine({ container, region, start, colors: mapColors[theme], onFail });
  const { view, moved, searchHere } = useMapView({ map, start, isFollowing, onBoundsChange: onBoundsChange });
  const query = mapQuery(filters, view?.bounds ?? emptyBounds, view?.zoom ?? 0);
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
      <MapCanvas ref={container} />
      {map && (
        <>
          {shown && view && (
            <MapPins map={map} shown={shown} zoom={view.zoom} allIn={allIn} chosen={chosen} onChoose={setChosen} />
          )}
          <MapControls
            map={map}
            isFollowing={isFollowing}
            onFollow={setFollowing}
            hasMoved={moved}
            onSearchHere={searchHere}
          >
            {suggestedRegion && !moved && (
              <ButtonLink
                href={searchHref({ ...filters, place: suggestedRegion.slug, page: 1 }, allIn)}
                prefetch={false}
                size="small"
              >
                Only homes in {placeLabel(suggestedRegion)}
              </ButtonLink>
            )}
          </MapControls>
          {chosen && <MapHomeCard key={chosen} homeId={chosen} allIn={allIn} onClose={close} />}
          {map.sources && <MapAttribution sources={map.sources} />}
        </>
      )}
    </>
  );
}
