// Rooms and severities of an inspection, and what a standard is.

export const SEVERITIES = ['must_do', 'should_do', 'optional'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const ROOM_TYPES = [
  'whole_home',
  'living_area',
  'kitchen',
  'bathroom',
  'bedroom',
  'laundry',
  'garage',
  'outside',
] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const ROOM_TYPE_LABELS: Record<RoomType, string> = {
  whole_home: 'Whole home',
  living_area: 'Living areas',
  kitchen: 'Kitchen',
  bathroom: 'Bathrooms',
  bedroom: 'Bedrooms',
  laundry: 'Laundry',
  garage: 'Garage',
  outside: 'Outside',
};

export const SEVERITY_LABELS: Record<Severity, string> = {
  must_do: 'Must do',
  should_do: 'Should do',
  optional: 'Optional',
};

export interface Standard {
  readonly id: string;
  readonly roomType: RoomType;
  readonly text: string;
  /** Where it comes from: statutes of the states we work in, a model code, or our own experience. */
  readonly source: string;
  readonly severity: Severity;
}
