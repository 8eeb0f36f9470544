import type { MoveInStep } from '@/contract/moveIns.facts';

/** What each step is called, and why it is there. */
export const stepWords: Record<MoveInStep, readonly [title: string, why: string]> = {
  sign: ['Everybody signs the lease', 'Then it is sealed, and every step below opens.'],
  condition: [
    'How the home is on the first day',
    'Room by room, with pictures, signed by both. It protects your deposit.',
  ],
  money: ['Money to move in', 'Held on your card now, taken only when you have the keys.'],
  insurance: ['Renters’ insurance', 'Your things are not covered by the homeowner’s policy.'],
  utilities: ['Utilities in your name', 'Call or write to each company so that the lights are on when you arrive.'],
  keys: ['The keys', 'Handed over when everything above is in place.'],
};
