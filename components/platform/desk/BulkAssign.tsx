import dynamic from 'next/dynamic';
import { useState } from 'react';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Button } from '@/components/ui/actions/Button';
import { toast } from '@/components/ui/feedback/announcements';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import { desk, type Queue, type QueueItem, type QueuePage } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { pluralize } from '@/lib/format/text';
import { ActionError } from './ActionError';
import { assigneeLabel } from './assignees';

const PlanDialog = clientOnly(dynamic(() => import('./PlanDialog').then((file) => file.PlanDialog), { ssr: false }));

interface BulkAssignProps {
  readonly queue: Queue;
  readonly items: readonly QueueItem[];
  readonly assignees: QueuePage['assignees'];
  readonly onDone: () => void;
}

/** Assigns, plans, or closes the selected items. Undo restores each earlier assignee. */
export function BulkAssign({ queue, items, assignees, onDone }: BulkAssignProps) {
  const [assigneeId, setAssigneeId] = useState('');
  const assign = useApiMutation(desk.assignItems, { touches: [desk] });
  const resolve = useApiMutation(desk.resolveItems, { touches: [desk] });
  const [isPlanning, setIsPlanning] = useState(false);
  const params = { queueId: queue.id };
  const itemIds = items.map(({ id }) => id);
  const undo = (before: readonly QueueItem[]) => {
    for (const who of new Set(before.map(({ assignee }) => assignee?.id ?? null))) {
      const itemIds = before.filter(({ assignee }) => (assignee?.id ?? null) === who).map(({ id }) => id);
      assign.mutate({ params, body: { itemIds, assigneeId: who } });
    }
  };
  // The list is read again once they are assigned, and may be gone from the page by the time of the answer.
  const run = async () => {
    const before = items;
    const body = { itemIds, assigneeId: assigneeId || null };
    const done = await assign.mutateAsync({ params, body }).catch(() => undefined);
    if (!done) return;
    const action = { label: 'Undo', onPress: () => undo(before) };
    toast(`${pluralize(done.assigned, 'item')} assigned`, { action });
    onDone();
  };
  const close = async () => {
    const done = await resolve.mutateAsync({ params, body: { itemIds } }).catch(() => undefined);
    if (!done) return;
    toast(`${pluralize(done.resolved, 'item')} marked done`);
    onDone();
  };
  return (
    <Card $pad="s16" $tone="sunken" role="group" aria-label="Selected items">
      <Row $align="end">
        <Text $weight="semibold">{pluralize(items.length, 'item')} selected</Text>
        <SelectField
          label="Assign all to"
          options={[
            { value: '', label: 'No one' },
            ...assignees.map((each) => ({ value: each.id, label: assigneeLabel(each) })),
          ]}
          value={assigneeId}
          onChange={setAssigneeId}
        />
        <Button size="small" loading={assign.isPending} onClick={() => void run()}>
          Assign {pluralize(items.length, 'item')}
        </Button>
        <Button size="small" tone="secondary" onClick={() => setIsPlanning(true)}>
          Plan or snooze
        </Button>
        {queue.canResolve && (
          <Button size="small" tone="secondary" loading={resolve.isPending} onClick={() => void close()}>
            Mark {pluralize(items.length, 'item')} done
          </Button>
        )}
        <Button size="small" tone="ghost" onClick={onDone}>
          Clear selection
        </Button>
      </Row>
      <ActionError error={assign.error ?? resolve.error} />
      {isPlanning && (
        <PlanDialog
          queueId={queue.id}
          items={items}
          onClose={() => setIsPlanning(false)}
          onDone={() => {
            setIsPlanning(false);
            onDone();
          }}
        />
      )}
    </Card>
  );
}
