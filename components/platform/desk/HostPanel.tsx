import { useState } from 'react';
import { ActionError } from '@/components/platform/desk/ActionError';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type DeskHome, desk } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Who shows a home, and the choice of another host of its region. */
export function HostPanel({ home: { id, host, hosts } }: { readonly home: DeskHome }) {
  const [hostId, setHostId] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const changeHost = useApiMutation(desk.changeHost, { touches: [desk] });
  const others = hosts.filter((each) => each.id !== host?.id);
  return (
    <Card as="section" aria-labelledby="host">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsSubmitted(true);
          if (hostId === '') return;
          changeHost.mutate(
            { params: { homeId: id }, body: { hostId } },
            {
              onSuccess: () => {
                setHostId('');
                setIsSubmitted(false);
              },
            },
          );
        }}
      >
        <Heading id="host" $size="small">
          Host
        </Heading>
        <Text aria-live="polite">
          {host ? `${host.name} shows this home.` : 'This home has no host, so it can’t be published or toured.'}
        </Text>
        {others.length > 0 ? (
          <>
            <SelectField
              label={host ? 'New host' : 'Choose a host'}
              help="Booked tours stay with the host who has them."
              error={isSubmitted && hostId === '' ? 'Choose a host' : undefined}
              options={[
                { value: '', label: 'Choose a person' },
                ...others.map(({ id: value, name: label }) => ({ value, label })),
              ]}
              value={hostId}
              onChange={setHostId}
            />
            <ActionError error={changeHost.error} />
            <Row>
              <Button type="submit" size="small" tone="secondary" loading={changeHost.isPending}>
                Save host
              </Button>
            </Row>
          </>
        ) : (
          <Text $tone="soft">No {host ? 'other ' : ''}host works in this region.</Text>
        )}
      </Stack>
    </Card>
  );
}
