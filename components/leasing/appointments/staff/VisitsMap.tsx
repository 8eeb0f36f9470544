import { useRef, useState } from 'react';
import styled from 'styled-components';
import { MapAttribution } from '@/components/layout/map/MapAttribution';
import { MapCanvas } from '@/components/layout/map/MapFrame';
import { MapMarker } from '@/components/layout/map/MapMarker';
import { useMapEngine } from '@/components/layout/map/useMapEngine';
import { Text } from '@/components/ui/text/Text';
import type { CalendarVisit } from '@/contract/care/workOrders/endpoints';
import type { Bounds } from '@/contract/homes/homes/endpoints';
import { usePreferences } from '@/hooks/usePreferences';
import { mapColors } from '@/styles/mapColors';
import { forcedColors } from '@/styles/media';
import { tabular } from '@/styles/mixins';
import { color, radius, shadow, size, space, weight } from '@/styles/tokens';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  height: 24rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;

const NumberPin = styled.span<{ $late: boolean }>`
  ${tabular}
  display: block;
  padding: 0 ${space.s8};
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${({ $late }) => ($late ? color.danger : color.surface)};
  color: ${({ $late }) => ($late ? color.surface : color.ink)};
  box-shadow: ${shadow.lift};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};
  line-height: 1.7rem;

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

/** Room around the outermost homes, in degrees. */
const MARGIN = 0.02;

function boundsOf(visits: readonly CalendarVisit[]): Bounds {
  const lngs = visits.map(({ home }) => home.lng);
  const lats = visits.map(({ home }) => home.lat);
  return [
    Math.min(...lngs) - MARGIN,
    Math.min(...lats) - MARGIN,
    Math.max(...lngs) + MARGIN,
    Math.max(...lats) + MARGIN,
  ];
}

interface VisitsMapProps {
  readonly region: string;
  readonly visits: readonly CalendarVisit[];
  readonly lateIds: ReadonlySet<string>;
}

/** Where today’s visits of a region are, by their number in the list beside it: nothing on the map is only there. */
export function VisitsMap({ region, visits, lateIds }: VisitsMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [start] = useState(() => ({ bounds: boundsOf(visits) }));
  const { theme } = usePreferences();
  const colors = mapColors[theme];
  const map = useMapEngine({ container, region, start, colors, gentle: true, onFail: () => setFailed(true) });
  if (failed) return <Text $tone="soft">We can’t show the map here. The list has every address.</Text>;
  return (
    <Frame>
      <MapCanvas ref={container} />
      {map && (
        <>
          {visits.map(({ id, home }, n) => (
            <MapMarker key={id} map={map} lat={home.lat} lng={home.lng}>
              <NumberPin $late={lateIds.has(id)} aria-hidden="true">
                {n + 1}
              </NumberPin>
            </MapMarker>
          ))}
          {map.sources && <MapAttribution sources={map.sources} />}
        </>
      )}
    </Frame>
  );
}
