import { cents } from '@/contract/amounts/cents';
import type { HomeWealth, WealthInputs } from '@/contract/money/wealth/endpoints';
import { wealthDefaults } from '@/contract/money/wealth/projection';
import type { WealthRow } from './repo';

/** Initial values: the lease, the agreement, and usual shares. Only the owner knows the rest. */
function startingInputs({ leaseRentCents, listedRentCents, feeBps, repairsCents }: WealthRow): WealthInputs {
  return {
    ...wealthDefaults,
    valueCents: 0,
    cashInvestedCents: 0,
    loanCents: 0,
    loanRateBps: 0,
    loanMonths: 0,
    rentCents: leaseRentCents ?? listedRentCents,
    ...(feeBps !== null && { feeBps }),
    taxCents: 0,
    insuranceCents: 0,
    upkeepCents: Math.max(0, repairsCents),
    hoaCents: 0,
    purchasePriceCents: 0,
    yearsOwned: 0,
  };
}

function sourcesOf({ leaseRentCents, listedRentCents, feeBps, repairsCents }: WealthRow): HomeWealth['sources'] {
  return {
    ...(leaseRentCents === null
      ? listedRentCents > 0 && { rentCents: 'From your listing' }
      : { rentCents: 'From the current lease' }),
    ...(feeBps !== null && { feeBps: 'From your management agreement' }),
    ...(repairsCents > 0 && { upkeepCents: 'Repairs paid in the last 12 months' }),
  };
}

export function presentWealth(row: WealthRow): HomeWealth {
  const { homeId, address, city, state, status, inputs, scenarios, updatedAt, repairsCents } = row;
  return {
    homeId,
    address,
    city,
    state,
    status,
    inputs: inputs ?? startingInputs(row),
    scenarios: scenarios ?? [],
    savedAt: updatedAt?.toISOString() ?? null,
    sources: inputs ? {} : sourcesOf(row),
    repairsLastYearCents: cents(Math.max(0, repairsCents)),
  };
}
