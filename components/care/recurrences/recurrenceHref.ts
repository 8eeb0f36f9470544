import type { RecurrenceSummary } from '@/contract/care/recurrences/endpoints';
import { routes } from '@/contract/routes';
import type { PlanReader } from './care.labels';

export const planHref = (reader: PlanReader) =>
  reader === 'owner' ? routes.accounts.portfolio.recurrence() : routes.accounts.home.recurrence();

export function recurrenceHref(
  reader: PlanReader,
  { id, homeId, type }: Pick<RecurrenceSummary, 'id' | 'homeId' | 'type'>,
) {
  const params = { homeUniqueId: homeId, recurrenceType: type, subtaskId: id };
  return reader === 'owner'
    ? routes.accounts.portfolio.recurrenceSubtask(params)
    : routes.accounts.home.recurrenceSubtask(params);
}
