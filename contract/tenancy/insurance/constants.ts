export const POLICY_FORMS = ['dp1', 'dp2', 'dp3', 'homeowner', 'earthquake', 'flood', 'other'] as const;
export type PolicyForm = (typeof POLICY_FORMS)[number];

/** Forms of a rented home one can choose a coverage of. */
export const RENTAL_FORMS = ['dp1', 'dp2', 'dp3'] as const;
export type RentalForm = (typeof RENTAL_FORMS)[number];

export const ADD_ONS = ['vandalism', 'waterBackup', 'ordinance', 'earthquake', 'flood', 'wind'] as const;
export type AddOn = (typeof ADD_ONS)[number];

/** What a landlord policy leaves out or limits, and where a home lies decides how likely it is. */
export const HAZARDS = ['earthquake', 'flood', 'wildfire', 'wind'] as const;
export type Hazard = (typeof HAZARDS)[number];
export const HAZARD_LEVELS = ['high', 'moderate', 'low'] as const;
export type HazardLevel = (typeof HAZARD_LEVELS)[number];

/** Where an add-on belongs to the risks of the place; elsewhere it is not offered. */
export const ADD_ON_STATES: Readonly<Partial<Record<AddOn, readonly string[]>>> = {
  earthquake: ['CA', 'WA'],
  wind: ['FL'],
};

export const LIABILITY_LIMITS = [10_000_000, 30_000_000, 50_000_000, 100_000_000] as const;
export const DEDUCTIBLES = [100_000, 250_000, 500_000, 1_000_000] as const;
export const MEDICAL_LIMITS = [100_000, 500_000] as const;

/** Days before the end of a policy on which its owner hears of it. */
export const POLICY_REMINDER_DAYS = [30, 14, 7, 1] as const;
export const MAX_POLICIES = 20;

/** What it costs to build a square foot again, until the owner says otherwise. */
export const REBUILD_CENTS_PER_SQFT: Readonly<Record<string, number>> = {
  CA: 35_000,
  WA: 29_000,
  FL: 24_000,
  VA: 21_000,
};
