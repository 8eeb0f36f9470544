import type { Account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';

/** Leads a homeowner without a rental from Payments to Earnings. */
export const paymentsElsewhere = ({ roles, residences }: Pick<Account, 'roles' | 'residences'>): string | undefined =>
  roles.includes('homeowner') && residences.length === 0 ? routes.accounts.portfolio.earnings() : undefined;
