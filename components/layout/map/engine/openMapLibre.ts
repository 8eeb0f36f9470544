// The base map we bring along: MapLibre, drawn from files of our own (basemap/).
import { Map as BaseMap, Marker, setWorkerUrl } from 'maplibre-gl';
import { type Basemap, basemapPath, baseStyle } from '@/components/layout/map/basemap/basemap';
import type { MapColors } from '@/components/layout/map/basemap/mapColors';
import { loadMapFonts } from '@/components/layout/map/basemap/mapFonts';
import { shieldImage } from '@/components/layout/map/basemap/roadShields';
import { parseBounds } from '@/contract/homes/homes/endpoints';
import { type InitialView, MAX_ZOOM, type MapView, MIN_ZOOM, type OpenMapEngine } from './mapEngine';

async function fetchBasemap(region: string, signal: AbortSignal): Promise<Basemap> {
  const answer = await fetch(basemapPath(region), { signal });
  if (!answer.ok) throw new Error(`The base map answered ${answer.status}`);
  return answer.json();
}

function currentView(map: BaseMap): MapView | undefined {
  const edges = map.getBounds();
  const bounds = parseBounds(
    [edges.getWest(), edges.getSouth(), edges.getEast(), edges.getNorth()].map((edge) => edge.toFixed(4)).join(','),
  );
  return bounds && { bounds, zoom: Math.round(map.getZoom() * 10) / 10 };
}

/** Nothing moves by itself for those who asked for less motion: MapLibre then jumps. */
function applyView(map: BaseMap, start: InitialView): void {
  if ('bounds' in start) map.fitBounds(start.bounds, { duration: 0 });
  else map.jumpTo(start);
}

const isUserGesture = { originalEvent: {} };

export const openMapLibre: OpenMapEngine = async ({ container, region, start, colors, gentle, onFail, signal }) => {
  const [basemap, faces] = await Promise.all([fetchBasemap(region, signal), loadMapFonts()]);
  signal.throwIfAborted();
  setWorkerUrl('/maplibre/maplibre-gl-worker.mjs');
  const map = new BaseMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    maxBounds: basemap.maxBounds,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    cooperativeGestures: gentle,
    locale: { 'Map.Title': 'Map. Use the arrow keys to move and plus or minus to zoom.' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('error', onFail);
  const paint = (next: MapColors) => {
    map.setStyle(baseStyle(basemap, next, faces), { diff: false });
    map.setMissingStyleImageResolver((id) => {
      const image = shieldImage(id, next, faces.regular);
      if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: 2 });
    });
  };
  applyView(map, start);
  paint(colors);
  return {
    element: map.getCanvasContainer(),
    sources: basemap.attribution,
    setView: (next) => applyView(map, next),
    getView: () => currentView(map),
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }, isUserGesture),
    zoomTo: ({ lat, lng }) =>
      map.easeTo({ center: [lng, lat], zoom: Math.min(MAX_ZOOM, map.getZoom() + 2) }, isUserGesture),
    onIdle: (callback) => {
      const rest = (event: object) => callback('originalEvent' in event && Boolean(event.originalEvent));
      map.on('moveend', rest);
      return () => void map.off('moveend', rest);
    },
    place: (element, { lat, lng }) => {
      const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
      return () => void marker.remove();
    },
    setColors: paint,
    remove: () => map.remove(),
  };
};
