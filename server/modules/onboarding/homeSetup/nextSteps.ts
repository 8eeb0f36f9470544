import { SETUP_GROUPS, type SetupGroup, type SetupPart } from '@/contract/onboarding/homeSetup/constants';
import { partLabel, partOfGroup } from '@/contract/onboarding/homeSetup/parts';
import { routes } from '@/contract/routes';
import type { NextStep, NextStepSource } from '@/server/modules/account/todos';
import { memberHomes } from '@/server/modules/homes/homeMembers';
import { isW9Due } from '@/server/modules/money/w9s';
import { openGroups, runHomeId } from '@/server/modules/onboarding/homeSetup';
import * as repo from '@/server/modules/onboarding/homeSetup/repo';

/**
 * The setup of a home is one step, and its action opens the next part that waits for the person; once every part is done,
 * the owners finish it. A helper has their own parts.
 */
export const setupSteps: NextStepSource = async (db, { id: personId }) => {
  const homes = await repo.listHomesInSetup(db, personId);
  if (homes.length === 0) return [];
  const places = await memberHomes(db, personId);
  const open = await openGroups(db, homes);
  const isAsked = await isW9Due(db, personId);
  const helpers = await repo.listHelpers(db, [
    ...new Set(homes.flatMap(({ homeId, propertyId }) => [homeId, propertyId])),
  ]);
  const isLeftToHelper = (home: repo.SetupHomeRow, group: SetupGroup) =>
    helpers.some(
      ({ homeId, setupGroup }) => setupGroup === group && (homeId === home.homeId || homeId === runHomeId(home, group)),
    );
  const shared = new Set<string>();
  /** What a property is asked once counts once, for whichever of its units comes first. */
  const isNew = (home: repo.SetupHomeRow, group: SetupGroup) => {
    const key = `${runHomeId(home, group)}:${group}`;
    return !shared.has(key) && shared.add(key) !== undefined;
  };
  return homes.flatMap((home): NextStep[] => {
    const { homeId, propertyId, ownerId, address, updatedAt } = home;
    const own = places.filter((place) => place.homeId === homeId);
    const fillsInAll = ownerId === personId || own.some(({ role }) => role === 'co_owner');
    const groups = SETUP_GROUPS.filter(
      (group) => fillsInAll || own.some(({ setupGroup }) => setupGroup === group),
    ).filter((group) => isNew(home, group));
    const left = open.get(homeId) ?? [];
    const missing = groups.filter((group) => left.includes(group));
    // A tax form is signed by the owner alone, and asked for once: by its own step as soon as it is due.
    const askable = missing.filter((group) => group !== 'w9' || (ownerId === personId && !isAsked));
    // What an owner asked a helper to do is theirs, as long as anything else is open.
    const next = askable.find((group) => !fillsInAll || !isLeftToHelper(home, group)) ?? askable[0];
    const partOf = (part: SetupPart) => groups.filter((group) => partOfGroup(group) === part);
    const parts = [...new Set(groups.map(partOfGroup))];
    const isPartDone = (part: SetupPart) => partOf(part).every((group) => !missing.includes(group));
    const progress = { done: parts.filter(isPartDone).length, of: parts.length };
    const about = { waitingFor: null, homeId, dueOn: null, since: updatedAt.toISOString(), progress };
    const isSinglePart = progress.of === 1;
    if (next) {
      const label = partLabel(partOfGroup(next), partOf(partOfGroup(next)));
      return [
        {
          ...about,
          id: `setup:${homeId}`,
          kind: 'setup.next',
          title: isSinglePart
            ? `${label} for ${address}`
            : `Set up ${address}: ${progress.done} of ${progress.of} parts done`,
          reason: `${isSinglePart ? '' : `Next: ${label}. `}We need ${isSinglePart ? 'this' : 'every part'} before we can inspect and list the home.`,
          action: {
            label: missing.length === groups.length ? 'Start' : 'Continue',
            href: routes.accounts.portfolio.setupStep({ propertyId, unitId: homeId, at: next }),
          },
        },
      ];
    }
    return fillsInAll && left.length === 0
      ? [
          {
            ...about,
            id: `setup:${homeId}:finish`,
            kind: 'setup.finish',
            title: `Finish the setup of ${address}`,
            reason: 'Every part is done. Check your answers and finish, so that we can inspect the home.',
            action: {
              label: 'Finish setup',
              href: routes.accounts.portfolio.setupStep({ propertyId, unitId: homeId, at: 'review' }),
            },
          },
        ]
      : [];
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

/** A home in California without a working stove and refrigerator, or without an answer: no lease can be sent. */
export const kitchenSteps: NextStepSource = async (db, { id: personId }) =>
  (await repo.listUnansweredHomes(db, personId, 'kitchen')).map(({ homeId, propertyId, address, since }) => ({
    id: `setup:${homeId}:kitchen`,
    kind: 'setup.kitchen',
    waitingFor: null,
    title: `Stove and refrigerator for ${address}`,
    reason:
      'State law asks for both, in working order. Until you say that both are there, a lease or a renewal can’t be sent.',
    homeId,
    dueOn: null,
    since: since.toISOString(),
    action: {
      label: 'Answer',
      href: routes.accounts.portfolio.setupStep({ propertyId, unitId: homeId, at: 'appliances' }),
    },
  }));
