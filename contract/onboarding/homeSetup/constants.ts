/** The five parts of a home's setup, in the order in which they are filled in, each with its groups of questions. */
export const SETUP_PARTS = {
  home: ['property', 'appliances', 'photos'],
  entry: ['access', 'inspection'],
  rules: ['utilities', 'hoa', 'pets', 'lease'],
  knowledge: ['safety', 'documents'],
  money: ['insurance', 'approval', 'payout', 'w9'],
} as const;
export type SetupPart = keyof typeof SETUP_PARTS;

export const setupPartLabels: Readonly<Record<SetupPart, string>> = {
  home: 'The home',
  entry: 'Getting in',
  rules: 'Bills and rules',
  knowledge: 'What you know',
  money: 'Money',
};

export const isSetupPart = (name: string): name is SetupPart => Object.hasOwn(SETUP_PARTS, name);

/** The groups of a home's setup, in the order in which they are asked. Each has a run of answers and may have a helper. */
export const SETUP_GROUPS = [
  ...SETUP_PARTS.home,
  ...SETUP_PARTS.entry,
  ...SETUP_PARTS.rules,
  ...SETUP_PARTS.knowledge,
  ...SETUP_PARTS.money,
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
