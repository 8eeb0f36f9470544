import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { desk, type ItemPlan, MAX_WAITING_FOR, type QueueItem } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { pluralize } from '@/lib/format/text';
import { ActionError } from './ActionError';

interface PlanDialogProps {
  readonly queueId: string;
  readonly items: readonly QueueItem[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Fields of one item show its plan; of several, what is left empty stays as it is. */
export function PlanDialog({ queueId, items, onClose, onDone }: PlanDialogProps) {
  const [only] = items.length === 1 ? items : [];
  const [dueOn, setDueOn] = useState(only?.dueOn ?? '');
  const [snoozedUntil, setSnoozedUntil] = useState(only?.snoozedUntil ?? '');
  const [waitingFor, setWaitingFor] = useState(only?.waitingFor ?? '');
  const plan = useApiMutation(desk.planItems, { touches: [desk] });
  const fields = plan.error?.fields ?? {};
  const hasFieldError = Boolean(fields.dueOn ?? fields.snoozedUntil ?? fields.waitingFor);
  const entered: ItemPlan = {
    dueOn: dueOn || null,
    snoozedUntil: snoozedUntil || null,
    waitingFor: waitingFor.trim() || null,
  };
  const before: ItemPlan = {
    dueOn: only?.dueOn ?? null,
    snoozedUntil: only?.snoozedUntil ?? null,
    waitingFor: only?.waitingFor ?? null,
  };
  const changes: ItemPlan = {
    ...(entered.dueOn !== before.dueOn && { dueOn: entered.dueOn }),
    ...(entered.snoozedUntil !== before.snoozedUntil && { snoozedUntil: entered.snoozedUntil }),
    ...(entered.waitingFor !== before.waitingFor && { waitingFor: entered.waitingFor }),
  };
  const isEmpty = Object.keys(changes).length === 0;
  const send = () =>
    plan.mutate(
      { params: { queueId }, body: { ...changes, itemIds: items.map(({ id }) => id) } },
      { onSuccess: onDone },
    );
  return (
    <Dialog title={only ? `Plan: ${only.title}` : `Plan ${pluralize(items.length, 'item')}`} onClose={onClose}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) send();
        }}
      >
        {!only && <Text $tone="soft">Fields that you leave empty don’t change.</Text>}
        <TextField
          label="Done by"
          optional
          help="Our own day. Deadlines by law or contract stay as they are."
          type="date"
          value={dueOn}
          onChange={setDueOn}
          error={fields.dueOn}
          data-autofocus
        />
        <TextField
          label="Snooze until"
          optional
          help="Until that day it is in this queue under “Snoozed” only."
          type="date"
          value={snoozedUntil}
          onChange={setSnoozedUntil}
          error={fields.snoozedUntil}
        />
        <TextField
          label="Waiting for"
          optional
          help="For example: the insurer’s answer."
          maxLength={MAX_WAITING_FOR}
          value={waitingFor}
          onChange={setWaitingFor}
          error={fields.waitingFor}
        />
        <Row>
          <Button type="submit" loading={plan.isPending} disabled={isEmpty}>
            Save plan
          </Button>
          <Button tone="ghost" onClick={onClose}>
            Cancel
          </Button>
        </Row>
        {!hasFieldError && <ActionError error={plan.error} />}
      </Stack>
    </Dialog>
  );
}
