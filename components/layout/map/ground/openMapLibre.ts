// The base map we bring along: MapLibre, drawn from files of our own (basemap/).
import { Map as BaseMap, Marker, setWorkerUrl } from 'maplibre-gl';
import { readBounds } from '@/contract/homes';
import { type Basemap, basemapPath, baseStyle } from '@/lib/map/basemap';
import type { MapColors } from '@/lib/map/colors';
import { loadMapFaces } from '@/lib/map/faces';
import { mapSign } from '@/lib/map/shields';
import { CLOSEST, FARTHEST, type OpenGround, type Start, type View } from './mapGround';

async function fetchBasemap(region: string, signal: AbortSignal): Promise<Basemap> {
  const answer = await fetch(basemapPath(region), { signal });
  if (!answer.ok) throw new Error(`The base map answered ${answer.status}`);
  return answer.json();
}

function viewOf(map: BaseMap): View | undefined {
  const edges = map.getBounds();
  const bounds = readBounds(
    [edges.getWest(), edges.getSouth(), edges.getEast(), edges.getNorth()].map((edge) => edge.toFixed(4)).join(','),
  );
  return bounds && { bounds, zoom: Math.round(map.getZoom() * 10) / 10 };
}

/** Nothing moves by itself for those who asked for less motion: MapLibre then jumps. */
function show(map: BaseMap, start: Start): void {
  if ('bounds' in start) map.fitBounds(start.bounds, { duration: 0 });
  else map.jumpTo(start);
}

const byHand = { originalEvent: {} };

export const openMapLibre: OpenGround = async ({ container, region, start, colors, gentle, onFail, signal }) => {
  const [basemap, faces] = await Promise.all([fetchBasemap(region, signal), loadMapFaces()]);
  signal.throwIfAborted();
  setWorkerUrl('/maplibre/maplibre-gl-worker.mjs');
  const map = new BaseMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    maxBounds: basemap.maxBounds,
    minZoom: FARTHEST,
    maxZoom: CLOSEST,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    cooperativeGestures: gentle,
    locale: { 'Map.Title': 'Map. Arrow keys move it, plus and minus zoom.' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('error', onFail);
  const paint = (next: MapColors) => {
    map.setStyle(baseStyle(basemap, next, faces), { diff: false });
    map.setMissingStyleImageResolver((id) => {
      const image = mapSign(id, next, faces.regular);
      if (image && !map.hasImage(id)) map.addImage(id, image, { pixelRatio: 2 });
    });
  };
  show(map, start);
  paint(colors);
  return {
    element: map.getCanvasContainer(),
    sources: basemap.attribution,
    show: (next) => show(map, next),
    view: () => viewOf(map),
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }, byHand),
    comeCloser: ({ lat, lng }) =>
      map.easeTo({ center: [lng, lat], zoom: Math.min(CLOSEST, map.getZoom() + 2) }, byHand),
    onRest: (tell) => {
      const rest = (event: object) => tell('originalEvent' in event && Boolean(event.originalEvent));
      map.on('moveend', rest);
      return () => void map.off('moveend', rest);
    },
    place: (element, { lat, lng }) => {
      const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
      return () => void marker.remove();
    },
    paint,
    remove: () => map.remove(),
  };
};
