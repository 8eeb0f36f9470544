import { useState } from 'react';
import { ArrivalSelect } from '@/components/flow/fields/ArrivalSelect';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type WorkOrder, type WorkOrderMove, workOrders } from '@/contract/workOrders/endpoints';
import { useApi } from '@/hooks/useApi';
import { ARRIVAL_MINUTES, inMinutes } from '@/lib/format/arrival';

/** Moves that need more than a click, with what is asked. */
export const FORM_MOVES = {
  ask: 'What do you need to know?',
  proceed: 'Why should it go ahead?',
  unassign: 'Why?',
  depart: 'They arrive in',
  delay: 'They arrive in',
  wait: 'What are we waiting for?',
  miss: 'What happened?',
  decline: 'Why?',
  reopen: 'What’s still wrong?',
  mark_duplicate: 'Which one was reported first?',
  separate: 'Why?',
  cancel: 'Why?',
} as const;
export type FormMove = keyof typeof FORM_MOVES;

interface StaffMoveFormProps {
  readonly order: WorkOrder;
  readonly event: FormMove;
  readonly isPending: boolean;
  readonly onSave: (move: WorkOrderMove) => void;
}

/** What one move of our team needs to know. */
export function StaffMoveForm({ order, event, isPending, onSave }: StaffMoveFormProps) {
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState<number>(ARRIVAL_MINUTES[1]);
  const [temporaryFix, setTemporaryFix] = useState(false);
  const [of, setOf] = useState('');
  const isArrival = event === 'depart' || event === 'delay';
  const isDuplicate = event === 'mark_duplicate';
  function save() {
    if (isArrival) return onSave({ event, expectedAt: inMinutes(minutes) });
    if (isDuplicate) return onSave({ event, of });
    if (event === 'ask') return onSave({ event, message: text });
    if (event === 'wait') return onSave({ event, waitingFor: text, temporaryFix });
    return onSave({ event, reason: text });
  }
  return (
    <Stack $gap="s12" $align="start">
      {isArrival ? (
        <Field label={FORM_MOVES[event]}>
          {(control) => (
            <ArrivalSelect {...control} value={minutes} onChange={({ target }) => setMinutes(Number(target.value))} />
          )}
        </Field>
      ) : isDuplicate ? (
        <FirstReport order={order} label={FORM_MOVES[event]} value={of} onChange={setOf} />
      ) : (
        <TextAreaField label={FORM_MOVES[event]} rows={2} value={text} onChange={setText} />
      )}
      {event === 'wait' && (
        <Checkbox checked={temporaryFix} onChange={({ target }) => setTemporaryFix(target.checked)}>
          There is a temporary fix until then
        </Checkbox>
      )}
      <Button size="small" loading={isPending} disabled={isDuplicate && of === ''} onClick={save}>
        Save
      </Button>
    </Stack>
  );
}

interface FirstReportProps {
  readonly order: WorkOrder;
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The open repairs of the same home. */
function FirstReport({ order, label, value, onChange }: FirstReportProps) {
  const { data } = useApi(workOrders.listWorkOrders, { query: { homeId: order.home.id } });
  const others = data?.items.filter(({ id }) => id !== order.id);
  if (others?.length === 0) return <Text>No other repair is open at this home.</Text>;
  return (
    <SelectField
      label={label}
      help="What was written here goes to that repair."
      options={[
        { value: '', label: 'Choose a repair' },
        ...(others ?? []).map(({ id, reference, title }) => ({ value: id, label: `${reference} ${title}` })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
