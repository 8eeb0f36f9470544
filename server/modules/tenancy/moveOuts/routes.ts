import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { moveOutsSchemas } from '@/contract/tenancy/moveOuts/schemas';
import { submitAction } from '@/server/approvals/submit';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { isId } from '@/server/ids';
import {
  addDeduction,
  addOwedCharge,
  answerDeduction,
  removeDeduction,
  reportWork,
  reviseDeduction,
  sendContractorNotice,
  sendStatement,
} from './deductions';
import { type MoveOutCall, readMoveOut, recordLeaving, rejectField, saveChecklist, savePlan } from './index';
import {
  askForInspection,
  finishInspection,
  readInspection,
  scheduleInspection,
  syncInspection,
} from './inspection/actions';
import { storeInspectionPhoto } from './inspection/system';
import { canCheckOff, canManageMoveOut, canPlanMoveOut, canReturnDeposit, canSeeMoveOut } from './policy';
import type { LeaseSide } from './repo';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person'>;
type Handled = Pick<OperationContext, 'db' | 'person' | 'services' | 'now'> & { loaded: LeaseSide };

const load = async ({ db, person, params }: Call & { params: { tenancyId: string } }) =>
  isId(params.tenancyId) ? repo.findLease(db, params.tenancyId, requirePerson(person).id) : undefined;
const loadByLine = async ({ db, person, params }: Call & { params: { deductionId: string } }) =>
  isId(params.deductionId) ? repo.findDeductionLease(db, params.deductionId, requirePerson(person).id) : undefined;

async function callOf({ db, person, services, now, loaded }: Handled): Promise<MoveOutCall> {
  const personId = requirePerson(person).id;
  // Read again as the system: residents may not see the owner of the home.
  const lease = (await repo.findLease(db, loaded.id, personId)) ?? loaded;
  return { db, services, lease, personId, now };
}

/** Acts, and answers the move-out as it stands then. */
async function acting(context: Handled, act: (call: MoveOutCall) => Promise<void>) {
  const call = await callOf(context);
  await act(call);
  return readMoveOut(call.db, call.lease, call.now);
}

/** Acts, and answers the inspection as it stands then. */
async function inspecting(context: Handled, act: (call: MoveOutCall) => Promise<void>) {
  const call = await callOf(context);
  await act(call);
  return readInspection(call.db, call.lease, call.personId);
}

const SYSTEM = 'system' as const;

export const moveOutsRoutes = implement(moveOuts, moveOutsSchemas, {
  listMoveOuts: {
    authorize: rowLevel,
    handle: async ({ db, person, now }) => {
      const items = [];
      for (const lease of await repo.listLeases(db, requirePerson(person).id))
        items.push(await readMoveOut(db, lease, now));
      return { items };
    },
  },
  getMoveOut: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canSeeMoveOut,
    runAs: SYSTEM,
    handle: ({ db, loaded, now }) => readMoveOut(db, loaded, now),
  }),
  saveMoveOutPlan: withResource({
    load,
    authorize: canPlanMoveOut,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => savePlan(call, context.body)),
  }),
  saveChecklist: withResource({
    load,
    authorize: canCheckOff,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => saveChecklist(call, context.body)),
  }),
  askForInspection: withResource({
    load,
    authorize: canCheckOff,
    runAs: SYSTEM,
    handle: (context) => acting(context, askForInspection),
  }),
  recordMoveOut: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => recordLeaving(call, context.body.leftOn)),
  }),
  getMoveOutInspection: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canSeeMoveOut,
    runAs: SYSTEM,
    handle: ({ db, loaded, person }) => readInspection(db, loaded, requirePerson(person).id),
  }),
  scheduleMoveOutInspection: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => inspecting(context, (call) => scheduleInspection(call, context.body.startsAt)),
  }),
  syncMoveOutInspection: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canSeeMoveOut,
    runAs: SYSTEM,
    handle: async (context) => syncInspection(await callOf(context), context.body),
  }),
  uploadMoveOutPhoto: withResource({
    duties: ['leasing', 'care'],
    load: async (call) => (isId(call.params.photoId) ? load(call) : undefined),
    authorize: canSeeMoveOut,
    transaction: 'manual',
    handle: (call) => storeInspectionPhoto(call, call.loaded),
  }),
  finishMoveOutInspection: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => inspecting(context, finishInspection),
  }),
  addDeduction: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => addDeduction(call, context.body)),
  }),
  addOwedCharge: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => addOwedCharge(call, context.body.chargeId)),
  }),
  removeDeduction: withResource({
    duties: ['leasing', 'care'],
    load: loadByLine,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => removeDeduction(call, context.loaded.deductionId)),
  }),
  sendContractorNotice: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => acting(context, sendContractorNotice),
  }),
  sendStatement: withResource({
    duties: ['leasing', 'care'],
    load,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => sendStatement(call, context.body.certifiedMailNumber)),
  }),
  answerDeduction: withResource({
    load: loadByLine,
    authorize: canCheckOff,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => answerDeduction(call, context.loaded.deductionId, context.body)),
  }),
  reviseDeduction: withResource({
    duties: ['leasing', 'care'],
    load: loadByLine,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => reviseDeduction(call, context.loaded.deductionId, context.body)),
  }),
  reportWork: withResource({
    duties: ['leasing', 'care'],
    load: loadByLine,
    authorize: canManageMoveOut,
    runAs: SYSTEM,
    handle: (context) => acting(context, (call) => reportWork(call, context.loaded.deductionId, context.body)),
  }),
  recordReturn: withResource({
    duties: ['leasing'],
    load,
    authorize: canReturnDeposit,
    runAs: SYSTEM,
    handle: async (context) => {
      const { lease, ...call } = await callOf(context);
      const { documentId } = context.body;
      if ((await repo.findFiles(call.db, [documentId], call.personId)).length === 0)
        throw rejectField('documentId', 'Add the proof among your own documents.');
      const request = await submitAction(call.db, 'deposit_return', { leaseId: lease.id, ...context.body }, call);
      return { ...(await readMoveOut(call.db, lease, call.now)), request };
    },
  }),
  correctReturn: withResource({
    duties: ['leasing'],
    load,
    authorize: canReturnDeposit,
    runAs: SYSTEM,
    handle: async (context) => {
      const { lease, ...call } = await callOf(context);
      const request = await submitAction(call.db, 'deposit_correction', { leaseId: lease.id, ...context.body }, call);
      return { ...(await readMoveOut(call.db, lease, call.now)), request };
    },
  }),
});
