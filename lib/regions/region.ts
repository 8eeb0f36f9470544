import type { Region, RegionStatus } from '@/contract/homes/regions/endpoints';

const statuses: readonly RegionStatus[] = ['Active', 'ComingSoon', 'Other'];

/** The region a visitor picked, as their cookie keeps it. */
export interface PickedRegion {
  id: number;
  name: string;
  /** The region's address segment; empty for none. */
  region: string;
  state: string;
  status: RegionStatus;
  information: { contactInformation: { coordinates: { latitude: number; longitude: number } } };
}

export const noRegion: PickedRegion = pickedRegion({
  id: 0,
  name: '',
  region: '',
  state: 'NA',
  status: 'Other',
  latitude: 0,
  longitude: 0,
});

/** What we keep of a region of the API. */
export function pickRegion(region: Region): PickedRegion {
  const { id, name, slug, state, status, lat, lng } = region;
  return pickedRegion({ id, name, region: slug, state, status, latitude: lat, longitude: lng });
}

/** Reads the cookie. Anything that is not a region as we write it counts as none; nothing but our own fields is kept. */
export function regionFrom(text: string | undefined): PickedRegion {
  try {
    const parsedRegion: Partial<PickedRegion> | null = JSON.parse(text ?? 'null');
    const at = parsedRegion?.information?.contactInformation?.coordinates;
    if (
      parsedRegion &&
      Number.isInteger(parsedRegion.id) &&
      isShortText(parsedRegion.name, /^[\p{L}\p{N} .,'’-]{1,60}$/u) &&
      isShortText(parsedRegion.region, /^[a-z0-9-]{1,60}$/) &&
      isShortText(parsedRegion.state, /^[A-Z]{2}$/) &&
      statuses.some((status) => status === parsedRegion.status) &&
      isInRange(at?.latitude, 90) &&
      isInRange(at?.longitude, 180)
    ) {
      return pickedRegion({ ...parsedRegion, latitude: at?.latitude, longitude: at?.longitude } as FlatCoordinates);
    }
  } catch {
    // Not JSON: not ours.
  }
  return noRegion;
}

type FlatCoordinates = Omit<PickedRegion, 'information'> & { latitude: number; longitude: number };

function pickedRegion({ id, name, region, state, status, latitude, longitude }: FlatCoordinates): PickedRegion {
  return {
    id,
    name,
    region,
    state,
    status,
    information: { contactInformation: { coordinates: { latitude, longitude } } },
  };
}

function isShortText(value: unknown, shape: RegExp): boolean {
  return typeof value === 'string' && shape.test(value);
}

function isInRange(value: unknown, limit: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= limit;
}
