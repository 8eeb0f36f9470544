import { beforeEach, expect, test } from 'vitest';
import { noRegion } from './regions/region';
import { readCookie, writeCookie } from './storage/cookies';
import {
  closeOverlay,
  emptyCalculator,
  openOverlay,
  restoreRegion,
  setCalculator,
  setChatActive,
  setHoveredListing,
  setMapsLoaded,
  setRegion,
  useStore,
} from './store';

beforeEach(() => {
  writeCookie('region', undefined);
  useStore.setState(useStore.getInitialState(), true);
});

test('the client state begins as specified', () => {
  expect(useStore.getState()).toEqual({
    calculator: emptyCalculator,
    activeModals: [],
    overlays: [],
    hoveredListingId: null,
    scriptsLoaded: { googleMaps: false },
    isChatActive: false,
    region: noRegion,
  });
});

test('each part changes alone', () => {
  setCalculator({ mortgage: '2500' });
  setHoveredListing('h1');
  setMapsLoaded();
  setChatActive(true);
  expect(useStore.getState()).toMatchObject({
    calculator: { address: '', mortgage: '2500', advanced: false },
    hoveredListingId: 'h1',
    scriptsLoaded: { googleMaps: true },
    isChatActive: true,
  });
  setHoveredListing(null);
  expect(useStore.getState().hoveredListingId).toBeNull();
});

test('overlays are a stack: the last opened is on top, opening again raises it', () => {
  openOverlay('menu');
  openOverlay('regions');
  openOverlay('menu');
  expect(useStore.getState().overlays).toEqual(['regions', 'menu']);
  closeOverlay('menu');
  expect(useStore.getState().overlays).toEqual(['regions']);
});

test('a picked region is kept in its cookie and found again', () => {
  const miami = { ...noRegion, id: 6, name: 'Miami', region: 'miami', state: 'FL', status: 'Active' as const };
  setRegion(miami);
  expect(document.cookie).toContain('persist%3Aregion=');
  useStore.setState({ region: noRegion });
  restoreRegion();
  expect(useStore.getState().region).toEqual(miami);
  setRegion(noRegion);
  expect(JSON.parse(readCookie('region') ?? '')).toEqual(noRegion);
});
