import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { toast } from '@/components/ui/feedback/announcements';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { type Assignee, desk, MAX_TASK_TITLE } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { ActionError } from './ActionError';
import { assigneeLabel } from './assignees';

interface TaskFormProps {
  /** What the task is about, if anything. */
  readonly subject?: { readonly personId: string } | { readonly homeId: string };
  /** Colleagues who can get it; without them it is the reader’s own. */
  readonly assignees?: readonly Assignee[];
}

/** Writes down a task for oneself or a colleague. */
export function TaskForm({ subject, assignees = [] }: TaskFormProps) {
  const key = subject ? Object.values(subject)[0] : 'desk';
  const { values, set, clear } = useDraft(`task:${key}`, { title: '', dueOn: '', assigneeId: '' });
  const [problem, setProblem] = useState<string>();
  const add = useApiMutation(desk.addTask, { touches: [desk] });
  const { title, dueOn, assigneeId } = values;
  const fields = add.error?.fields ?? {};
  const send = () => {
    const body = {
      title: title.trim(),
      dueOn: dueOn || null,
      assigneeId: assigneeId || null,
      personId: null,
      homeId: null,
      ...subject,
    };
    const onSuccess = () => {
      clear();
      toast('Task added');
    };
    add.mutate({ body }, { onSuccess });
  };
  return (
    <Disclosure summary="Add a task">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isMissing = title.trim() === '';
          setProblem(isMissing ? 'Say what has to be done' : undefined);
          if (!isMissing) send();
        }}
      >
        <TextField
          label="What has to be done"
          maxLength={MAX_TASK_TITLE}
          value={title}
          onChange={(title) => set({ title })}
          error={problem ?? fields.title}
        />
        <Row $align="start">
          <TextField
            label="Done by"
            optional
            type="date"
            value={dueOn}
            onChange={(dueOn) => set({ dueOn })}
            error={fields.dueOn}
          />
          {assignees.length > 0 && (
            <SelectField
              label="Who does it"
              options={[
                { value: '', label: 'Me' },
                ...assignees.map((each) => ({ value: each.id, label: assigneeLabel(each) })),
              ]}
              value={assigneeId}
              onChange={(assigneeId) => set({ assigneeId })}
              error={fields.assigneeId}
            />
          )}
        </Row>
        <Row>
          <Button type="submit" size="small" loading={add.isPending}>
            Add task
          </Button>
        </Row>
        {!fields.title && !fields.dueOn && !fields.assigneeId && <ActionError error={add.error} />}
      </Stack>
    </Disclosure>
  );
}
