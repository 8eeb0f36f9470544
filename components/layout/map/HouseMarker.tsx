import styled from 'styled-components';
import { HouseIcon } from '@/components/ui/icons/homeIcons';
import { color, shadow } from '@/styles/tokens';
import type { MapEngine } from './engine/mapEngine';
import { MapMarker } from './MapMarker';

const MarkerDot = styled.span`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 3px solid ${color.surface};
  border-radius: 50%;
  background: ${color.brand};
  color: ${color.onBrand};
  box-shadow: ${shadow.float};
`;

interface HouseMarkerProps {
  readonly map: MapEngine;
  readonly exactLocation: { readonly lat: number; readonly lng: number };
}

/** The home a map is about, drawn above all other markers. Text beside the map gives its address. */
export function HouseMarker({ map, exactLocation: { lat, lng } }: HouseMarkerProps) {
  return (
    <MapMarker map={map} lat={lat} lng={lng} level={1}>
      <MarkerDot aria-hidden="true">
        <HouseIcon size={20} />
      </MarkerDot>
    </MapMarker>
  );
}
