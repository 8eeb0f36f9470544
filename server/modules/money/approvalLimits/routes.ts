import { approvalLimits } from '@/contract/money/approvalLimits/endpoints';
import { approvalLimitsSchemas } from '@/contract/money/approvalLimits/schemas';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { decideLimit, proposeLimit } from './index';
import {
  canDecideApprovalLimit,
  canProposeApprovalLimit,
  canReadApprovalLimits,
  canWithdrawApprovalLimit,
} from './policy';
import { presentLimits } from './presenter';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person' | 'now'>;

const load = ({ db, params }: Pick<OperationContext, 'db'> & { params: { approvalLimitId: string } }) =>
  isId(params.approvalLimitId) ? repo.find(db, params.approvalLimitId) : undefined;

const present = ({ db, person, now }: Call) =>
  presentLimits(db, { readerId: requirePerson(person).id, canChange: canProposeApprovalLimit(person), now });

const callerOf = ({ person, now }: Call) => ({ personId: requirePerson(person).id, now });

const detailOf = ({ action, amount, effectiveOn }: repo.ApprovalLimitRow) => ({ action, amount, effectiveOn });

export const approvalLimitsRoutes = implement(approvalLimits, approvalLimitsSchemas, {
  listApprovalLimits: {
    duties: ['money', 'admin'],
    authorize: canReadApprovalLimits,
    runAs: 'system',
    handle: present,
  },
  proposeApprovalLimit: {
    duties: ['admin'],
    authorize: canProposeApprovalLimit,
    runAs: 'system',
    handle: async (call) => {
      const id = await proposeLimit(call.db, call.body, callerOf(call));
      const { reason, ...body } = call.body;
      call.auditSubject(`approval_limit:${id}`, body);
      return present(call);
    },
  },
  approveApprovalLimit: withResource({
    duties: ['admin'],
    load,
    authorize: canDecideApprovalLimit,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`approval_limit:${call.loaded.id}`, detailOf(call.loaded));
      await decideLimit(call.db, call.loaded.id, { event: 'approve', ...callerOf(call) });
      return present(call);
    },
  }),
  declineApprovalLimit: withResource({
    duties: ['admin'],
    load,
    authorize: canDecideApprovalLimit,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`approval_limit:${call.loaded.id}`, detailOf(call.loaded));
      await decideLimit(call.db, call.loaded.id, { event: 'decline', note: call.body.note, ...callerOf(call) });
      return present(call);
    },
  }),
  withdrawApprovalLimit: withResource({
    duties: ['admin'],
    load,
    authorize: canWithdrawApprovalLimit,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(`approval_limit:${call.loaded.id}`, detailOf(call.loaded));
      await decideLimit(call.db, call.loaded.id, { event: 'withdraw', ...callerOf(call) });
      return present(call);
    },
  }),
});
