import { ArrivalSelect } from '@/components/flow/fields/ArrivalSelect';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/fields/Field';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type WorkOrder, type WorkOrderMove, workOrders } from '@/contract/care/workOrders/endpoints';
import { useApi } from '@/hooks/useApi';
import { useDraft } from '@/hooks/useDraft';
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
  readonly onSave: (move: WorkOrderMove, onSaved: () => void) => void;
}

/** What one move of our team needs to know. */
export function StaffMoveForm({ order, event, isPending, onSave }: StaffMoveFormProps) {
  const {
    values: { text, minutes, temporaryFix, of },
    set,
    clear,
  } = useDraft(`staff-move:${order.id}:${event}`, {
    text: '',
    minutes: ARRIVAL_MINUTES[1] as number,
    temporaryFix: false,
    of: '',
  });
  const isArrival = event === 'depart' || event === 'delay';
  const isDuplicate = event === 'mark_duplicate';
  function save() {
    if (isArrival) return onSave({ event, expectedAt: inMinutes(minutes) }, clear);
    if (isDuplicate) return onSave({ event, of }, clear);
    if (event === 'ask') return onSave({ event, message: text }, clear);
    if (event === 'wait') return onSave({ event, waitingFor: text, temporaryFix }, clear);
    return onSave({ event, reason: text }, clear);
  }
  return (
    <Stack $gap="s12" $align="start">
      {isArrival ? (
        <Field label={FORM_MOVES[event]}>
          {(control) => (
            <ArrivalSelect
              {...control}
              value={minutes}
              onChange={({ target }) => set({ minutes: Number(target.value) })}
            />
          )}
        </Field>
      ) : isDuplicate ? (
        <FirstReport order={order} label={FORM_MOVES[event]} value={of} onChange={(of) => set({ of })} />
      ) : (
        <TextAreaField label={FORM_MOVES[event]} rows={2} value={text} onChange={(text) => set({ text })} />
      )}
      {event === 'wait' && (
        <Checkbox checked={temporaryFix} onChange={({ target }) => set({ temporaryFix: target.checked })}>
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
