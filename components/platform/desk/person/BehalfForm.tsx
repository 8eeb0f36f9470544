import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
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
  behalfActions,
  type DeskPerson,
  desk,
  NEVER_FOR_OTHERS,
} from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

const MIN_REASON = 10;

/** The few things our team may do for a person who asked for it; nothing where none is possible or of one's duties. */
export function BehalfForm({ person }: { readonly person: Pick<DeskPerson, 'id' | 'acts'> }) {
  const {
    values: { chosen, subject, reason },
    set,
    clear,
  } = useDraft(`behalf:${person.id}`, { chosen: '', subject: '', reason: '' });
  const [problem, setProblem] = useState<string>();
  const act = useApiMutation(desk.actForPerson, { touches: [desk] });
  const { requireRecentLogin, dialog } = useRecentLogin('You are about to act for someone else.');
  const current = person.acts.find(({ action }) => action === chosen) ?? person.acts[0];
  if (!current) return null;
  const { action, subjects } = current;
  const subjectId = subjects?.find(({ id }) => id === subject)?.id ?? subjects?.[0]?.id ?? null;
  const send = () =>
    act.mutate(
      { params: { personId: person.id }, body: { action, subjectId, reason: reason.trim() } },
      { onSuccess: clear, onError: requireRecentLogin(send) },
    );
  const submit = () => {
    const isShort = reason.trim().length < MIN_REASON;
    setProblem(isShort ? 'Enter who asked and how' : undefined);
    if (!isShort) send();
  };
  const error = visibleError(act.error);
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
          options={person.acts.map(({ action: id }) => ({ value: id, label: behalfActions[id].label }))}
          value={action}
          onChange={(chosen: BehalfActionId) => set({ chosen })}
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
        {error && (
          <Notice live tone="danger" title="Not done">
            {error}
          </Notice>
        )}
        {act.isSuccess && (
          <Notice live tone="success" title="Done">
            {behalfActions[act.variables.body.action].done} We emailed them.
          </Notice>
        )}
      </Stack>
      {dialog}
    </Card>
  );
}
