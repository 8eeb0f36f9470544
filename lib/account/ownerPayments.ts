import type { Account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';

/** Where the payments of somebody are who rents nothing and has homes: what these earn. */
export const paymentsElsewhere = ({ roles, residences }: Pick<Account, 'roles' | 'residences'>): string | undefined =>
  roles.includes('homeowner') && residences.length === 0 ? routes.accounts.portfolio.earnings() : undefined;
