// The part of Google's Maps JavaScript API that we use, as its reference has it, and how its script is loaded: once.
import { setMapsLoaded, useStore } from '@/lib/store';

export interface LatLng {
  lat(): number;
  lng(): number;
}
interface LatLngBounds {
  getSouthWest(): LatLng;
  getNorthEast(): LatLng;
}
export interface Listener {
  remove(): void;
}
export interface GoogleMap {
  getBounds(): LatLngBounds | undefined;
  getZoom(): number | undefined;
  setZoom(zoom: number): void;
  setCenter(center: { lat: number; lng: number }): void;
  panTo(center: { lat: number; lng: number }): void;
  fitBounds(bounds: { west: number; south: number; east: number; north: number }, padding?: number): void;
  setOptions(options: Record<string, unknown>): void;
  addListener(event: string, handle: () => void): Listener;
}
/** Something of ours that Google moves along with the map. */
export interface Overlay {
  onAdd?: () => void;
  draw?: () => void;
  onRemove?: () => void;
  setMap(map: GoogleMap | null): void;
  getPanes(): { overlayMouseTarget: HTMLElement } | null;
  getProjection(): { fromLatLngToDivPixel(at: LatLng): { x: number; y: number } | null } | undefined;
}
export interface GoogleMaps {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMap;
  OverlayView: { new (): Overlay; preventMapHitsAndGesturesFrom(element: HTMLElement): void };
  LatLng: new (lat: number, lng: number) => LatLng;
}

interface Loaded {
  google?: { maps?: GoogleMaps };
  belongMapReady?: () => void;
  gm_authFailure?: () => void;
}
const mapWindow = () => globalThis as unknown as Loaded;

let loading: Promise<GoogleMaps> | undefined;

function addScript(key: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const query = new URLSearchParams({ key, v: 'quarterly', loading: 'async', callback: 'belongMapReady' });
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.async = true;
    script.onerror = () => reject(new Error('Google Maps cannot be reached'));
    mapWindow().gm_authFailure = () => reject(new Error('Google Maps does not know this key'));
    mapWindow().belongMapReady = () => {
      const maps = mapWindow().google?.maps;
      if (maps) resolve(maps);
      else reject(new Error('Google Maps came without its maps'));
    };
    document.head.append(script);
  });
}

/** Google's maps; the script is fetched once, whatever asks for it. After a failure the next who asks tries again. */
export async function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  const known = mapWindow().google?.maps;
  if (known && useStore.getState().scriptsLoaded.googleMaps) return known;
  loading ??= addScript(key);
  try {
    const maps = await loading;
    setMapsLoaded();
    return maps;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
