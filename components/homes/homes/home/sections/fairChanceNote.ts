import type { Home } from '@/contract/homes/homes/endpoints';

/**
 * States where we never ask about criminal records: some cities forbid it, and we have not read the code of each other one
 * (contract/law/screeningRules.ts, which is too large for a first load).
 */
const NEVER_CONSIDERED: readonly string[] = ['CA', 'WA'];

/** What is said about criminal records in screening, where we never ask. */
export const fairChanceNote = ({ state }: Pick<Home, 'state'>): string | undefined =>
  NEVER_CONSIDERED.includes(state) ? 'We don’t ask about criminal records for this home.' : undefined;
