import { isSharedGroup, type SetupGroup, setupGroupLabels } from '@/contract/onboarding/homeSetup/constants';
import { routes } from '@/contract/routes';
import type { NextStepSource } from '@/server/modules/account/todos';
import { memberHomes } from '@/server/modules/homes/homeMembers';
import { isW9Due } from '@/server/modules/money/w9s';
import { openGroups, runHomeId } from '@/server/modules/onboarding/homeSetup';
import * as repo from '@/server/modules/onboarding/homeSetup/repo';

/** Each group of a setup that is still open waits for anyone who fills it in. */
export const setupSteps: NextStepSource = async (db, { id: personId }) => {
  const homes = await repo.listHomesInSetup(db, personId);
  if (homes.length === 0) return [];
  const places = await memberHomes(db, personId);
  const open = await openGroups(db, homes);
  const isAsked = await isW9Due(db, personId);
  const shared = new Set<string>();
  /** What a property is asked once waits once, whichever of its units comes first. */
  const isNew = (home: repo.SetupHomeRow, group: SetupGroup) => {
    const key = `${runHomeId(home, group)}:${group}`;
    return !shared.has(key) && shared.add(key) !== undefined;
  };
  return homes.flatMap((home) => {
    const { homeId, propertyId, ownerId, address, street, updatedAt } = home;
    const own = places.filter((place) => place.homeId === homeId);
    const fillsInAll = ownerId === personId || own.some(({ role }) => role === 'co_owner');
    return (
      (open.get(homeId) ?? [])
        // A tax form is signed by the owner alone, and asked for once: by its own step as soon as it is due.
        .filter((group) => group !== 'w9' || (ownerId === personId && !isAsked))
        .filter((group) => fillsInAll || own.some(({ setupGroup }) => setupGroup === group))
        .filter((group) => isNew(home, group))
        .map((group) => ({
          id: `setup:${homeId}:${group}`,
          kind: 'setup.group',
          waitingFor: null,
          title: `${setupGroupLabels[group]} for ${isSharedGroup(group) && homes.some((each) => each !== home && each.propertyId === propertyId) ? street : address}`,
          reason: 'We need this before we can inspect and list the home.',
          homeId,
          dueOn: null,
          since: updatedAt.toISOString(),
          action: {
            label: 'Fill in',
            href: routes.accounts.portfolio.setupStep({ propertyId, unitId: homeId, at: group }),
          },
        }))
    );
  });
};

/** Set up before anyone asked: the next lease or renewal tells what the owner knows, or cannot be sent yet. */
export const disclosureSteps: NextStepSource = async (db, { id: personId }) =>
  (await repo.listUnansweredHomes(db, personId, 'safety')).map(({ homeId, propertyId, address, since }) => ({
    id: `setup:${homeId}:disclosures`,
    kind: 'setup.disclosures',
    waitingFor: null,
    title: `Safety questions for ${address}`,
    reason:
      'The lease tells residents what you know about floods and other risks. Until you answer, it says that you haven’t. In Florida, a lease of a year or longer can’t be sent.',
    homeId,
    dueOn: null,
    since: since.toISOString(),
    action: {
      label: 'Answer',
      href: routes.accounts.portfolio.setupStep({ propertyId, unitId: homeId, at: 'safety' }),
    },
  }));

/** The same for lead-based paint in homes that may have it. A property is asked once, whichever of its units comes first. */
export const leadPaintSteps: NextStepSource = async (db, { id: personId }) => {
  const homes = await repo.listUnansweredHomes(db, personId, 'leadPaint');
  const firsts = homes.filter(({ propertyId }, n) => homes.findIndex((each) => each.propertyId === propertyId) === n);
  return firsts.map(({ homeId, propertyId, address, street, since }) => ({
    id: `setup:${propertyId}:leadPaint`,
    kind: 'setup.leadPaint',
    waitingFor: null,
    title: `Lead paint question for ${homes.some((each) => each.propertyId === propertyId && each.homeId !== homeId) ? street : address}`,
    reason: 'Federal law asks owners of homes built before 1978. Until you answer, a lease can’t be sent.',
    homeId,
    dueOn: null,
    since: since.toISOString(),
    action: {
      label: 'Answer',
      href: routes.accounts.portfolio.setupStep({ propertyId, unitId: homeId, at: 'documents' }),
    },
  }));
};
