import { useRef, useState } from 'react';
import styled from 'styled-components';
import { HouseMarker } from '@/components/layout/map/HouseMarker';
import { MapAttribution } from '@/components/layout/map/MapAttribution';
import { MapCanvas } from '@/components/layout/map/MapFrame';
import { MapMarker } from '@/components/layout/map/MapMarker';
import { useMapEngine } from '@/components/layout/map/useMapEngine';
import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
import type { Bounds } from '@/contract/homes/homes/endpoints';
import { usePreferences } from '@/hooks/usePreferences';
import { mapColors } from '@/styles/mapColors';
import { forcedColors } from '@/styles/media';
import { tabular } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

const PriceTag = styled.span`
  ${tabular}
  display: block;
  padding: 0 ${space.s8};
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.lift};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};
  line-height: 1.7rem;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** Room around the outermost spots, in parts of their span and in degrees at least, so that none stands on the edge. */
const BOUNDS_MARGIN = 0.18;
const MIN_SPAN = 0.006;

function spanOf(values: readonly number[]): [from: number, to: number] {
  const [from, to] = [Math.min(...values), Math.max(...values)];
  const padding = Math.max(MIN_SPAN, (to - from) * BOUNDS_MARGIN);
  return [from - padding, to + padding];
}

function boundsOf(spots: readonly { readonly lat: number; readonly lng: number }[]): Bounds {
  const [west, east] = spanOf(spots.map(({ lng }) => lng));
  const [south, north] = spanOf(spots.map(({ lat }) => lat));
  return [west, south, east, north];
}

interface ComparablesMapProps {
  readonly report: Pick<EstimateReport, 'address' | 'comparables'>;
  /** The slug of the region of the map. */
  readonly region: string;
  readonly onFail: () => void;
}

/** The comparable homes around the one estimated. A picture of the list beside it: nothing on it is only here. */
export function ComparablesMap({ report: { address, comparables }, region, onFail }: ComparablesMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [start] = useState(() => ({ bounds: boundsOf([address, ...comparables]) }));
  const { theme } = usePreferences();
  const map = useMapEngine({ container, region, start, colors: mapColors[theme], gentle: true, onFail });
  return (
    <>
      <MapCanvas ref={container} />
      {map && (
        <>
          {comparables.map(({ homeId, lat, lng, rent }) => (
            <MapMarker key={homeId} map={map} lat={lat} lng={lng}>
              <PriceTag aria-hidden="true">${rent.toLocaleString('en-US')}</PriceTag>
            </MapMarker>
          ))}
          <HouseMarker map={map} exactLocation={address} />
          {map.sources && <MapAttribution sources={map.sources} />}
        </>
      )}
    </>
  );
}
