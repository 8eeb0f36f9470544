import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { nextUses, turnScopes } from '@/contract/tenancy/moveOuts/constants';
import { type MoveOut, type MoveOutPlan, moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { nextUseLabels, scopeLabels } from './moveOut.labels';

const EMPTY: MoveOutPlan = { next: 're_lease', targetRentCents: null, scope: [], readyOn: null, inspectionOn: null };

/** What the owner plans for the home once it is empty. */
export function MoveOutPlanForm({ moveOut }: { readonly moveOut: MoveOut }) {
  const save = useApiMutation(moveOuts.saveMoveOutPlan, { touches: [moveOuts] });
  const [plan, setPlan] = useState<MoveOutPlan>(moveOut.plan ?? EMPTY);
  const change = (more: Partial<MoveOutPlan>) => setPlan({ ...plan, ...more });
  const { inspectionRight, leftOn } = moveOut;
  return (
    <Card
      as="form"
      noValidate
      aria-labelledby="move-out-plan"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ params: { tenancyId: moveOut.leaseId }, body: plan });
      }}
    >
      <Stack>
        <Heading id="move-out-plan" $size="small">
          Next steps
        </Heading>
        <Grid $min="12rem">
          <SelectField
            label="Your plan for the home"
            options={nextUses.map((each) => ({ value: each, label: nextUseLabels[each] }))}
            value={plan.next}
            onChange={(next) => change({ next })}
          />
          {plan.next === 're_lease' && (
            <MoneyField
              label="Target monthly rent"
              error={save.error?.fields?.targetRentCents}
              cents={plan.targetRentCents}
              onChange={(cents) => change({ targetRentCents: cents as MoveOutPlan['targetRentCents'] })}
            />
          )}
          <TextField
            label="Ready by"
            optional
            type="date"
            value={plan.readyOn ?? ''}
            onChange={(value) => change({ readyOn: value || null })}
          />
          {!leftOn && (
            <TextField
              label="First inspection"
              optional
              type="date"
              value={plan.inspectionOn ?? ''}
              onChange={(value) => change({ inspectionOn: value || null })}
            />
          )}
        </Grid>
        {inspectionRight && !leftOn && (
          <Text $size="small" $tone="soft">
            What the law gives your residents, in the words we tell them: “{inspectionRight.text}”{' '}
            {inspectionRight.source}.
          </Text>
        )}
        <Stack as="fieldset" $gap="s8">
          <Text as="legend" $weight="semibold">
            Work before the next lease
          </Text>
          <Row>
            {turnScopes.map((each) => (
              <Checkbox
                key={each}
                checked={plan.scope.includes(each)}
                onChange={({ target }) =>
                  change({
                    scope: target.checked ? [...plan.scope, each] : plan.scope.filter((other) => other !== each),
                  })
                }
              >
                {scopeLabels[each]}
              </Checkbox>
            ))}
          </Row>
        </Stack>
        {save.error && (
          <Notice tone="danger" live>
            {save.error.message}
          </Notice>
        )}
        {save.isSuccess && <Notice live>Plan saved.</Notice>}
        <Row>
          <Button type="submit" size="small" loading={save.isPending}>
            Save plan
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
