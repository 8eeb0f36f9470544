import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { leads } from '@/contract/account/leads/endpoints';
import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { attribution } from '@/lib/tracking/attribution';

/** Asks whom to tell once we are there. The address is known already. */
export function CoverageWaitlistForm({
  address: { streetAddress, city, state, zipcode },
}: {
  readonly address: PlacedAddress;
}) {
  const joinWaitlist = useApiMutation(leads.joinWaitlist);
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = { streetAddress, city, state, zipcode };
    joinWaitlist.mutate({
      body: { email, audience: 'homeowner', address, place: `${city}, ${state}`, ...attribution() },
    });
  };
  if (joinWaitlist.isSuccess)
    return (
      <Notice live tone="success" title="You’re on the list">
        We’ll email {joinWaitlist.variables.body.email} once, on the day we start in {city}.
      </Notice>
    );
  return (
    <Card $tone="wash">
      <Stack as="form" noValidate onSubmit={submit}>
        <Heading $size="small">Want to know when we’re in {city}?</Heading>
        <Text $tone="soft">We’ll save your address with your email, so you won’t need to enter it again.</Text>
        <TextField
          label="Email"
          error={joinWaitlist.error ? (joinWaitlist.error.fields?.email ?? joinWaitlist.error.message) : undefined}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <div>
          <Button type="submit" loading={joinWaitlist.isPending}>
            Notify me
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
