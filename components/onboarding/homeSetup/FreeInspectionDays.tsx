import { Text } from '@/components/ui/text/Text';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { useApi } from '@/hooks/useApi';

const SHOWN_DAYS = 8;

/** The next days on which our calendar has a free time, to choose from. */
export function FreeInspectionDays({ homeId }: { readonly homeId: string }) {
  const { data } = useApi(inspections.listInspectionSlots, { params: { homeId } });
  if (!data || data.starts.length === 0) return null;
  const { timeZone } = data;
  const dayOf = (start: string) =>
    new Date(start).toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone });
  const days = [...new Set(data.starts.map(dayOf))].slice(0, SHOWN_DAYS);
  return (
    <Text>
      <strong>Days with free times:</strong> {days.join(' · ')}
    </Text>
  );
}
