import { useState } from 'react';
import { CallForm } from '@/components/platform/correspondence/ContactForms';
import { ActionError } from '@/components/platform/desk/ActionError';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { appointments, type StaffAppointment } from '@/contract/leasing/appointments/endpoints';
import { correspondence } from '@/contract/platform/correspondence/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatMoment } from '@/lib/format/dates';

/** Gives a tour to another host, moves it, or keeps what a call with its visitor was about. */
export function TourChanges({ appointment }: { readonly appointment: StaffAppointment }) {
  const params = { appointmentId: appointment.id };
  const { data } = useApi(appointments.getStaffAppointment, { params });
  const [hostId, setHostId] = useState('');
  const [startsAt, setStartsAt] = useState('');
  const reassign = useApiMutation(appointments.reassignAppointment, { touches: [appointments, desk] });
  const move = useApiMutation(appointments.moveAppointment, { touches: [appointments, desk] });
  const log = useApiMutation(correspondence.logVisitorCall, { touches: [correspondence] });
  return (
    <Stack $gap="s16">
      {data && data.hosts.length > 0 ? (
        <Row $align="end">
          <SelectField
            label="Another host"
            options={[
              { value: '', label: 'Choose a host' },
              ...data.hosts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={hostId}
            onChange={setHostId}
          />
          <Button
            size="small"
            tone="secondary"
            disabled={!hostId}
            loading={reassign.isPending}
            onClick={() => reassign.mutate({ params, body: { hostId } }, { onSuccess: () => setHostId('') })}
          >
            Reassign
          </Button>
        </Row>
      ) : (
        <Text $tone="soft">No other host is free at this time.</Text>
      )}
      {data && data.starts.length > 0 ? (
        <Row $align="end">
          <SelectField
            label="Another time"
            options={[
              { value: '', label: 'Choose a time' },
              ...data.starts.map((start) => ({ value: start, label: formatMoment(start, appointment.timeZone) })),
            ]}
            value={startsAt}
            onChange={setStartsAt}
          />
          <Button
            size="small"
            tone="secondary"
            disabled={!startsAt}
            loading={move.isPending}
            onClick={() => move.mutate({ params, body: { startsAt } }, { onSuccess: () => setStartsAt('') })}
          >
            Reschedule
          </Button>
        </Row>
      ) : (
        <Text $tone="soft">There are no other times.</Text>
      )}
      <Text $size="small" $tone="soft">
        We email the visitor about a new time or another host.
      </Text>
      <ActionError error={reassign.error ?? move.error} />
      <CallForm
        draftName={`tour-call:${appointment.id}`}
        name={appointment.name}
        phone={appointment.phone || null}
        saving={log.isPending}
        saved={log.isSuccess}
        error={log.error}
        onSave={(call, saved) => log.mutate({ params, body: call }, { onSuccess: saved })}
      />
    </Stack>
  );
}
