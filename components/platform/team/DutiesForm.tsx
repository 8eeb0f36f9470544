import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { Duty } from '@/contract/account/users/endpoints';
import { isGuardedDuty } from '@/contract/platform/team/constants';
import { type TeamMember, team } from '@/contract/platform/team/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { DutyFields } from './DutyFields';

interface DutiesFormProps {
  readonly member: Pick<TeamMember, 'id' | 'name' | 'duties'>;
  /** Asked for, and not confirmed yet. */
  readonly waiting: readonly Duty[];
}

/** The duties of another member. */
export function DutiesForm({ member: { id, name, duties }, waiting }: DutiesFormProps) {
  const [wanted, setWanted] = useState<Duty[]>([...duties, ...waiting]);
  const [saved, setSaved] = useState('');
  const change = useApiMutation(team.changeDuties, { touches: [team] });
  const { requireRecentLogin, dialog } = useRecentLogin('This decides what a colleague can do. Confirm it’s you.');
  const save = () =>
    change.mutate(
      { params: { memberId: id }, body: { duties: wanted } },
      {
        onSuccess: () =>
          setSaved(
            wanted.some((duty) => isGuardedDuty(duty) && !duties.includes(duty))
              ? 'Saved. A second administrator has to confirm the rest.'
              : 'Saved.',
          ),
        onError: requireRecentLogin(save),
      },
    );
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Duties of ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        setSaved('');
        save();
      }}
    >
      <DutyFields value={wanted} error={change.error?.fields?.duties} onChange={setWanted} />
      {change.error && !change.error.fields && visibleError(change.error) && (
        <Notice live tone="danger" title="Not saved">
          {visibleError(change.error)}
        </Notice>
      )}
      <div aria-live="polite">{saved && <Notice tone="success">{saved}</Notice>}</div>
      <Row>
        <Button type="submit" size="small" loading={change.isPending}>
          Save duties
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
