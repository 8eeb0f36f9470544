import { lifecycle } from '@/contract/lifecycle';

/** Stands for a ZIP Code that is not known yet. */
export const UNKNOWN_ZIPCODE = '00000';

/** Where a lead stands with us. An answer moves it on; we close it, and open it again. */
export const leadLifecycle = lifecycle({
  new: { answer: 'answered', win: 'won', lose: 'lost' },
  answered: { answer: 'answered', win: 'won', lose: 'lost' },
  won: { answer: 'won', reopen: 'answered' },
  lost: { answer: 'answered', reopen: 'answered' },
});
