import { fullName } from '@/contract/account/users/personName';
import { team } from '@/contract/platform/team/endpoints';
import { teamSchemas } from '@/contract/platform/team/schemas';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { audienceOnly } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { clientContext, loginResponse } from '@/server/modules/account/sessions';
import { findProfile } from '@/server/modules/account/users';
import { changeDuties, decideDutyRequest, requireActiveStaff } from './duties';
import { inviteMember, withdrawInvitation } from './invitations';
import { endMember, restoreMember } from './members';
import { canChangeMember, canDecideDuty, canManageTeam, canWithdrawDuty } from './policy';
import { presentInvitation, readTeam } from './presenter';
import * as repo from './repo';
import { acceptInvitation, requireInvitation } from './system';
import { changeWork } from './work';

const loadMember = ({ db, params, now }: Pick<OperationContext, 'db' | 'now'> & { params: { memberId: string } }) =>
  repo.findMember(db, params.memberId, now);
const loadRequest = ({ db, params }: { db: Db; params: { dutyRequestId: string } }) =>
  repo.findDutyRequest(db, params.dutyRequestId);

const change = ({ person, services, now }: Pick<OperationContext, 'person' | 'services' | 'now'>) => ({
  by: requirePerson(person).id,
  siteUrl: services.siteUrl,
  now,
});
const read = ({ db, person, now }: Pick<OperationContext, 'db' | 'person' | 'now'>) =>
  readTeam(db, requirePerson(person), now);

export const teamRoutes = implement(team, teamSchemas, {
  getTeam: {
    duties: ['admin'],
    authorize: canManageTeam,
    handle: read,
  },
  inviteMember: {
    duties: ['admin'],
    authorize: canManageTeam,
    handle: async (call) => {
      const { db, person, body, services, now, auditSubject } = call;
      const { id } = requirePerson(person);
      const inviter = await findProfile(db, id);
      const name = inviter ? fullName(inviter) : '';
      const invited = await inviteMember(db, { ...body, invitedBy: { id, name }, siteUrl: services.siteUrl, now });
      auditSubject(`invitation:${invited.id}`, { type: body.type, duties: body.duties });
      return read(call);
    },
  },
  withdrawInvitation: withResource({
    duties: ['admin'],
    load: ({ params }) => (isId(params.invitationId) ? { id: params.invitationId } : undefined),
    authorize: canManageTeam,
    handle: async (call) => {
      call.auditSubject(`invitation:${call.loaded.id}`);
      await withdrawInvitation(call.db, call.loaded.id, call.now);
      return read(call);
    },
  }),
  findInvitation: withResource({
    load: ({ client }) => client,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async ({ services, body, client, now }) => {
      const found = await requireInvitation(services, body.token, client.address, now);
      const { email, type, duties, invitedBy, expiresAt } = presentInvitation(found, now);
      return { email, type, duties, invitedBy, expiresAt };
    },
  }),
  acceptInvitation: withResource({
    load: clientContext,
    authorize: audienceOnly,
    transaction: 'manual',
    handle: async (call) =>
      loginResponse(call, await acceptInvitation(call.services, call.body, call.loaded, call.now)),
  }),
  changeDuties: withResource({
    duties: ['admin'],
    load: loadMember,
    authorize: canChangeMember,
    handle: async (call) => {
      const { db, body, loaded, now, auditSubject } = call;
      await repo.lockMember(db, loaded.id);
      const member = (await repo.findMember(db, loaded.id, now)) ?? loaded;
      auditSubject(`user:${loaded.id}`, await changeDuties(db, member, body.duties, change(call)));
      return read(call);
    },
  }),
  changeWork: withResource({
    duties: ['admin'],
    load: loadMember,
    authorize: canManageTeam,
    handle: async (call) => {
      const { db, body, loaded, now, auditSubject } = call;
      requireActiveStaff(loaded);
      auditSubject(`user:${loaded.id}`, { roles: body.roles, regionIds: body.regionIds });
      await changeWork(db, loaded, body, now);
      return read(call);
    },
  }),
  decideDutyRequest: withResource({
    duties: ['admin'],
    load: loadRequest,
    authorize: canDecideDuty,
    handle: async (call) => {
      const { db, body, loaded, auditSubject } = call;
      auditSubject(`user:${loaded.memberId}`, { duty: loaded.duty, decision: body.decision });
      await decideDutyRequest(db, loaded, body.decision, change(call));
      return read(call);
    },
  }),
  withdrawDutyRequest: withResource({
    duties: ['admin'],
    load: loadRequest,
    authorize: canWithdrawDuty,
    handle: async (call) => {
      const { db, loaded, auditSubject } = call;
      auditSubject(`user:${loaded.memberId}`, { duty: loaded.duty });
      await decideDutyRequest(db, loaded, 'withdrawn', change(call));
      return read(call);
    },
  }),
  endMember: withResource({
    duties: ['admin'],
    load: loadMember,
    authorize: canChangeMember,
    runAs: 'system',
    handle: async (call) => {
      const { db, services, loaded, auditSubject } = call;
      const handedOn = await endMember(services, db, loaded, change(call));
      auditSubject(`user:${loaded.id}`, handedOn);
      return { team: await read(call), ...handedOn };
    },
  }),
  restoreMember: withResource({
    duties: ['admin'],
    load: loadMember,
    authorize: canChangeMember,
    handle: async (call) => {
      call.auditSubject(`user:${call.loaded.id}`);
      await restoreMember(call.db, call.loaded, call.now);
      return read(call);
    },
  }),
});
