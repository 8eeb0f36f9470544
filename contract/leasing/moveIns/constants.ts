/** What stands between a signed lease and the keys, in the order it is shown. */
export const moveInSteps = ['sign', 'condition', 'money', 'insurance', 'utilities', 'keys'] as const;
export type MoveInStep = (typeof moveInSteps)[number];

/** What can be said of one item. `none`: the home has no such thing. */
export const itemStates = ['good', 'worn', 'damaged', 'none'] as const;

/** What is looked at in every room, as the lease promises. */
const ROOM_ITEMS = [
  'Doors, locks, and keys',
  'Walls and ceiling',
  'Floor',
  'Windows, screens, and coverings',
  'Lights, switches, and outlets',
  'Smoke and carbon monoxide alarms',
] as const;
const KITCHEN_ITEMS = [
  'Cabinets and countertop',
  'Sink, faucet, and drain',
  'Range, oven, and hood',
  'Refrigerator',
  'Dishwasher and disposal',
] as const;
const BATHROOM_ITEMS = ['Tub or shower', 'Toilet', 'Sink', 'Fan', 'Tile and caulking'] as const;
const OUTDOOR_ITEMS = ['Entry', 'Yard', 'Fence', 'Garage', 'Mailbox'] as const;

const roomKinds = { room: [], kitchen: KITCHEN_ITEMS, bathroom: BATHROOM_ITEMS } as const;

/** What is looked at in a room of this kind, nothing said about any of it yet. */
export const conditionItems = (kind: keyof typeof roomKinds | 'outside') =>
  (kind === 'outside' ? OUTDOOR_ITEMS : [...ROOM_ITEMS, ...roomKinds[kind]]).map((name) => ({
    name,
    state: null,
    note: '',
  }));

/** What is known of a home beside its rooms; absent: unknown, and everything outside is then looked at. */
interface Grounds {
  readonly type?: string | null;
  readonly parking?: string | null;
}

/** Homes in a building: a yard and a fence are not theirs. */
const IN_A_BUILDING: readonly string[] = ['apartment', 'condo', 'multi'];

/** What is looked at outside: no yard of an apartment, and no garage where the home has none. */
function outdoorItems({ type, parking }: Grounds) {
  const isIn = type != null && IN_A_BUILDING.includes(type);
  return conditionItems('outside').filter(
    ({ name }) =>
      !(isIn && (name === 'Yard' || name === 'Fence')) &&
      !(name === 'Garage' && parking != null && parking !== 'garage'),
  );
}

/** Rooms of a home to begin with, by its bedrooms, baths, type, and parking. */
export function defaultRooms(beds: number, baths: number, grounds: Grounds = {}) {
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => (count === 1 ? name : `${name} ${n + 1}`));
  const rooms = (kind: Parameters<typeof conditionItems>[0], names: readonly string[]) =>
    names.map((name) => ({ name, items: conditionItems(kind), note: '', pictures: [] }));
  return [
    ...rooms('room', ['Entrance', 'Living room']),
    ...rooms('kitchen', ['Kitchen']),
    ...rooms('room', many('Bedroom', beds)),
    ...rooms('bathroom', many('Bathroom', Math.max(1, Math.ceil(baths)))),
    { name: 'Outside', items: outdoorItems(grounds), note: '', pictures: [] },
  ];
}

interface UnfinishedRoom {
  readonly name: string;
  readonly items: readonly { readonly name: string; readonly state: (typeof itemStates)[number] | null }[];
  readonly pictures: readonly string[];
}

/** What is still missing in each room before the report can be signed; empty once everything is there. */
export const missingFrom = (rooms: readonly UnfinishedRoom[]) =>
  rooms
    .map(({ name, items, pictures }) => ({
      name,
      items: items.filter(({ state }) => state === null).map((item) => item.name),
      photo: pictures.length === 0,
    }))
    .filter(({ items, photo }) => items.length > 0 || photo);

/** Such as `Kitchen: Floor, a photo; Bedroom: a photo`. */
export const missingText = (rooms: readonly UnfinishedRoom[]) =>
  missingFrom(rooms)
    .map(({ name, items, photo }) => `${name}: ${[...items, ...(photo ? ['a photo'] : [])].join(', ')}`)
    .join('; ');

export const insuranceStatuses = ['checking', 'accepted', 'declined'] as const;
/** Days before renters’ insurance ends on which residents hear of it, and after which it has lapsed. */
export const INSURANCE_REMINDER_DAYS = [30, 7, 0, -7] as const;

export type InsuranceStatus = (typeof insuranceStatuses)[number];
