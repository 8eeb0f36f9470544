import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

/** The homeowner lets the residents walk through before the lease begins; the report opens on that day. */
export function WalkThroughForm({ moveIn: { leaseId, condition } }: { readonly moveIn: MoveIn }) {
  const [on, setOn] = useState('');
  const [attempted, setAttempted] = useState(false);
  const schedule = useApiMutation(moveIns.scheduleWalkThrough, { touches: [moveIns] });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (on) schedule.mutate({ params: { leaseId }, body: { on } });
  };
  return (
    <Stack as="form" noValidate onSubmit={submit} $gap="s12" $align="start">
      {condition.walkThroughOn && (
        <Text>Walk-through: {formatDate(condition.walkThroughOn)}. We emailed the residents.</Text>
      )}
      <TextField
        label={condition.walkThroughOn ? 'Another day for the walk-through' : 'Walk through earlier?'}
        help="Choose a day before the lease begins. The report opens that day, and we email the residents."
        error={attempted && !on ? 'Choose a day.' : schedule.error?.fields?.on}
        type="date"
        value={on}
        onChange={setOn}
      />
      {schedule.error && !schedule.error.fields?.on && (
        <Notice live tone="danger">
          {schedule.error.message}
        </Notice>
      )}
      <Button type="submit" tone="secondary" loading={schedule.isPending}>
        Schedule walk-through
      </Button>
    </Stack>
  );
}
