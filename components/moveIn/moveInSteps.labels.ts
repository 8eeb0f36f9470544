import type { MoveInStep } from '@/contract/moveIns/constants';

/** What each step is called, and why it is there. */
export const moveInStepLabels: Record<MoveInStep, readonly [title: string, why: string]> = {
  sign: ['Everyone signs the lease', 'Then it is sealed, and every step below opens.'],
  condition: ['Move-in condition report', 'Room by room, with photos, signed by everyone. It protects your deposit.'],
  money: ['Money to move in', 'Held on your card now, taken only when you have the keys.'],
  insurance: ['Renters’ insurance', 'Your things are not covered by the homeowner’s policy.'],
  utilities: ['Utilities in your name', 'Call or write to each company so that the lights are on when you arrive.'],
  keys: ['The keys', 'Handed over when everything above is in place.'],
};

/** The same for the homeowner, who looks on where residents act. */
export const homeownerStepLabels: Record<MoveInStep, readonly [title: string, why: string]> = {
  ...moveInStepLabels,
  condition: [
    moveInStepLabels.condition[0],
    'Room by room, with photos, signed by everyone. It shows later what was new.',
  ],
  money: ['The residents’ money to move in', 'Held on their card, taken only when they have the keys.'],
  insurance: ['The residents’ insurance', 'For their own things; it lies beside your policy.'],
  utilities: ['Utilities in the residents’ name', 'They call or write to each company before they move in.'],
};
