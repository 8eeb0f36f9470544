import type { MoveInStep } from '@/contract/leasing/moveIns/constants';

/** What each step is called, and why it is there. */
export const moveInStepLabels: Record<MoveInStep, readonly [title: string, why: string]> = {
  sign: ['Everyone signs the lease', 'Then we seal it, and the steps below open.'],
  condition: ['Move-in condition report', 'Room by room, with photos, signed by everyone. It protects your deposit.'],
  money: [
    'Move-in payment',
    'It stays in our deposit account until you have the keys. If the lease ends before then, you get it back.',
  ],
  insurance: ['Renters’ insurance', 'The homeowner’s policy doesn’t cover your belongings.'],
  utilities: ['Utilities in your name', 'Contact each company so the lights are on when you arrive.'],
  keys: ['Keys', 'You get them once your lease begins and the payment and insurance are done.'],
};

/** The same for the homeowner, who looks on where residents act. */
export const homeownerStepLabels: Record<MoveInStep, readonly [title: string, why: string]> = {
  ...moveInStepLabels,
  condition: [
    moveInStepLabels.condition[0],
    'Room by room, with photos, signed by everyone. It shows the home’s condition at move-in.',
  ],
  money: ['Residents’ move-in payment', 'It stays in our deposit account until they have the keys.'],
  insurance: ['Residents’ insurance', 'For their own belongings, separate from your policy.'],
  utilities: ['Utilities in the residents’ names', 'They contact each company before they move in.'],
};
