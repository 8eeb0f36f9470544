// Google's map beneath our prices, where GOOGLE_MAPS_KEY is set.

import type { MapColors } from '@/components/layout/map/basemap/mapColors';
import { parseBounds } from '@/contract/homes/homes/endpoints';
import { publicEnv } from '@/lib/env';
import { type GoogleMap, type GoogleMaps, loadGoogleMaps } from './googleApi';
import { type InitialView, MAX_ZOOM, type MapEngine, type MapView, MIN_ZOOM, type OpenMapEngine } from './mapEngine';

function currentView(map: GoogleMap): MapView | undefined {
  const edges = map.getBounds();
  if (!edges) return undefined;
  const [southWest, northEast] = [edges.getSouthWest(), edges.getNorthEast()];
  const bounds = parseBounds(
    [southWest.lng(), southWest.lat(), northEast.lng(), northEast.lat()].map((edge) => edge.toFixed(4)).join(','),
  );
  return bounds && { bounds, zoom: Math.round((map.getZoom() ?? MIN_ZOOM) * 10) / 10 };
}

function applyView(map: GoogleMap, start: InitialView): void {
  if ('bounds' in start) {
    const [west, south, east, north] = start.bounds;
    map.fitBounds({ west, south, east, north }, 0);
    return;
  }
  const [lng, lat] = start.center;
  map.setCenter({ lat, lng });
  map.setZoom(start.zoom);
}

/** Google's own labels and roads in the colors of our theme. */
const mapStyles = ({ land, water, park, label }: Record<'land' | 'water' | 'park' | 'label', string>) => [
  { elementType: 'geometry', stylers: [{ color: land }] },
  { elementType: 'labels.text.fill', stylers: [{ color: label }] },
  { elementType: 'labels.text.stroke', stylers: [{ color: land }] },
  { featureType: 'water', elementType: 'geometry', stylers: [{ color: water }] },
  { featureType: 'poi.park', elementType: 'geometry', stylers: [{ color: park }] },
  { featureType: 'poi.business', stylers: [{ visibility: 'off' }] },
];

/** Our element on Google's map; it keeps its middle on the spot. */
function createMarkerClass(maps: GoogleMaps, map: GoogleMap): MapEngine['place'] {
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

export const openGoogleMap: OpenMapEngine = async ({ container, start, colors, gentle, signal }) => {
  const maps = await loadGoogleMaps(publicEnv.googleMapsKey ?? '');
  signal.throwIfAborted();
  // What we show by ourselves is no wish of the visitor's: the list does not follow it.
  let isOwnMove = true;
  const optionsOf = (next: MapColors) => ({ styles: mapStyles(next), backgroundColor: next.land });
  const map = new maps.Map(container, {
    ...optionsOf(colors),
    center: { lat: 0, lng: 0 },
    zoom: MIN_ZOOM,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    disableDefaultUI: true,
    clickableIcons: false,
    isFractionalZoomEnabled: true,
    gestureHandling: gentle ? 'cooperative' : 'greedy',
  });
  applyView(map, start);
  const zoomTo = (zoom: number) => {
    isOwnMove = false;
    map.setZoom(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)));
  };
  return {
    element: container,
    setView: (next) => {
      isOwnMove = true;
      applyView(map, next);
    },
    getView: () => currentView(map),
    zoomBy: (steps) => zoomTo((map.getZoom() ?? MIN_ZOOM) + steps),
    zoomTo: (spot) => {
      map.panTo(spot);
      zoomTo((map.getZoom() ?? MIN_ZOOM) + 2);
    },
    onIdle: (callback) => {
      let byHand = false;
      const note = () => {
        byHand ||= !isOwnMove;
      };
      const rest = () => {
        callback(byHand);
        byHand = false;
        isOwnMove = false;
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
    place: createMarkerClass(maps, map),
    setColors: (next) => map.setOptions(optionsOf(next)),
    remove: () => container.replaceChildren(),
  };
};
