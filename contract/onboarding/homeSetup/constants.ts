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

/** Asked once for a property with several units; every other part is repeated for each unit. */
const SHARED_GROUPS: readonly SetupGroup[] = ['hoa', 'insurance', 'approval', 'payout', 'w9', 'documents'];
export const isSharedGroup = (group: SetupGroup): boolean => SHARED_GROUPS.includes(group);

export const isSetupGroup = (name: string): name is SetupGroup => (SETUP_GROUPS as readonly string[]).includes(name);

/** Codes that open the home: encrypted one by one, and each reading is recorded. */
export const ACCESS_CODES = {
  lockbox: 'Lockbox',
  alarm: 'Alarm',
  gate: 'Gate',
  garage: 'Garage',
  wifi: 'Wi-Fi',
} as const;
export type AccessCodeKind = keyof typeof ACCESS_CODES;

/** Codes that those who live there read too. The lockbox is for our visits. */
export const RESIDENT_CODES: readonly AccessCodeKind[] = ['alarm', 'gate', 'garage', 'wifi'];
