/** The groups of a home's setup, in the order in which they are shown. */
export const SETUP_GROUPS = [
  'property',
  'access',
  'utilities',
  'hoa',
  'appliances',
  'insurance',
  'safety',
  'pets',
  'lease',
  'approval',
  'payout',
  'w9',
  'documents',
  'inspection',
  'photos',
] as const;
export type SetupGroup = (typeof SETUP_GROUPS)[number];

export const setupGroupLabels: Readonly<Record<SetupGroup, string>> = {
  property: 'Property details',
  access: 'Access',
  utilities: 'Utilities and trash',
  hoa: 'HOA',
  appliances: 'Appliances and warranties',
  insurance: 'Insurance',
  safety: 'Safety',
  pets: 'Pets and smoking',
  lease: 'Lease preferences',
  approval: 'Approval threshold',
  payout: 'Payout account',
  w9: 'W-9',
  documents: 'Documents',
  inspection: 'Inspection',
  photos: 'Photos',
};
