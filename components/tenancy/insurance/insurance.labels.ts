import type { AddOn, Hazard, HazardLevel, PolicyForm, RentalForm } from '@/contract/tenancy/insurance/endpoints';

export const formLabels: Readonly<Record<PolicyForm, string>> = {
  dp1: 'Landlord policy DP-1 (basic)',
  dp2: 'Landlord policy DP-2 (broad)',
  dp3: 'Landlord policy DP-3 (special)',
  homeowner: 'Homeowner policy',
  earthquake: 'Earthquake policy',
  flood: 'Flood policy',
  other: 'Another policy',
};

export const rentalFormHelp: Readonly<Record<RentalForm, string>> = {
  dp1: 'Covers a short list of events and pays what things are worth today.',
  dp2: 'Covers a longer list and pays to rebuild.',
  dp3: 'Covers every event that isn’t excluded and pays to rebuild.',
};

export const addOnLabels: Readonly<Record<AddOn, string>> = {
  vandalism: 'Vandalism',
  waterBackup: 'Water backup',
  ordinance: 'Building code upgrades',
  earthquake: 'Earthquake',
  flood: 'Flood',
  wind: 'Wind and hurricane',
};

export const premiumLabels: Readonly<Record<string, string>> = {
  ...addOnLabels,
  dwelling: 'The house (A)',
  otherStructures: 'Other structures (B)',
  contents: 'Your things in it (C)',
  lostRent: 'Lost rent (D)',
  liability: 'Liability',
  medical: 'Medical payments',
};

export const hazardLabels: Readonly<Record<Hazard, { readonly title: string; readonly text: string }>> = {
  earthquake: { title: 'Earthquake', text: 'Landlord policies leave it out. It’s insured by a policy of its own.' },
  flood: { title: 'Flood', text: 'Landlord policies leave it out. It’s insured by a policy of its own.' },
  wildfire: {
    title: 'Wildfire',
    text: 'Most policies pay for fire. Where it is likely, some insurers don’t renew, so ask yours well before your policy ends.',
  },
  wind: {
    title: 'Hurricane and wind',
    text: 'Where storms are likely, policies often have a separate, higher deductible for wind, or leave it out.',
  },
};

export const hazardLevelLabels: Readonly<Record<HazardLevel, string>> = {
  high: 'High',
  moderate: 'Moderate',
  low: 'Low',
};

/** What a landlord policy leaves out, unless an add-on is chosen. */
export const exclusions: readonly { text: string; unless?: AddOn }[] = [
  { text: 'Floods', unless: 'flood' },
  { text: 'Earthquakes', unless: 'earthquake' },
  { text: 'Sewer or drain backup', unless: 'waterBackup' },
  { text: 'Wear, rot, mold, and pests' },
  { text: 'Your residents’ own things' },
  { text: 'Damage while the home is empty for more than 60 days' },
];
