import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { nextUses, turnScopes } from '@/contract/moveOuts/constants';
import { type MoveOut, type MoveOutPlan, moveOuts } from '@/contract/moveOuts/endpoints';
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
          <Field label="Your plan for the home">
            {(field) => (
              <Select
                {...field}
                value={plan.next}
                onChange={({ target }) =>
                  change({ next: nextUses.find((each) => each === target.value) ?? 're_lease' })
                }
              >
                {nextUses.map((each) => (
                  <option key={each} value={each}>
                    {nextUseLabels[each]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {plan.next === 're_lease' && (
            <Field label="Target monthly rent" error={save.error?.fields?.targetRentCents}>
              {(field) => (
                <MoneyInput
                  {...field}
                  cents={plan.targetRentCents}
                  onChange={(cents) => change({ targetRentCents: cents as MoveOutPlan['targetRentCents'] })}
                />
              )}
            </Field>
          )}
          <Field label="Ready by" optional>
            {(field) => (
              <TextInput
                {...field}
                type="date"
                value={plan.readyOn ?? ''}
                onChange={({ target }) => change({ readyOn: target.value || null })}
              />
            )}
          </Field>
          {!leftOn && (
            <Field label="First inspection" optional>
              {(field) => (
                <TextInput
                  {...field}
                  type="date"
                  value={plan.inspectionOn ?? ''}
                  onChange={({ target }) => change({ inspectionOn: target.value || null })}
                />
              )}
            </Field>
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
