import { useState } from 'react';
import { useRepairText } from '@/components/care/workOrders/repairText';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Visit, type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { dateFormat } from '@/contract/format/intl';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { visitNames } from './maintenance.labels';

/** `Tue, Nov 24, 8 AM – 10 AM` at the home. */
function slotLabel(startsAt: string, endsAt: string, timeZone: string, locale: string): string {
  const day = dateFormat({ timeZone, weekday: 'short', month: 'short', day: 'numeric' }, locale);
  const time = dateFormat({ timeZone, hour: 'numeric' }, locale);
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return `${day.format(from)}, ${time.format(from)} – ${time.format(to)}`;
}

const isAhead = ({ status }: Visit) => status === 'booked' || status === 'en_route' || status === 'arrived';

/** The visits of a repair, and a way to book one or pick another time. */
export function VisitPanel({ order }: { readonly order: WorkOrder }) {
  const { t, locale } = useRepairText();
  const { visits, home, can } = order;
  if (visits.length === 0 && !can.includes('schedule')) return null;
  return (
    <Stack as="section" aria-labelledby="visits" $gap="s12" $align="start">
      <Heading id="visits" $size="small">
        {t('Visits')}
      </Heading>
      {visits.map((visit) => (
        <div key={visit.id}>
          <Text>
            {formatDateTime(visit.startsAt, home.timeZone, locale)} <Badge>{t(visitNames[visit.status])}</Badge>
          </Text>
          {visit.expectedAt && (
            <Text>
              {t('Expected at')} {formatDateTime(visit.expectedAt, home.timeZone, locale)}
            </Text>
          )}
          {visit.notice && (
            <Disclosure summary={t('Notice of entry')}>
              <Text style={{ whiteSpace: 'pre-line' }}>{visit.notice.text}</Text>
            </Disclosure>
          )}
        </div>
      ))}
      {can.includes('schedule') && <TimeForm order={order} ahead={visits.find(isAhead)} />}
    </Stack>
  );
}

/** The times at which the Pro is free and the person who lives there hears of it early enough. */
function TimeForm({ order, ahead }: { readonly order: WorkOrder; readonly ahead: Visit | undefined }) {
  const { t, locale } = useRepairText();
  const params = { workOrderId: order.id };
  const query = useApi(workOrders.listVisitSlots, { params });
  const { data } = query;
  const [from, setFrom] = useState('');
  const schedule = useApiMutation(workOrders.scheduleVisit, { touches: [workOrders] });
  const { error } = schedule;
  if (!data)
    return (
      <Loaded
        query={query}
        title={t('We couldn’t load open times')}
        skeleton={<Skeleton $height="5rem" $round="card" />}
      />
    );
  if (data.slots.length === 0)
    return (
      <Text $tone="soft">{t('No time is free in the next two weeks. Write to us below and we’ll find one.')}</Text>
    );
  const { slots, timeZone, entryRule } = data;
  const chosen = slots.find(({ startsAt }) => startsAt === from);
  return (
    <Stack $gap="s12" $align="start">
      <SelectField
        label={t(ahead ? 'Different time' : 'Visit time')}
        help={order.role === 'resident' ? undefined : (entryRule ?? undefined)}
        error={error?.fields?.startsAt}
        options={[
          { value: '', label: t('Choose a time') },
          ...slots.map(({ startsAt, endsAt, suits }) => ({
            value: startsAt,
            label: `${slotLabel(startsAt, endsAt, timeZone, locale)}${suits && order.role !== 'resident' ? ' (suits the resident)' : ''}`,
          })),
        ]}
        value={from}
        onChange={setFrom}
      />
      {error && !error.fields?.startsAt && (
        <Notice live tone="danger" title={t('That did not work')}>
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
            params,
            body: { startsAt: chosen.startsAt, endsAt: chosen.endsAt, replaces: ahead?.id ?? null },
          })
        }
      >
        {t(ahead ? 'Change time' : 'Book this time')}
      </Button>
    </Stack>
  );
}
