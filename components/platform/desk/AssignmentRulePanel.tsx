import { useState } from 'react';
import { CheckboxGroup } from '@/components/platform/team/CheckboxGroup';
import { dutyLabels } from '@/components/platform/team/team.labels';
import { Button } from '@/components/ui/actions/Button';
import { NumberField } from '@/components/ui/fields/NumberField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Duty } from '@/contract/account/users/endpoints';
import { type AssignmentRule, desk, type Queue } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ActionError } from './ActionError';

interface AssignmentRulePanelProps {
  readonly queue: Queue;
  readonly rule: AssignmentRule | null;
  /** Whether the reader may change the rule. */
  readonly canChange: boolean;
}

function ruleText({ duties, inRegion, maxOpen }: AssignmentRule): string {
  const who = duties.map((duty) => dutyLabels[duty]).join(', ');
  const where = inRegion ? 'in the region of the item only' : 'people of the region of the item first';
  const limit = maxOpen === null ? '' : `, up to ${maxOpen} open items each`;
  return `New items go to the colleague with the fewest open items (${who}; ${where}${limit}). A colleague with a day off gets none.`;
}

/** How new items of a queue find a colleague. */
export function AssignmentRulePanel({ queue, rule, canChange }: AssignmentRulePanelProps) {
  return (
    <Disclosure summary={rule ? 'New items are assigned automatically' : 'New items are not assigned automatically'}>
      <Stack>
        {rule && <Text>{ruleText(rule)}</Text>}
        {canChange ? (
          <RuleForm key={rule?.updatedAt ?? 'none'} queue={queue} rule={rule} />
        ) : (
          <Text $tone="soft">A colleague with the admin duty can change this.</Text>
        )}
      </Stack>
    </Disclosure>
  );
}

function RuleForm({ queue, rule }: Pick<AssignmentRulePanelProps, 'queue' | 'rule'>) {
  const [duties, setDuties] = useState<readonly Duty[]>(rule?.duties ?? queue.duties);
  const [inRegion, setInRegion] = useState(rule?.inRegion ?? false);
  const [maxOpen, setMaxOpen] = useState(rule?.maxOpen ?? null);
  const save = useApiMutation(desk.saveAssignmentRule, { touches: [desk] });
  const params = { queueId: queue.id };
  const fields = save.error?.fields ?? {};
  const dutiesError = fields['rule.duties'] ?? fields.duties;
  const maxOpenError = fields['rule.maxOpen'];
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ params, body: { rule: { duties: [...duties], inRegion, maxOpen } } });
      }}
    >
      <CheckboxGroup legend="Colleagues with one of these duties" error={dutiesError}>
        {queue.duties.map((duty) => (
          <Checkbox
            key={duty}
            checked={duties.includes(duty)}
            onChange={({ target }) =>
              setDuties((before) => (target.checked ? [...before, duty] : before.filter((each) => each !== duty)))
            }
          >
            {dutyLabels[duty]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Checkbox checked={inRegion} onChange={({ target }) => setInRegion(target.checked)}>
        Only colleagues who work in the region of the item
      </Checkbox>
      <NumberField
        label="Open items at most"
        optional
        help="A colleague with so many gets no more. Leave it empty for no limit."
        value={maxOpen}
        onChange={setMaxOpen}
        error={maxOpenError}
      />
      <Row>
        <Button type="submit" size="small" loading={save.isPending && save.variables.body.rule !== null}>
          {rule ? 'Save rule' : 'Assign automatically'}
        </Button>
        {rule && (
          <Button
            size="small"
            tone="ghost"
            loading={save.isPending && save.variables.body.rule === null}
            onClick={() => save.mutate({ params, body: { rule: null } })}
          >
            Stop assigning automatically
          </Button>
        )}
      </Row>
      {!dutiesError && !maxOpenError && <ActionError error={save.error} />}
    </Stack>
  );
}
