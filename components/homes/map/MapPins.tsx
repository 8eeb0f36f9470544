import { useState } from 'react';
import type { MapGround } from '@/components/layout/map/ground/mapGround';
import { MapMarker } from '@/components/layout/map/MapMarker';
import type { MapHomes } from '@/contract/homes';
import { useKept } from '@/hooks/useKept';
import { formatCents } from '@/lib/format/money';
import { seenHomes } from '@/lib/keptHomes';
import { hoverListing, useStore } from '@/lib/store';
import { crowded } from './crowd';
import { Cluster, Pin } from './pins.styles';
import { usePinKeys } from './usePinKeys';

interface MapPinsProps {
  readonly map: MapGround;
  readonly shown: MapHomes;
  readonly zoom: number;
  readonly allIn: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (homeId: string) => void;
}

/** Whole dollars: a pill is no place for cents. */
const priceOf = (cents: number) => formatCents(Math.round(cents / 100) * 100);
const sizeOf = (count: number) => (count < 20 ? 'few' : count < 200 ? 'some' : 'many');
/** From north to south, as one reads a map. */
const inOrder = <T extends { lat: number; lng: number }>(all: readonly T[]) =>
  [...all].sort((a, b) => b.lat - a.lat || a.lng - b.lng);

/** Prices and clusters. One stop of the Tab key; arrow keys go from one to the next. */
export function MapPins({ map, shown, zoom, allIn, chosen, onChoose }: MapPinsProps) {
  const hovered = useStore(({ hoveredListingId }) => hoveredListingId);
  const seen = useKept(seenHomes);
  const [at, setAt] = useState<string>();
  usePinKeys(map);
  const things = inOrder([...shown.pins, ...shown.clusters]);
  const stop = things.some(({ id }) => id === at) ? at : things[0]?.id;
  const isNear = (id: string) => id === hovered || id === chosen;
  const dots = crowded([...shown.clusters, ...shown.pins], zoom, isNear);
  return things.map((thing) => {
    const { id, lat, lng } = thing;
    const key = { 'data-pin': id, tabIndex: id === stop ? 0 : -1, onFocus: () => setAt(id) };
    if ('count' in thing) {
      const { count, minRentCents } = thing;
      return (
        <MapMarker key={id} map={map} lat={lat} lng={lng} level={1}>
          <Cluster
            {...key}
            type="button"
            $size={sizeOf(count)}
            aria-label={`${count} homes from ${priceOf(minRentCents)}: zoom in`}
            onClick={() => map.comeCloser({ lat, lng })}
          >
            {count.toLocaleString('en-US')}
          </Cluster>
        </MapMarker>
      );
    }
    const price = priceOf(allIn ? thing.allInCents : thing.rentCents);
    const near = isNear(id);
    const dot = dots.has(id);
    return (
      <MapMarker key={id} map={map} lat={lat} lng={lng} level={near ? 2 : dot ? 0 : 1}>
        <Pin
          {...key}
          type="button"
          $near={near}
          $dot={dot}
          $seen={seen.includes(id)}
          aria-label={`Home for ${price} a month${seen.includes(id) ? ', looked at before' : ''}`}
          aria-expanded={id === chosen}
          onPointerEnter={() => hoverListing(id)}
          onPointerLeave={() => hoverListing(null)}
          onClick={() => onChoose(id)}
        >
          {dot ? null : price}
        </Pin>
      </MapMarker>
    );
  });
}
