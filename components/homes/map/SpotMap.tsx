import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Attribution } from '@/components/layout/map/Attribution';
import { HouseMarker } from '@/components/layout/map/HouseMarker';
import { Ground } from '@/components/layout/map/MapFrame';
import { useMapGround } from '@/components/layout/map/useMapGround';
import { Text } from '@/components/ui/Text';
import type { Home } from '@/contract/homes';
import { usePreferences } from '@/hooks/usePreferences';
import { mapColors } from '@/styles/mapColors';
import { space } from '@/styles/tokens';

const Failed = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${space.s24};
`;

interface SpotMapProps {
  readonly home: Home;
  /** The slug of the region whose map it stands on. */
  readonly region: string;
}

/** One home on the map. The page scrolls on beneath a finger or a wheel; two fingers or Ctrl move the map. */
export function SpotMap({ home, region }: SpotMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const { theme } = usePreferences();
  const { lat, lng } = home;
  const map = useMapGround({
    container,
    region,
    start: { center: [lng, lat], zoom: 11.5 },
    colors: mapColors[theme],
    gentle: true,
    onFail: () => setFailed(true),
  });
  if (failed) {
    return (
      <Failed>
        <Text $tone="soft">The map cannot be shown here. The address is above.</Text>
      </Failed>
    );
  }
  return (
    <>
      <Ground ref={container} />
      {map && (
        <>
          <HouseMarker map={map} spot={home} />
          {map.sources && <Attribution sources={map.sources} />}
        </>
      )}
    </>
  );
}
