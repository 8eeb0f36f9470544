import { useState } from 'react';
import { ActionError } from '@/components/platform/desk/ActionError';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  type BehalfActionId,
  behalfActionIds,
  behalfActions,
  type DeskPerson,
  desk,
  NEVER_FOR_OTHERS,
} from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

const MIN_REASON = 10;

/** Tours or applications that the act can be about; null where it is about the person. */
const subjectsOf = ({ appointments, applications }: DeskPerson, action: BehalfActionId) =>
  action === 'cancelAppointment'
    ? appointments.map(({ id, title }) => ({ id, label: title }))
    : action === 'withdrawApplication'
      ? applications.map(({ id, address }) => ({ id, label: address }))
      : null;

/** The few things our team may do for a person who asked for it. */
export function BehalfForm({ person }: { readonly person: DeskPerson }) {
  const possible = behalfActionIds.filter((id) => subjectsOf(person, id)?.length !== 0);
  const {
    values: { chosen, subject, reason },
    set,
    clear,
  } = useDraft(`behalf:${person.id}`, { chosen: 'endSessions' as BehalfActionId, subject: '', reason: '' });
  const action = possible.includes(chosen) ? chosen : 'endSessions';
  const subjects = subjectsOf(person, action);
  const [problem, setProblem] = useState<string>();
  const act = useApiMutation(desk.actForPerson, { touches: [desk] });
  const subjectId = subjects?.find(({ id }) => id === subject)?.id ?? subjects?.[0]?.id ?? null;
  const submit = () => {
    const isShort = reason.trim().length < MIN_REASON;
    setProblem(isShort ? 'Enter who asked and how' : undefined);
    if (isShort) return;
    act.mutate(
      { params: { personId: person.id }, body: { action, subjectId, reason: reason.trim() } },
      { onSuccess: clear },
    );
  };
  return (
    <Card as="section" aria-labelledby="behalf">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Heading id="behalf" $size="small">
          Act on their behalf
        </Heading>
        <Text $tone="soft">Only if they asked. We email them about it. {NEVER_FOR_OTHERS}</Text>
        <SelectField
          label="Action"
          options={possible.map((id) => ({ value: id, label: behalfActions[id].label }))}
          value={action}
          onChange={(chosen) => set({ chosen })}
        />
        {subjects && (
          <SelectField
            label="Tour or application"
            options={subjects.map(({ id, label }) => ({ value: id, label }))}
            value={subjectId ?? ''}
            onChange={(subject) => set({ subject })}
          />
        )}
        <TextField
          label="Who asked, and how?"
          help="We quote this in the email to them."
          error={problem}
          maxLength={500}
          value={reason}
          onChange={(reason) => set({ reason })}
        />
        <Row>
          <Button type="submit" size="small" tone="secondary" loading={act.isPending}>
            {behalfActions[action].label}
          </Button>
        </Row>
        <ActionError error={act.error} />
        {act.isSuccess && (
          <Notice live tone="success" title="Done">
            {behalfActions[act.variables.body.action].done} We emailed them.
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
