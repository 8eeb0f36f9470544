import type { AddOn, PolicyForm, RentalForm } from '@/contract/insurance/endpoints';

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

/** What a landlord policy leaves out, unless an add-on is chosen. */
export const exclusions: readonly { text: string; unless?: AddOn }[] = [
  { text: 'Floods', unless: 'flood' },
  { text: 'Earthquakes', unless: 'earthquake' },
  { text: 'Sewer or drain backup', unless: 'waterBackup' },
  { text: 'Wear, rot, mold, and pests' },
  { text: 'Your residents’ own things' },
  { text: 'Damage while the home is empty for more than 60 days' },
];
