import type { Env } from '@/server/env';
import type { ItemRow, ReportRow } from '@/server/modules/money/unclaimedProperty/repo';

/** What a report says: who holds the money, which state gets it, and the items with their owners. */
export interface ReportedProperty {
  holder: Env['TAX_PAYER'];
  report: Pick<ReportRow, 'id' | 'state' | 'dueOn'>;
  items: readonly ItemRow[];
}
