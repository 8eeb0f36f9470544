import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { toast } from '@/components/ui/feedback/announcements';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import { desk, type QueueItem, type QueuePage } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { pluralize } from '@/lib/format/text';
import { ActionError } from './ActionError';

interface BulkAssignProps {
  readonly queueId: string;
  readonly items: readonly QueueItem[];
  readonly assignees: QueuePage['assignees'];
  readonly onDone: () => void;
}

/** Assigns the selected items to a colleague; Undo restores each earlier assignee. */
export function BulkAssign({ queueId, items, assignees, onDone }: BulkAssignProps) {
  const [assigneeId, setAssigneeId] = useState('');
  const assign = useApiMutation(desk.assignItems, { touches: [desk] });
  const params = { queueId };
  const undo = (before: readonly QueueItem[]) => {
    for (const who of new Set(before.map(({ assignee }) => assignee?.id ?? null))) {
      const itemIds = before.filter(({ assignee }) => (assignee?.id ?? null) === who).map(({ id }) => id);
      assign.mutate({ params, body: { itemIds, assigneeId: who } });
    }
  };
  // The list is read again once they are assigned, and may be gone from the page by the time of the answer.
  const run = async () => {
    const before = items;
    const body = { itemIds: items.map(({ id }) => id), assigneeId: assigneeId || null };
    const done = await assign.mutateAsync({ params, body }).catch(() => undefined);
    if (!done) return;
    const action = { label: 'Undo', onPress: () => undo(before) };
    toast(`${pluralize(done.assigned, 'item')} assigned`, { action });
    onDone();
  };
  return (
    <Card $pad="s16" $tone="sunken" role="group" aria-label="Selected items">
      <Row $align="end">
        <Text $weight="semibold">{pluralize(items.length, 'item')} selected</Text>
        <SelectField
          label="Assign all to"
          options={[{ value: '', label: 'No one' }, ...assignees.map(({ id, name }) => ({ value: id, label: name }))]}
          value={assigneeId}
          onChange={setAssigneeId}
        />
        <Button size="small" loading={assign.isPending} onClick={() => void run()}>
          Assign {pluralize(items.length, 'item')}
        </Button>
        <Button size="small" tone="ghost" onClick={onDone}>
          Clear selection
        </Button>
      </Row>
      <ActionError error={assign.error} />
    </Card>
  );
}
