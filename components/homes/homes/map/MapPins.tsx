import { useState } from 'react';
import type { MapEngine } from '@/components/layout/map/engine/mapEngine';
import { MapMarker } from '@/components/layout/map/MapMarker';
import type { MapHomes } from '@/contract/homes/homes/endpoints';
import { useLocalIds } from '@/hooks/useLocalIds';
import { formatCents } from '@/lib/format/money';
import { viewedHomes } from '@/lib/storage/savedHomes';
import { setHoveredListing, useStore } from '@/lib/store';
import { collidingLabels } from './labelCollision';
import { Cluster, Pin } from './mapPins.styles';
import { usePinKeyboard } from './usePinKeyboard';

interface MapPinsProps {
  readonly map: MapEngine;
  readonly shown: MapHomes;
  readonly zoom: number;
  readonly allIn: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (homeId: string) => void;
}

/** Whole dollars: a pill is no place for cents. */
const formatPrice = (cents: number) => formatCents(Math.round(cents / 100) * 100);
const clusterSize = (count: number) => (count < 20 ? 'few' : count < 200 ? 'some' : 'many');
/** From north to south, as one reads a map. */
const northToSouth = <T extends { lat: number; lng: number }>(all: readonly T[]) =>
  [...all].sort((a, b) => b.lat - a.lat || a.lng - b.lng);

/** Prices and clusters. One stop of the Tab key; arrow keys go from one to the next. */
export function MapPins({ map, shown, zoom, allIn, chosen, onChoose }: MapPinsProps) {
  const hovered = useStore(({ hoveredListingId }) => hoveredListingId);
  const seen = useLocalIds(viewedHomes);
  const [focusedId, setFocusedId] = useState<string>();
  usePinKeyboard(map);
  const markers = northToSouth([...shown.pins, ...shown.clusters]);
  const tabStopId = markers.some(({ id }) => id === focusedId) ? focusedId : markers[0]?.id;
  const isHighlighted = (id: string) => id === hovered || id === chosen;
  const collapsedIds = collidingLabels([...shown.clusters, ...shown.pins], zoom, isHighlighted);
  return markers.map((marker) => {
    const { id, lat, lng } = marker;
    const key = { 'data-pin': id, tabIndex: id === tabStopId ? 0 : -1, onFocus: () => setFocusedId(id) };
    if ('count' in marker) {
      const { count, minRentCents } = marker;
      return (
        <MapMarker key={id} map={map} lat={lat} lng={lng} level={1}>
          <Cluster
            {...key}
            type="button"
            $size={clusterSize(count)}
            aria-label={`${count} homes from ${formatPrice(minRentCents)}: zoom in`}
            onClick={() => map.zoomTo({ lat, lng })}
          >
            {count.toLocaleString('en-US')}
          </Cluster>
        </MapMarker>
      );
    }
    const price = formatPrice(allIn ? marker.allInCents : marker.rentCents);
    const highlighted = isHighlighted(id);
    const dot = collapsedIds.has(id);
    return (
      <MapMarker key={id} map={map} lat={lat} lng={lng} level={highlighted ? 2 : dot ? 0 : 1}>
        <Pin
          {...key}
          type="button"
          $highlighted={highlighted}
          $dot={dot}
          $seen={seen.includes(id)}
          aria-label={`Home at ${price} a month${seen.includes(id) ? ', looked at before' : ''}`}
          aria-expanded={id === chosen}
          onPointerEnter={() => setHoveredListing(id)}
          onPointerLeave={() => setHoveredListing(null)}
          onClick={() => onChoose(id)}
        >
          {dot ? null : price}
        </Pin>
      </MapMarker>
    );
  });
}
