import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Appointment, appointments } from '@/contract/appointments/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Two presses, so that none of them is a slip. */
export function CancelAppointmentForm({ appointment: { key, hostName } }: { readonly appointment: Appointment }) {
  const cancel = useApiMutation(appointments.cancelAppointment, { touches: [appointments] });
  return (
    <Disclosure summary="I cannot come">
      <Stack
        as="form"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          cancel.mutate({ params: { key }, body: {} });
        }}
      >
        <Text>We tell {hostName}, and somebody else can have the time. There is nothing to pay.</Text>
        {cancel.error && (
          <Notice live tone="danger" title="That did not work yet">
            {cancel.error.message || 'Something went wrong on our side.'} Please try again.
          </Notice>
        )}
        <div>
          <Button type="submit" name="cancel" value="1" tone="danger" loading={cancel.isPending}>
            Call it off
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
