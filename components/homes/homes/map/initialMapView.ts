import type { Bounds } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';

export interface InitialMapView {
  /** The slug of the region of the map. */
  region: string;
  start: { bounds: Bounds } | { center: [lng: number, lat: number]; zoom: number };
}

interface MapViewInput {
  bounds: Bounds | undefined;
  place: Place | undefined;
  regions: readonly Place[];
  /** The region this visitor has picked. */
  pickedId: number;
  /** The nearest home to a place in which we list none. */
  near?: { readonly lat: number; readonly lng: number } | undefined;
}

function nearest(regions: readonly Place[], [west, south, east, north]: Bounds): Place | undefined {
  const distanceTo = ({ lat, lng }: Place) => Math.hypot(lat - (south + north) / 2, (lng - (west + east) / 2) * 0.8);
  return [...regions].sort((one, other) => distanceTo(one) - distanceTo(other))[0];
}

/** Which map a search is shown on, and what of it: the part asked for, the place, or the visitor's region. */
export function initialMapView({ bounds, place, regions, pickedId, near }: MapViewInput): InitialMapView | undefined {
  if (near && !bounds && !place) {
    const around = nearest(regions, [near.lng, near.lat, near.lng, near.lat]);
    return around && { region: around.slug, start: { center: [near.lng, near.lat], zoom: around.zoom } };
  }
  const ownRegion = regions.find(({ regionId }) => regionId === (place?.regionId ?? pickedId));
  const region = bounds && !place ? nearest(regions, bounds) : (ownRegion ?? regions[0]);
  if (!region) return undefined;
  const { lng, lat, zoom } = place ?? region;
  return { region: region.slug, start: bounds ? { bounds } : { center: [lng, lat], zoom } };
}
