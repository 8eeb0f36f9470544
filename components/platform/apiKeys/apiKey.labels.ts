import type { ApiScope } from '@/contract/platform/apiKeys/endpoints';

export const scopeLabels: Record<ApiScope, { readonly label: string; readonly help: string }> = {
  'listings:read': { label: 'Read listings', help: 'What every visitor sees: homes on the market, regions, places.' },
  'homes:read': { label: 'Read homes', help: 'Every home we manage: address, status, rent. No people.' },
  'leases:read': { label: 'Read leases', help: 'Status, days, rent, and deposit of each lease. No people.' },
  'work-orders:read': { label: 'Read work orders', help: 'Status and title of each work order. No people or prices.' },
  'reports:read': {
    label: 'Read the rent roll',
    help: 'Each lease with its balance and deposit, and the names of residents and owners.',
  },
  'leads:create': { label: 'Create leads', help: 'People who are interested in a home or in our services.' },
  'work-orders:create': { label: 'Create work orders', help: 'Problems of a home, in the name of the partner.' },
};

/** A length of overlap for people. */
export const overlapLabel = (hours: number): string =>
  hours === 0 ? 'End it at once' : hours < 24 ? `${hours} hour` : hours === 24 ? '1 day' : `${hours / 24} days`;
