/** What stands between a signed lease and the keys, in the order it is shown. */
export const moveInSteps = ['sign', 'condition', 'money', 'insurance', 'utilities', 'keys'] as const;
export type MoveInStep = (typeof moveInSteps)[number];

export const roomStates = ['good', 'worn', 'damaged'] as const;

/** Rooms of a home to begin with, by its bedrooms and baths. */
export function defaultRooms(beds: number, baths: number): string[] {
  const many = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => (count === 1 ? name : `${name} ${n + 1}`));
  return [
    'Entrance',
    'Living room',
    'Kitchen',
    ...many('Bedroom', beds),
    ...many('Bathroom', Math.max(1, Math.ceil(baths))),
    'Outside',
  ];
}
