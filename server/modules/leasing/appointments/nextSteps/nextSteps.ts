import { localDay } from '@/contract/calendar/localDay';
import type { AppointmentKind } from '@/contract/leasing/appointments/constants';
import type { NextStepSource } from '@/server/modules/account/todos';
import { appointmentPath, titleOf } from '@/server/modules/leasing/appointments/notifications';
import * as repo from '@/server/modules/leasing/appointments/repo';
import { APPOINTMENT_STEPS } from './constants';

const MODES = { inPerson: 'in person', video: 'by video', phone: 'by phone' } as const;

const ATTEND_KINDS: Readonly<Record<AppointmentKind, string>> = {
  tour: 'attendTour',
  meeting: 'attendMeeting',
  inspection: 'attendInspection',
  photo_session: 'attendPhotoSession',
};

/** Tours and meetings the person has ahead of them. */
export const appointmentSteps: NextStepSource = async (db, { id: userId }, now) =>
  (await repo.listUpcoming(db, userId, now)).flatMap((made) => {
    const rule = APPOINTMENT_STEPS[made.status];
    if (!rule) return [];
    const { id, kind, startsAt, timeZone, hostName, way } = made;
    const what = titleOf(made);
    const time = startsAt.toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    });
    return [
      {
        id: `appointment:${id}`,
        kind: ATTEND_KINDS[kind],
        waitingFor: null,
        title: rule.title(what),
        reason: `${time}, ${MODES[way]}, with ${hostName}.`,
        dueOn: localDay(startsAt, timeZone),
        since: startsAt.toISOString(),
        action: {
          label: rule.label,
          href: appointmentPath(made),
        },
      },
    ];
  });
