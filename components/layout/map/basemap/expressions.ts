import type { ExpressionSpecification } from 'maplibre-gl';

type Stops = readonly (number | string)[];

/** A value that grows evenly with the zoom: zoom, value, zoom, value… */
export const byZoom = (...stops: Stops) =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification;

/** A width that keeps pace with the map itself. */
export const byZoomFast = (...stops: Stops) =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as ExpressionSpecification;

export const get = (name: string): ExpressionSpecification => ['get', name];
export const is = (name: string, value: string | number): ExpressionSpecification => ['==', ['get', name], value];
