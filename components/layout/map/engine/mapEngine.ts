import type { MapColors } from '@/components/layout/map/basemap/mapColors';
import type { Bounds } from '@/contract/homes/homes/endpoints';

/** What of the map is seen. */
export interface MapView {
  bounds: Bounds;
  zoom: number;
}

export type InitialView = { bounds: Bounds } | { center: [lng: number, lat: number]; zoom: number };

/** A base map, no matter who draws it. What we put on it is ours: prices, clusters, buttons. */
export interface MapEngine {
  /** What the arrow keys of our pins are heard on; the pins stand inside. */
  readonly element: HTMLElement;
  /** Attribution that the licenses of its data require. */
  readonly sources?: string;
  setView(start: InitialView): void;
  /** Undefined for a part of the world no search can name. */
  getView(): MapView | undefined;
  /** As if by hand: the list follows. */
  zoomBy(steps: number): void;
  zoomTo(spot: { lat: number; lng: number }): void;
  /** Calls back when the map has come to rest, and whether the user moved it; returns an unsubscribe function. */
  onIdle(callback: (byHand: boolean) => void): () => void;
  /** Stands an element of ours on the map, its middle on the spot; returns how to take it away. */
  place(element: HTMLElement, spot: { lat: number; lng: number }): () => void;
  setColors(colors: MapColors): void;
  remove(): void;
}

export interface MapEngineOptions {
  readonly container: HTMLElement;
  readonly region: string;
  readonly start: InitialView;
  readonly colors: MapColors;
  /** The page scrolls on beneath a finger or a wheel; two fingers or Ctrl move the map. */
  readonly gentle: boolean;
  readonly onFail: () => void;
  readonly signal: AbortSignal;
}

export type OpenMapEngine = (wish: MapEngineOptions) => Promise<MapEngine>;

/** A cluster opens this far and no farther. */
export const MAX_ZOOM = 15;
export const MIN_ZOOM = 6;
