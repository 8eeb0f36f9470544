import { lifecycle } from '@/contract/lifecycle';

/** A referral follows the home: the first moves happen by themselves; paying, or saying why not, is ours. */
export const referralLifecycle = lifecycle({
  invited: { join: 'joined' },
  joined: { list: 'home_listed', lease: 'reward_due', decline: 'declined' },
  home_listed: { lease: 'reward_due', decline: 'declined' },
  reward_due: { pay: 'paid', decline: 'declined' },
  paid: {},
  declined: {},
});

/** Format of a code in an address; any other text is not a code. */
export const REFERRAL_CODE = /^[a-z0-9]{8,16}$/;
/** So many invitations may wait at once. */
export const MAX_INVITATIONS = 50;
