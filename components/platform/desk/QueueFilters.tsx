import { useRouter } from 'next/router';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { color, space } from '@/styles/tokens';
import { ActionError } from './ActionError';
import { type QueueFilter, queueHref } from './deskQueries';

/** Stays in view over a long list. */
const Bar = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: grid;
  gap: ${space.s8};
  padding-block: ${space.s8};
  background: ${color.canvas};
`;

const ASSIGNEES = [
  { value: 'all', label: 'Everyone’s' },
  { value: 'me', label: 'Mine' },
  { value: 'none', label: 'Unassigned' },
] as const;

/** Filters by assignee and lateness, and saves them under a name. */
export function QueueFilters({ queueId, filter }: { readonly queueId: string; readonly filter: QueueFilter }) {
  const router = useRouter();
  const show = (next: QueueFilter) => void router.replace(queueHref(queueId, next), undefined, { shallow: true });
  return (
    <Bar>
      <Row $gap="s16">
        <ChoicePills
          legend="Show"
          legendHidden
          options={ASSIGNEES}
          value={filter.assignee ?? 'all'}
          onChange={(value) => show({ ...filter, assignee: value === 'all' ? undefined : value })}
        />
        <Checkbox
          checked={filter.overdue === 'yes'}
          onChange={({ target }) => show({ ...filter, overdue: target.checked ? 'yes' : undefined })}
        >
          Overdue only
        </Checkbox>
        <Checkbox
          checked={filter.snoozed === 'yes'}
          onChange={({ target }) => show({ ...filter, snoozed: target.checked ? 'yes' : undefined })}
        >
          Snoozed
        </Checkbox>
      </Row>
      {(filter.assignee || filter.overdue) && <SaveView queueId={queueId} filter={filter} />}
    </Bar>
  );
}

function SaveView({ queueId, filter }: { readonly queueId: string; readonly filter: QueueFilter }) {
  const [name, setName] = useState('');
  const save = useApiMutation(desk.saveView, { touches: [desk] });
  return (
    <Stack
      as="form"
      noValidate
      $gap="s8"
      onSubmit={(event) => {
        event.preventDefault();
        const body = { name, queueId, assignee: filter.assignee ?? null, overdue: filter.overdue === 'yes' };
        save.mutate({ body }, { onSuccess: () => setName('') });
      }}
    >
      <Row $align="end">
        <TextField
          label="Save this view as"
          error={save.error?.fields?.name}
          maxLength={60}
          value={name}
          onChange={setName}
        />
        <Button type="submit" size="small" tone="secondary" loading={save.isPending}>
          Save view
        </Button>
      </Row>
      {!save.error?.fields?.name && <ActionError error={save.error} />}
    </Stack>
  );
}
