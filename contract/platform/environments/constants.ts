/** Where the product runs. The differences between them are this table, and nothing else asks which one it is. */
export interface EnvironmentRules {
  /** What it is for. */
  purpose: string;
  /** Real people can reach it: every provider must be named, and demo accounts are refused. */
  isPublic: boolean;
  /** Search engines may list its pages. */
  isIndexed: boolean;
  /** Demo data may be loaded, and each page says so. */
  allowsDemoData: boolean;
}

const shared: EnvironmentRules = {
  purpose: 'A deployed branch that a team shares',
  isPublic: false,
  isIndexed: false,
  allowsDemoData: true,
};

export const environments = {
  // Not reachable from outside, and rendered as in production.
  development: { ...shared, purpose: 'One developer’s machine', isIndexed: true },
  dev1: shared,
  dev2: shared,
  dev3: shared,
  dev4: shared,
  dev5: shared,
  dev6: shared,
  dev7: shared,
  dev8: shared,
  staging: { ...shared, purpose: 'The next release, as it will run', allowsDemoData: false },
  qa: { ...shared, purpose: 'Testing by people, with demo data' },
  sandbox: { ...shared, purpose: 'Partners and sales try the product with demo data' },
  production: {
    ...shared,
    purpose: 'Real homes, people, and money',
    isPublic: true,
    isIndexed: true,
    allowsDemoData: false,
  },
} as const satisfies Record<string, EnvironmentRules>;

export type EnvironmentName = keyof typeof environments;
export const ENVIRONMENT_NAMES = Object.keys(environments) as [EnvironmentName, ...EnvironmentName[]];
