import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type CarePlan, recurrences } from '@/contract/care/recurrences/endpoints';
import { careType, isCareType } from '@/contract/care/recurrences/plan';
import { useApiMutation } from '@/hooks/useApiMutation';

const touches = [recurrences];

/** Makes the plan of a home that has none, or adds a task to it. */
export function AddToPlan({ home }: { readonly home: CarePlan['homes'][number] }) {
  const { homeId, address, planned, missing } = home;
  const [type, setType] = useState('');
  const create = useApiMutation(recurrences.createPlan, { touches });
  const add = useApiMutation(recurrences.addRecurrence, { touches });
  const params = { homeId };
  const error = create.error ?? add.error;
  if (planned && missing.length === 0) return null;
  return (
    <Card as="section" aria-label={address}>
      <Stack $gap="s16">
        <Heading as="h2" $size="small">
          {address}
        </Heading>
        {planned ? (
          <>
            <SelectField
              label="Add a task"
              options={[
                { value: '', label: 'Choose a task' },
                ...missing.map((name) => ({ value: name, label: careType(name).title })),
              ]}
              value={type}
              onChange={setType}
            />
            <Row>
              <Button
                tone="secondary"
                disabled={!isCareType(type)}
                loading={add.isPending}
                onClick={() =>
                  isCareType(type) && add.mutate({ params, body: { type } }, { onSuccess: () => setType('') })
                }
              >
                Add to the plan
              </Button>
            </Row>
          </>
        ) : (
          <>
            <Text $tone="soft">
              We plan what this home needs from its climate, its systems, and its appliances. You can change all of it.
            </Text>
            <Row>
              <Button loading={create.isPending} onClick={() => create.mutate({ params, body: {} })}>
                Create the plan
              </Button>
            </Row>
          </>
        )}
        {error && (
          <Notice live tone="danger" title="That did not work">
            {error.message}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
