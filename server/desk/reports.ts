// Every report of the desk. Each module names its own as data.

import { proReports } from '@/server/modules/care/pros/deskReports';
import { homeReports } from '@/server/modules/homes/homes/deskReports';
import { leaseReports } from '@/server/modules/leasing/leases/deskReports';
import { chargeReports } from '@/server/modules/money/charges/deskReports';
import { ledgerReports } from '@/server/modules/money/reconciliations/deskReports';
import type { DeskReport } from './types';

/** In the order in which they are shown. */
export const deskReports: readonly DeskReport[] = [
  ...chargeReports,
  ...leaseReports,
  ...homeReports,
  ...ledgerReports,
  ...proReports,
];
