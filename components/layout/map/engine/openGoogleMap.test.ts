// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { useStore } from '@/lib/store';
import { mapColors } from '@/styles/mapColors';
import { loadGoogleMaps } from './googleApi';
import { openGoogleMap } from './openGoogleMap';

vi.mock('@/lib/env', () => ({ publicEnv: { googleMapsKey: 'key-of-a-test' } }));

/** Google's map as its reference describes it, as far as we use it: events, a projection, panes. */
class FakeMap {
  static last: FakeMap;
  zoom = 0;
  center = { lat: 0, lng: 0 };
  options: Record<string, unknown>;
  private listeners = new Map<string, Set<() => void>>();
  constructor(
    readonly element: HTMLElement,
    options: Record<string, unknown>,
  ) {
    this.options = options;
    FakeMap.last = this;
  }
  getZoom = () => this.zoom;
  getBounds = () => ({
    getSouthWest: () => ({ lat: () => this.center.lat - 0.1, lng: () => this.center.lng - 0.1 }),
    getNorthEast: () => ({ lat: () => this.center.lat + 0.1, lng: () => this.center.lng + 0.1 }),
  });
  setZoom(zoom: number) {
    this.zoom = zoom;
    this.tell('zoom_changed');
  }
  setCenter(center: { lat: number; lng: number }) {
    this.center = center;
    this.tell('center_changed');
  }
  panTo = (center: { lat: number; lng: number }) => this.setCenter(center);
  fitBounds({ west, south, east, north }: Record<'west' | 'south' | 'east' | 'north', number>) {
    this.setCenter({ lat: (south + north) / 2, lng: (west + east) / 2 });
  }
  setOptions(options: Record<string, unknown>) {
    Object.assign(this.options, options);
  }
  addListener(event: string, handle: () => void) {
    const all = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, all.add(handle));
    return { remove: () => void all.delete(handle) };
  }
  tell(event: string) {
    for (const handle of this.listeners.get(event) ?? []) handle();
  }
}

class FakeOverlay {
  static preventMapHitsAndGesturesFrom = vi.fn();
  onAdd?: () => void;
  draw?: () => void;
  onRemove?: () => void;
  setMap(map: FakeMap | null) {
    if (!map) return this.onRemove?.();
    this.onAdd?.();
    this.draw?.();
  }
  getPanes = () => ({ overlayMouseTarget: FakeMap.last.element });
  getProjection = () => ({
    fromLatLngToDivPixel: (at: { lat: () => number; lng: () => number }) => ({ x: at.lng() * 10, y: at.lat() * 10 }),
  });
}

const maps = {
  Map: FakeMap,
  OverlayView: FakeOverlay,
  LatLng: class {
    constructor(
      private readonly y: number,
      private readonly x: number,
    ) {}
    lat = () => this.y;
    lng = () => this.x;
  },
};

const scripts = () => [...document.head.querySelectorAll('script')];
/** What Google's script does once it is there. */
const loadScript = () => {
  Object.assign(globalThis, { google: { maps } });
  (globalThis as unknown as { belongMapReady: () => void }).belongMapReady();
};

async function openMap() {
  const container = document.createElement('div');
  const wish = {
    container,
    region: 'bay-area',
    start: { center: [-122.27, 37.8] as [number, number], zoom: 11 },
    colors: mapColors.light,
    gentle: false,
    onFail: vi.fn(),
    signal: new AbortController().signal,
  };
  const opening = openGoogleMap(wish);
  if (!useStore.getState().scriptsLoaded.googleMaps) loadScript();
  return { ground: await opening, container };
}

beforeEach(() => {
  document.head.replaceChildren();
});

test('a script that cannot be had fails the map, and the next who asks tries again', async () => {
  const first = loadGoogleMaps('key-of-a-test');
  scripts()[0]?.onerror?.(new Event('error'));
  await expect(first).rejects.toThrow('cannot be reached');
  expect(useStore.getState().scriptsLoaded.googleMaps).toBe(false);
  const { ground } = await openMap();
  expect(scripts()).toHaveLength(2);
  expect(scripts()[1]?.src).toContain('key=key-of-a-test');
  expect(useStore.getState().scriptsLoaded.googleMaps).toBe(true);
  expect(ground.getView()).toEqual({ bounds: [-122.37, 37.7, -122.17, 37.9], zoom: 11 });
});

test('once it is there, no other map fetches the script again', async () => {
  await openMap();
  await openMap();
  expect(scripts()).toHaveLength(0);
});

test('the list follows what a visitor moves, and not what we show by ourselves', async () => {
  const { ground } = await openMap();
  const sent: boolean[] = [];
  const stop = ground.onIdle((byHand) => sent.push(byHand));
  const map = FakeMap.last;
  map.tell('idle');
  map.setCenter({ lat: 37.9, lng: -122.3 });
  map.tell('idle');
  map.tell('idle');
  ground.setView({ bounds: [-122.5, 37.6, -122.1, 37.9] });
  map.tell('idle');
  ground.zoomBy(1);
  map.tell('idle');
  ground.zoomTo({ lat: 37.8, lng: -122.2 });
  map.tell('idle');
  expect(sent).toEqual([false, true, false, false, true, true]);
  expect(map.zoom).toBe(14);
  stop();
  map.tell('idle');
  expect(sent).toHaveLength(6);
});

test('a price stands on its spot until it is taken away, and the theme repaints the map', async () => {
  const { ground, container } = await openMap();
  const pin = document.createElement('button');
  const takeAway = ground.place(pin, { lat: 37, lng: -122 });
  expect(container.contains(pin)).toBe(true);
  expect([pin.style.left, pin.style.top]).toEqual(['-1220px', '370px']);
  expect(FakeOverlay.preventMapHitsAndGesturesFrom).toHaveBeenCalledWith(pin);
  takeAway();
  expect(container.contains(pin)).toBe(false);
  ground.setColors(mapColors.dark);
  expect(FakeMap.last.options.backgroundColor).toBe(mapColors.dark.land);
});
