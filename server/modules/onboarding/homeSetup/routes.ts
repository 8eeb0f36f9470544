import { localDay } from '@/contract/calendar/localDay';
import {
  ACCESS_CODES,
  type AccessCodeKind,
  isSetupGroup,
  setupGroupLabels,
} from '@/contract/onboarding/homeSetup/constants';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { homeSetupSchemas } from '@/contract/onboarding/homeSetup/schemas';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { can, findHomeAccess, type HomeAccess } from '@/server/modules/homes/homeMembers';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { livesIn } from '@/server/modules/leasing/leases';
import { openHomeRun } from '@/server/modules/platform/flows';
import { listCodes, readCode, setCode } from './accessCodes/accessCodes';
import { groupAnswers, groupStates, listUnits, openGroups, runHomeId } from './index';
import { bookChosenInspection } from './inspection';
import { knownAnswers } from './known';
import {
  type CodeHome,
  canFinishSetup,
  canListCodes,
  canOpenGroup,
  canReadCode,
  canSeeProfile,
  canSeeSetup,
  canSetCode,
  visibleGroups,
} from './policy';
import { presentProfile } from './presenter';

type Call = Pick<OperationContext, 'db' | 'person'> & { params: { homeId: string } };

/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadAccess({ db, person, params }: Call): Promise<HomeAccess> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  if (!access || (access.role === null && !isOnDuty(person))) throw notFound('We couldn’t find that home.');
  return access;
}

/** The same for codes, which those who live there read too. */
async function loadCodeHome({ db, person, params }: Call): Promise<CodeHome> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, params.homeId, id);
  const isResident = access !== undefined && (await livesIn(db, access.homeId, id));
  if (!access || (access.role === null && !isResident && !isOnDuty(person)))
    throw notFound('We couldn’t find that home.');
  return { access, isResident };
}

async function loadCode(call: Call & { params: { codeKind: string } }) {
  const kind = call.params.codeKind;
  if (!Object.hasOwn(ACCESS_CODES, kind)) throw notFound();
  return { ...(await loadCodeHome(call)), kind: kind as AccessCodeKind };
}

const TIME_ZONE = 'America/Los_Angeles';

export const homeSetupRoutes = implement(homeSetup, homeSetupSchemas, {
  getSetup: withResource({
    duties: ['leasing', 'care', 'support'],
    load: loadAccess,
    authorize: canSeeSetup,
    runAs: 'system',
    handle: async ({ db, person, loaded }) => {
      const { homeId, propertyId, street, status } = loaded;
      const viewer = requirePerson(person);
      const groups = await groupStates(db, loaded, visibleGroups(viewer, loaded));
      const units = await listUnits(db, propertyId, isOnDuty(viewer) ? null : viewer.id);
      const canFinish = canFinishSetup(person, loaded) && groups.every((group) => group.status === 'done');
      const address = units.length > 1 ? street : loaded.address;
      const canInvite = can(loaded, 'inviteHelpers');
      return { homeId, propertyId, address, status, groups, units, canFinish, canInvite };
    },
  }),
  openGroup: withResource({
    load: async (call) => {
      const group = call.params.setupGroup;
      if (!isSetupGroup(group)) throw notFound();
      return { access: await loadAccess(call), group };
    },
    authorize: canOpenGroup,
    runAs: 'system',
    handle: async ({ db, loaded: { access, group }, now }) => {
      const homeId = runHomeId(access, group);
      const answers = await knownAnswers(db, { homeId, ownerId: access.ownerId }, group);
      const run = await openHomeRun(db, { flow: setupFlows[group], homeId, answers, now });
      if (!run) throw new ApiError('internal');
      return run;
    },
  }),
  finishSetup: withResource({
    load: loadAccess,
    authorize: canFinishSetup,
    runAs: 'system',
    handle: async (call) => {
      const { db, loaded, now } = call;
      const { homeId } = loaded;
      const [first, ...others] = (await openGroups(db, [loaded])).get(homeId) ?? [];
      if (first) {
        const rest = others.length > 0 ? ` and ${others.length} more` : '';
        throw conflict(`The setup is not complete yet. Still open: ${setupGroupLabels[first]}${rest}.`);
      }
      if (!(await changeHomeStatus(db, homeId, 'finishSetup', now))) throw conflict('This home is not in setup.');
      await bookChosenInspection(call, homeId, (await groupAnswers(db, loaded))('inspection'));
      return { status: 'inspection' as const };
    },
  }),
  getHomeProfile: withResource({
    duties: ['leasing', 'care', 'support'],
    load: loadAccess,
    authorize: canSeeProfile,
    runAs: 'system',
    handle: async ({ db, loaded, now }) => {
      return presentProfile(loaded.homeId, await groupAnswers(db, loaded), {
        seesMoney: can(loaded, 'money'),
        today: localDay(now, TIME_ZONE),
      });
    },
  }),
  listAccessCodes: withResource({
    duties: ['leasing', 'care'],
    load: loadCodeHome,
    authorize: canListCodes,
    runAs: 'system',
    handle: ({ db, person, loaded }) =>
      listCodes(db, loaded.access.homeId, {
        // Who else reads a code is for those around the home.
        readingsOf: loaded.access.role === null && loaded.isResident ? requirePerson(person).id : null,
        canRead: (kind) => canReadCode(person, { ...loaded, kind }),
      }),
  }),
  setAccessCode: withResource({
    load: loadCode,
    authorize: canSetCode,
    handle: async ({ db, person, body, loaded: { access, kind }, now }) => {
      await setCode(db, { homeId: access.homeId, kind, personId: requirePerson(person).id }, body.code, now);
      return {};
    },
  }),
  readAccessCode: withResource({
    duties: ['leasing', 'care'],
    load: loadCode,
    authorize: canReadCode,
    handle: async ({ db, person, loaded: { access, kind } }) => {
      const code = await readCode(db, { homeId: access.homeId, kind, personId: requirePerson(person).id });
      if (code === undefined) throw notFound('There is no such code for this home.');
      return { value: code };
    },
  }),
});
