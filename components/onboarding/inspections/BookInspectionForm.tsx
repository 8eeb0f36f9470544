import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type HomeToInspect, inspections } from '@/contract/onboarding/inspections/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { inspectionReasonLabels } from './inspection.labels';

/** A home that waits for its inspection: choose a time that is free on the calendar. */
export function BookInspectionForm({ home }: { readonly home: HomeToInspect }) {
  const reason = inspectionReasonLabels[home.reason];
  const [isOpen, setOpen] = useState(false);
  return (
    <Card $pad="s16">
      <Stack $gap="s8" $align="start">
        <Heading as="h3" $size="label">
          {home.address}
        </Heading>
        {home.ownerName && <Text $tone="soft">Owner: {home.ownerName}</Text>}
        {reason && <Text>{reason}</Text>}
        {isOpen ? (
          <TimeForm home={home} />
        ) : (
          <Button size="small" onClick={() => setOpen(true)}>
            Book inspection
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function TimeForm({ home }: { readonly home: HomeToInspect }) {
  const [startsAt, setStartsAt] = useState('');
  const { data, refetch } = useApi(inspections.listInspectionSlots, { params: { homeId: home.id } });
  const book = useApiMutation(inspections.bookInspection, { touches: [inspections] });
  const isSlotTaken = book.error?.code === 'slotTaken';
  if (data?.starts.length === 0)
    return (
      <Text $tone="soft">
        No inspector of this region has a free time in the next three weeks. An administrator sets their working hours
        on the team page.
      </Text>
    );
  return (
    <Stack $gap="s8" $align="start">
      <SelectField
        label="Time"
        error={book.error?.fields?.startsAt}
        options={[
          { value: '', label: 'Choose a time' },
          ...(data?.starts.map((start) => ({ value: start, label: formatDateTime(start, data.timeZone) })) ?? []),
        ]}
        value={startsAt}
        onChange={setStartsAt}
      />
      {book.error && (
        <Notice live tone="danger" title={isSlotTaken ? 'That time was just taken' : 'That didn’t work'}>
          {isSlotTaken ? 'Choose another time. The list shows what’s open now.' : book.error.message}
        </Notice>
      )}
      <Button
        size="small"
        loading={book.isPending}
        disabled={startsAt === ''}
        onClick={() =>
          book.mutate(
            { params: { homeId: home.id }, body: { startsAt } },
            {
              onError: ({ code }) => {
                if (code !== 'slotTaken') return;
                setStartsAt('');
                void refetch();
              },
            },
          )
        }
      >
        Book this time
      </Button>
    </Stack>
  );
}
