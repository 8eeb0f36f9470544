import { routes } from '@/contract/routes';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { memberHomes } from '@/server/modules/homes/homeMembers';
import { homesToInspect } from './system';

/**
 * Homes before their inspection, for the people who set them up: without a booked time they choose one; after the visit they
 * wait for the proposal. A booked visit is a step of its own, and so is a proposal that was sent.
 */
export const inspectionSteps: NextStepSource = async (db, { id: personId }) => {
  const shared = (await memberHomes(db, personId)).filter(({ role }) => role === 'co_owner');
  const homes = await homesToInspect(
    db,
    personId,
    shared.map(({ homeId }) => homeId),
  );
  return homes.map(({ id, address, since, isBooked }): NextStep => {
    const step = { homeId: id, dueOn: null, since: since.toISOString() };
    const href = routes.accounts.portfolio.property({ propertyId: id });
    return isBooked
      ? {
          ...step,
          id: `inspection:${id}:proposal`,
          kind: 'inspection.booked',
          waitingFor: 'Belong',
          title: `Inspection of ${address}`,
          reason: 'We inspect your home and send you a proposal.',
          action: { label: 'View home', href },
        }
      : {
          ...step,
          id: `inspection:${id}:time`,
          kind: 'inspection.chooseTime',
          waitingFor: null,
          title: `Choose a time for the inspection of ${address}`,
          reason: 'No inspection is booked yet. It takes about 90 minutes, and the proposal with prices follows.',
          action: { label: 'Choose a time', href: `${href}#inspection` },
        };
  });
};
