import { useEffect, useState } from 'react';
import { type VisitWindow, visitWindows } from '@/components/account/shared/visitWindows';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Visit, type WorkOrder, workOrders } from '@/contract/workOrders/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { visitNames } from './maintenance.labels';

const HOURS = [
  [8, 10],
  [10, 12],
  [13, 15],
  [15, 17],
] as const;
const LEAD_MS = 3 * 3_600_000;

const isAhead = ({ status }: Visit) => status === 'booked' || status === 'en_route' || status === 'arrived';

/** The visits of a repair, and a way to book one or pick another time. */
export function VisitPanel({ order }: { readonly order: WorkOrder }) {
  const { visits, home, can } = order;
  if (visits.length === 0 && !can.includes('schedule')) return null;
  return (
    <Stack as="section" aria-labelledby="visits" $gap="s12" $align="start">
      <Heading id="visits" $size="small">
        Visits
      </Heading>
      {visits.map((visit) => (
        <div key={visit.id}>
          <Text>
            {formatDateTime(visit.startsAt, home.timeZone)} <Badge>{visitNames[visit.status]}</Badge>
          </Text>
          {visit.expectedAt && <Text>Expected at {formatDateTime(visit.expectedAt, home.timeZone)}</Text>}
          {visit.notice && (
            <Disclosure summary="Notice of entry">
              <Text style={{ whiteSpace: 'pre-line' }}>{visit.notice.text}</Text>
            </Disclosure>
          )}
        </div>
      ))}
      {can.includes('schedule') && <TimeForm order={order} ahead={visits.find(isAhead)} />}
    </Stack>
  );
}

function TimeForm({ order, ahead }: { readonly order: WorkOrder; readonly ahead: Visit | undefined }) {
  const [windows, setWindows] = useState<readonly VisitWindow[]>([]);
  const { timeZone } = order.home;
  useEffect(() => setWindows(visitWindows(timeZone, Date.now() + LEAD_MS, HOURS)), [timeZone]);
  const [from, setFrom] = useState('');
  const schedule = useApiMutation(workOrders.scheduleVisit, { touches: [workOrders] });
  const chosen = windows.find((window) => window.from === from);
  const { error } = schedule;
  return (
    <Stack $gap="s12" $align="start">
      <Field label={ahead ? 'Different time' : 'Visit time'} error={error?.fields?.startsAt}>
        {(control) => (
          <Select {...control} value={from} onChange={({ target }) => setFrom(target.value)}>
            <option value="">Choose a time</option>
            {windows.map((window) => (
              <option key={window.from} value={window.from}>
                {window.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {error && !error.fields?.startsAt && (
        <Notice live tone="danger" title="That did not work">
          {error.message}
        </Notice>
      )}
      <Button
        size="small"
        disabled={!chosen}
        loading={schedule.isPending}
        onClick={() =>
          chosen &&
          schedule.mutate({
            params: { workOrderId: order.id },
            body: { startsAt: chosen.from, endsAt: chosen.to, replaces: ahead?.id ?? null },
          })
        }
      >
        {ahead ? 'Change time' : 'Book this time'}
      </Button>
    </Stack>
  );
}
