import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { PERFORMERS, type Performer } from '@/contract/care/recurrences/constants';
import { type Recurrence, recurrences } from '@/contract/care/recurrences/endpoints';
import { careType } from '@/contract/care/recurrences/plan';
import { useApiMutation } from '@/hooks/useApiMutation';
import { CadenceField } from './CadenceField';
import { performerLabels } from './care.labels';

/** How often, by whom, and up to which cost; and the pause. */
export function PlanSettings({ recurrence }: { readonly recurrence: Recurrence }) {
  const { id, type, paused } = recurrence;
  const [cadence, setCadence] = useState(recurrence.cadence);
  const [performer, setPerformer] = useState<Performer>(recurrence.performer);
  const [costCapCents, setCostCap] = useState(recurrence.costCapCents);
  const save = useApiMutation(recurrences.updateRecurrence, { touches: [recurrences] });
  const pause = useApiMutation(recurrences.updateRecurrence, { touches: [recurrences] });
  const params = { recurrenceId: id };
  const allowed = PERFORMERS.filter((each) => each !== 'resident' || careType(type).residentMay);
  // A new cadence starts today: it is sent only where it was changed.
  const isNewCadence = JSON.stringify(cadence) !== JSON.stringify(recurrence.cadence);
  const error = save.error ?? pause.error;
  return (
    <Card as="section" aria-labelledby="care-settings">
      <Stack $gap="s16">
        <Heading as="h2" id="care-settings" $size="small">
          Change the plan
        </Heading>
        <CadenceField cadence={cadence} onChange={setCadence} />
        <SelectField
          label="Who does it"
          error={save.error?.fields?.performer}
          options={allowed.map((each) => ({ value: each, label: performerLabels.owner[each] }))}
          value={performer}
          onChange={setPerformer}
        />
        <MoneyField
          label="Cost limit per visit"
          help="Above it, we ask you first."
          optional
          error={save.error?.fields?.costCapCents}
          cents={costCapCents}
          onChange={setCostCap}
        />
        {error && (
          <Notice live tone="danger" title="That did not work">
            {error.message}
          </Notice>
        )}
        {save.isSuccess && !save.isPending && (
          <Notice live tone="success">
            Saved.
          </Notice>
        )}
        <Row>
          <Button
            loading={save.isPending}
            onClick={() => save.mutate({ params, body: { performer, costCapCents, ...(isNewCadence && { cadence }) } })}
          >
            Save changes
          </Button>
          <Button
            tone="secondary"
            loading={pause.isPending}
            onClick={() => pause.mutate({ params, body: { paused: !paused } })}
          >
            {paused ? 'Resume this task' : 'Pause this task'}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
