// Money of a large first bank debit: it counts as available for payouts some days after its settlement.
export { listHeld, sumHeld } from './queries';
