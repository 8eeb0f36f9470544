// The lease that charges are about, for modules that collect or return its money.
import * as repo from '@/server/modules/money/charges/repo';

export type LeaseRow = repo.LeaseRow;

export const { findLease, hasKeys, lockLease, openCents } = repo;
