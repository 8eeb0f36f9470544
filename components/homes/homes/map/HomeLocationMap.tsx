import { useRef, useState } from 'react';
import styled from 'styled-components';
import { HouseMarker } from '@/components/layout/map/HouseMarker';
import { MapAttribution } from '@/components/layout/map/MapAttribution';
import { MapCanvas } from '@/components/layout/map/MapFrame';
import { useMapEngine } from '@/components/layout/map/useMapEngine';
import { Text } from '@/components/ui/text/Text';
import type { Home } from '@/contract/homes/homes/endpoints';
import { usePreferences } from '@/hooks/usePreferences';
import { mapColors } from '@/styles/mapColors';
import { space } from '@/styles/tokens';

const MapUnavailable = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${space.s24};
`;

interface HomeLocationMapProps {
  readonly home: Home;
  /** The slug of the region of the map. */
  readonly region: string;
}

/** One home on the map. The page scrolls on beneath a finger or a wheel; two fingers or Ctrl move the map. */
export function HomeLocationMap({ home, region }: HomeLocationMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const { theme } = usePreferences();
  const { lat, lng } = home;
  const map = useMapEngine({
    container,
    region,
    start: { center: [lng, lat], zoom: 11.5 },
    colors: mapColors[theme],
    gentle: true,
    onFail: () => setFailed(true),
  });
  if (failed) {
    return (
      <MapUnavailable>
        <Text $tone="soft">We can’t show the map here. The address is above.</Text>
      </MapUnavailable>
    );
  }
  return (
    <>
      <MapCanvas ref={container} />
      {map && (
        <>
          <HouseMarker map={map} exactLocation={home} />
          {map.sources && <MapAttribution sources={map.sources} />}
        </>
      )}
    </>
  );
}
