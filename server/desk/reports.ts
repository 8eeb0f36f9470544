// Every report of the desk. Each module names its own as data.

import { proReports } from '@/server/modules/care/pros/deskReports';
import { homeReports } from '@/server/modules/homes/homes/deskReports';
import { leaseReports } from '@/server/modules/leasing/leases/deskReports';
import { chargeReports } from '@/server/modules/money/charges/deskReports';
import { payoutReports } from '@/server/modules/money/payouts/deskReports';
import { ledgerReports } from '@/server/modules/money/reconciliations/deskReports';
import { taxReports } from '@/server/modules/money/taxForms/deskReports';
import { staffReports } from '@/server/modules/platform/auditLog/deskReports';
import type { DeskReport } from './types';

/** In the order in which they are shown. */
export const deskReports: readonly DeskReport[] = [
  ...chargeReports,
  ...leaseReports,
  ...homeReports,
  ...ledgerReports,
  ...payoutReports,
  ...taxReports,
  ...proReports,
  ...staffReports,
];
