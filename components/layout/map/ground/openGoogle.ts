// Google's map beneath our prices, where GOOGLE_MAPS_KEY is set.
import { readBounds } from '@/contract/homes';
import { publicEnv } from '@/lib/env';
import type { MapColors } from '@/lib/map/colors';
import { type GoogleMap, type GoogleMaps, loadGoogleMaps } from './googleApi';
import { CLOSEST, FARTHEST, type MapGround, type OpenGround, type Start, type View } from './mapGround';

function viewOf(map: GoogleMap): View | undefined {
  const edges = map.getBounds();
  if (!edges) return undefined;
  const [southWest, northEast] = [edges.getSouthWest(), edges.getNorthEast()];
  const bounds = readBounds(
    [southWest.lng(), southWest.lat(), northEast.lng(), northEast.lat()].map((edge) => edge.toFixed(4)).join(','),
  );
  return bounds && { bounds, zoom: Math.round((map.getZoom() ?? FARTHEST) * 10) / 10 };
}

function show(map: GoogleMap, start: Start): void {
  if ('bounds' in start) {
    const [west, south, east, north] = start.bounds;
    map.fitBounds({ west, south, east, north }, 0);
    return;
  }
  const [lng, lat] = start.center;
  map.setCenter({ lat, lng });
  map.setZoom(start.zoom);
}

/** Google's own labels and roads in the colours of our theme. */
const stylesOf = ({ land, water, park, label }: Record<'land' | 'water' | 'park' | 'label', string>) => [
  { elementType: 'geometry', stylers: [{ color: land }] },
  { elementType: 'labels.text.fill', stylers: [{ color: label }] },
  { elementType: 'labels.text.stroke', stylers: [{ color: land }] },
  { featureType: 'water', elementType: 'geometry', stylers: [{ color: water }] },
  { featureType: 'poi.park', elementType: 'geometry', stylers: [{ color: park }] },
  { featureType: 'poi.business', stylers: [{ visibility: 'off' }] },
];

/** Our element on Google's map; it keeps its middle on the spot. */
function placer(maps: GoogleMaps, map: GoogleMap): MapGround['place'] {
  return (element, { lat, lng }) => {
    const overlay = new maps.OverlayView();
    const spot = new maps.LatLng(lat, lng);
    Object.assign(element.style, { position: 'absolute', translate: '-50% -50%' });
    maps.OverlayView.preventMapHitsAndGesturesFrom(element);
    overlay.onAdd = () => void overlay.getPanes()?.overlayMouseTarget.append(element);
    overlay.draw = () => {
      const at = overlay.getProjection()?.fromLatLngToDivPixel(spot);
      if (at) Object.assign(element.style, { left: `${at.x}px`, top: `${at.y}px` });
    };
    overlay.onRemove = () => element.remove();
    overlay.setMap(map);
    return () => overlay.setMap(null);
  };
}

export const openGoogle: OpenGround = async ({ container, start, colors, gentle, signal }) => {
  const maps = await loadGoogleMaps(publicEnv.googleMapsKey ?? '');
  signal.throwIfAborted();
  // What we show by ourselves is no wish of the visitor's: the list does not follow it.
  let ours = true;
  const optionsOf = (next: MapColors) => ({ styles: stylesOf(next), backgroundColor: next.land });
  const map = new maps.Map(container, {
    ...optionsOf(colors),
    center: { lat: 0, lng: 0 },
    zoom: FARTHEST,
    minZoom: FARTHEST,
    maxZoom: CLOSEST,
    disableDefaultUI: true,
    clickableIcons: false,
    isFractionalZoomEnabled: true,
    gestureHandling: gentle ? 'cooperative' : 'greedy',
  });
  show(map, start);
  const zoomTo = (zoom: number) => {
    ours = false;
    map.setZoom(Math.min(CLOSEST, Math.max(FARTHEST, zoom)));
  };
  return {
    element: container,
    show: (next) => {
      ours = true;
      show(map, next);
    },
    view: () => viewOf(map),
    zoomBy: (steps) => zoomTo((map.getZoom() ?? FARTHEST) + steps),
    comeCloser: (spot) => {
      map.panTo(spot);
      zoomTo((map.getZoom() ?? FARTHEST) + 2);
    },
    onRest: (tell) => {
      let byHand = false;
      const note = () => {
        byHand ||= !ours;
      };
      const rest = () => {
        tell(byHand);
        byHand = false;
        ours = false;
      };
      const listeners = [
        map.addListener('center_changed', note),
        map.addListener('zoom_changed', note),
        map.addListener('idle', rest),
      ];
      return () => {
        for (const listener of listeners) listener.remove();
      };
    },
    place: placer(maps, map),
    paint: (next) => map.setOptions(optionsOf(next)),
    remove: () => container.replaceChildren(),
  };
};
