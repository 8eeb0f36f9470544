import type { HomeInspection, HomeToInspect, InspectionSummary } from '@/contract/onboarding/inspections/endpoints';
import type { HomeToInspectRow, InspectedHome, InspectionRow } from './repo';

export const presentHome = ({ id, street, ownerName, timeZone, state }: InspectedHome) => ({
  id,
  address: street,
  ownerName,
  timeZone,
  state,
});

export const presentHomeToInspect = ({ reason, ...home }: HomeToInspectRow): HomeToInspect => ({
  ...presentHome(home),
  reason,
});

export const presentInspection = (row: InspectionRow): InspectionSummary => ({
  id: row.id,
  status: row.status,
  startsAt: row.startsAt.toISOString(),
  submittedAt: row.submittedAt?.toISOString() ?? null,
  inspectorName: row.inspectorName,
  home: presentHome({ ...row, id: row.homeId }),
});

/** As the owners of the home see it. */
export const presentForOwner = (
  row: InspectionRow & { appointmentKey: string | null },
): NonNullable<HomeInspection['booked']> => ({
  status: row.status,
  startsAt: row.startsAt.toISOString(),
  timeZone: row.timeZone,
  inspectorName: row.inspectorName,
  appointmentKey: row.appointmentKey,
});
