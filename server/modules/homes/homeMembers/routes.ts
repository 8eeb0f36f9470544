import { fullName } from '@/contract/account/users/personName';
import { homeMembers } from '@/contract/homes/homeMembers/endpoints';
import { homeMembersSchemas } from '@/contract/homes/homeMembers/schemas';
import { notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { isOnDuty, requirePerson } from '@/server/http/person';
import { audienceOnly, rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import * as actions from './actions';
import { findHomeAccess, type HomeAccess } from './index';
import { canInvite, canManageMember, canRemoveMember, canSeePeople } from './policy';
import { presentPeople } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'>;

/** A home that the caller has to do with; anyone else hears that there is none. */
async function loadAccess({ db, person }: Call, homeId: string): Promise<HomeAccess> {
  const { id } = requirePerson(person);
  const access = await findHomeAccess(db, homeId, id);
  if (!access || (access.role === null && !isOnDuty(person))) throw notFound('We couldn’t find that home.');
  return access;
}

async function loadMember(call: Call & { params: { homeMemberId: string } }) {
  const { homeMemberId: id } = call.params;
  const member = isId(id) ? await repo.findMember(call.db, id) : undefined;
  return member && { member, access: await loadAccess(call, member.homeId) };
}

const loadHome = (call: Call & { params: { homeId: string } }) => loadAccess(call, call.params.homeId);

async function loadInvitation({ db, person, body, now }: Call & { body: { token: string }; now: Date }) {
  const member = await actions.requireInvitation(db, body.token, now);
  const access = await findHomeAccess(db, member.homeId, person?.id ?? member.id);
  return access && { member, access };
}

export const homeMembersRoutes = implement(homeMembers, homeMembersSchemas, {
  listHomeMembers: withResource({
    duties: ['leasing', 'care', 'money', 'support'],
    load: loadHome,
    authorize: canSeePeople,
    runAs: 'system',
    handle: async ({ db, person, loaded }) => {
      const [ownerName, members] = [
        await repo.findOwnerName(db, loaded.homeId),
        await repo.listMembers(db, loaded.homeId),
      ];
      return presentPeople(requirePerson(person), loaded, ownerName, members);
    },
  }),
  inviteHomeMember: withResource({
    load: loadHome,
    authorize: canInvite,
    handle: async (context) => {
      await actions.inviteMember(context, context.loaded, context.body);
      return {};
    },
  }),
  resendHomeInvitation: withResource({
    load: loadMember,
    authorize: canManageMember,
    handle: async (context) => {
      await actions.resendInvitation(context, context.loaded.access, context.loaded.member);
      return {};
    },
  }),
  changeHomeMember: withResource({
    load: loadMember,
    authorize: canManageMember,
    handle: async (context) => {
      const { access, member } = context.loaded;
      await actions.changeMember(context, access, member, context.body);
      return {};
    },
  }),
  removeHomeMember: withResource({
    load: loadMember,
    authorize: canRemoveMember,
    handle: async (context) => {
      await actions.removeMember(context, context.loaded.access, context.loaded.member);
      return {};
    },
  }),
  openHomeInvitation: withResource({
    load: loadInvitation,
    authorize: audienceOnly,
    runAs: 'linkHolder',
    handle: async ({ db, loaded: { member, access } }) => {
      const { homeId, role, setupGroup, name, email, invitedBy } = member;
      const from = invitedBy ? await repo.findPerson(db, invitedBy) : undefined;
      const fromName = from ? fullName(from) : '';
      return { homeId, role, setupGroup, name, email, from: fromName, address: access.address };
    },
  }),
  acceptHomeInvitation: withResource({
    load: loadInvitation,
    authorize: rowLevel,
    runAs: 'linkHolder',
    handle: (context) => actions.acceptInvitation(context, context.loaded.member, context.loaded.access),
  }),
});
