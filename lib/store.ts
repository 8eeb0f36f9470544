import { create } from 'zustand';
import { noRegion, type PickedRegion, regionFrom } from './regions/region';
import type { OpenModal } from './routing/modals';
import { readCookie, writeCookie } from './storage/cookies';

/** Input of the homeowners' calculator. Text as typed; the calculator reads the numbers. */
export interface Calculator {
  address: string;
  mortgage: string;
  hoa: string;
  currentPropertyId: string | null;
  currentHomeId: string | null;
  advanced: boolean;
}

export const emptyCalculator: Calculator = {
  address: '',
  mortgage: '',
  hoa: '',
  currentPropertyId: null,
  currentHomeId: null,
  advanced: false,
};

export interface ClientState {
  calculator: Calculator;
  activeModals: readonly OpenModal[];
  /** Header overlays (menus); only the last shows. */
  overlays: readonly string[];
  hoveredListingId: string | null;
  scriptsLoaded: { googleMaps: boolean };
  isChatActive: boolean;
  region: PickedRegion;
}

/** State that is neither in the URL nor the server's. The region is read from its cookie by `restoreRegion` after hydration. */
export const useStore = create<ClientState>()(() => ({
  calculator: emptyCalculator,
  activeModals: [],
  overlays: [],
  hoveredListingId: null,
  scriptsLoaded: { googleMaps: false },
  isChatActive: false,
  region: noRegion,
}));

const set = useStore.setState;

export function setCalculator(changes: Partial<Calculator>): void {
  set(({ calculator }) => ({ calculator: { ...calculator, ...changes } }));
}

export function setHoveredListing(hoveredListingId: string | null): void {
  set({ hoveredListingId });
}

/** Once set it stays: a script cannot be unloaded. */
export function setMapsLoaded(): void {
  set({ scriptsLoaded: { googleMaps: true } });
}

export function setChatActive(isChatActive: boolean): void {
  set({ isChatActive });
}

export function setActiveModals(activeModals: readonly OpenModal[]): void {
  set({ activeModals });
}

export function openOverlay(name: string): void {
  set(({ overlays }) => ({ overlays: [...overlays.filter((other) => other !== name), name] }));
}

export function closeOverlay(name: string): void {
  set(({ overlays }) => ({ overlays: overlays.filter((other) => other !== name) }));
}

/** Keeps the picked region for a year; `noRegion` resets it. */
export function setRegion(region: PickedRegion): void {
  writeCookie('region', JSON.stringify(region));
  set({ region });
}

export function restoreRegion(): void {
  set({ region: regionFrom(readCookie('region')) });
}
