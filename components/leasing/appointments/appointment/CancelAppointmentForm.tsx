import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { appointmentNouns } from '@/contract/leasing/appointments/constants';
import { type Appointment, appointments } from '@/contract/leasing/appointments/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** Two presses, so that none of them is a slip. */
export function CancelAppointmentForm({ appointment: { key, kind, hostName } }: { readonly appointment: Appointment }) {
  const cancel = useApiMutation(appointments.cancelAppointment, { touches: [appointments] });
  return (
    <Disclosure summary="Need to cancel?">
      <Stack
        as="form"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          cancel.mutate({ params: { key }, body: {} });
        }}
      >
        <Text>We’ll let {hostName} know and open the time to someone else. There’s no charge.</Text>
        {cancel.error && (
          <Notice live tone="danger" title="That didn’t work">
            {cancel.error.message || 'Something went wrong on our side.'} Try again.
          </Notice>
        )}
        <div>
          <Button type="submit" name="cancel" value="1" tone="danger" loading={cancel.isPending}>
            Cancel {appointmentNouns[kind]}
          </Button>
        </div>
      </Stack>
    </Disclosure>
  );
}
