// What comes off an account by a decision of ours, for other modules: as the system, with the lease locked.
export { addCredit, waiveCharge } from '@/server/modules/charges/staff/actions';
