import { useState } from 'react';
import { ChooseSlot } from '@/components/layout/slots/ChooseSlot';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type HomeToInspect, inspections } from '@/contract/onboarding/inspections/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
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
  const params = { homeId: home.id };
  const query = useApi(inspections.listInspectionSlots, { params });
  const { data, refetch } = query;
  const book = useApiMutation(inspections.bookInspection, { touches: [inspections] });
  if (!data)
    return (
      <Loaded query={query} title="We couldn’t load open times" skeleton={<Skeleton $height="5rem" $round="card" />} />
    );
  return (
    <ChooseSlot
      slots={data}
      label="Book this time"
      noTimes="No inspector of this region has a free time in the next three weeks. An administrator sets their working hours on the team page."
      isPending={book.isPending}
      error={book.error}
      onTaken={() => void refetch()}
      onBook={(startsAt, handlers) => book.mutate({ params, body: { startsAt } }, handlers)}
    />
  );
}
