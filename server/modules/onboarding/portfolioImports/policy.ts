import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

export function canReadPortfolioImports(actor: Person | null): boolean {
  return hasDuty(actor, 'admin') || hasDuty(actor, 'money');
}

export function canImportPortfolio(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}

/** Opening balances touch the books. */
export function canAskForOpeningBalances(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
