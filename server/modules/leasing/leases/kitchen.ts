// Where the law requires it, a lease or a renewal is sent only for a home with a stove and a refrigerator that work.
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { applianceRule } from '@/contract/law/tenancy';
import { conflict } from '@/server/http/errors';
import type { HomeRow } from '@/server/modules/homes/homes';

type KitchenHome = Pick<HomeRow, 'kitchen' | 'state' | 'city' | 'zipcode'>;

/**
 * @throws {ApiError} conflict, where a lease made, changed, or extended on a local day needs both appliances, and the
 *   homeowner never answered or lacks one (Cal. Civ. Code § 1941.1(a)(10) and (11)). That residents may bring a refrigerator
 *   is their own choice in the lease, and no condition of it.
 */
export function assertKitchen(home: KitchenHome, day: string): void {
  const rule = applianceRule(jurisdictionOf(home), day);
  if (!rule || home.kitchen === 'both') return;
  throw conflict(
    home.kitchen === null
      ? `Before anyone signs a lease here, the homeowner must say whether the home has a stove and a refrigerator that work (${rule.source}). The question is under Appliances in the setup of the home.`
      : `A home here is leased only with a stove and a refrigerator that work (${rule.source}). Once both are there, the homeowner changes the answer under Appliances in the setup of the home.`,
  );
}
