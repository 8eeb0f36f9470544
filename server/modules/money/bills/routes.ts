import { bills } from '@/contract/money/bills/endpoints';
import { billsSchemas } from '@/contract/money/bills/schemas';
import { MAX_REASON } from '@/contract/money/charges/constants';
import { submitAction } from '@/server/approvals/submit';
import type { Db } from '@/server/db/client';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { type AccountAccess, loadAccount } from '@/server/modules/money/charges/account/account';
import {
  attachDocument,
  type BillCall,
  openDispute,
  presentBills,
  resolveDispute,
  withdrawDispute,
  writeToDispute,
} from './index';
import { canDisputeBill, canHandleBills, canReadBills } from './policy';
import * as repo from './repo';

type Call = Pick<OperationContext, 'db' | 'person' | 'now'> & { loaded: AccountAccess };

const load = ({ db, params }: { db: Db; params: { leaseId: string } }) => loadAccount(db, params.leaseId);

async function loadByBill({ db, params }: { db: Db; params: { billId: string } }) {
  const leaseId = await repo.findLeaseId(db, params.billId);
  return leaseId ? loadAccount(db, leaseId) : undefined;
}

const billOf = ({ loaded, params, person, now }: Call & { params: { billId: string } }): BillCall => ({
  ...loaded,
  chargeId: params.billId,
  personId: requirePerson(person).id,
  now,
});

const present = ({ db, loaded, person, now }: Call) =>
  presentBills(db, loaded, { personId: requirePerson(person).id, now });

export const billsRoutes = implement(bills, billsSchemas, {
  listBills: withResource({
    duties: ['money', 'support'],
    load,
    authorize: canReadBills,
    runAs: 'system',
    handle: present,
  }),
  openDispute: withResource({
    load: loadByBill,
    authorize: canDisputeBill,
    runAs: 'system',
    handle: async (call) => {
      await openDispute(call.db, billOf(call), call.body.text, call.services.siteUrl);
      call.auditSubject(`charge:${call.params.billId}`);
      return present(call);
    },
  }),
  addDisputeMessage: withResource({
    duties: ['money', 'support'],
    load: loadByBill,
    authorize: canReadBills,
    runAs: 'system',
    handle: async (call) => {
      await writeToDispute(call.db, billOf(call), call.body.text, call.services.siteUrl);
      return present(call);
    },
  }),
  withdrawDispute: withResource({
    load: loadByBill,
    authorize: canDisputeBill,
    runAs: 'system',
    handle: async (call) => {
      await withdrawDispute(call.db, billOf(call));
      call.auditSubject(`charge:${call.params.billId}`);
      return present(call);
    },
  }),
  resolveDispute: withResource({
    duties: ['money'],
    load: loadByBill,
    authorize: canHandleBills,
    runAs: 'system',
    handle: async (call) => {
      const { db, services, now, body } = call;
      const bill = billOf(call);
      if (body.adjustedCents === null) {
        await resolveDispute(db, bill, body, services.siteUrl);
        return { ...(await present(call)), request: null };
      }
      const { leaseId, chargeId, personId } = bill;
      const reason = body.text.slice(0, MAX_REASON);
      const wish = { leaseId, chargeId, adjustedCents: body.adjustedCents, text: body.text, reason };
      const request = await submitAction(db, 'dispute_adjustment', wish, { personId, now, services });
      return { ...(await present(call)), request };
    },
  }),
  attachBillDocument: withResource({
    duties: ['money'],
    load: loadByBill,
    authorize: canHandleBills,
    runAs: 'system',
    handle: async (call) => {
      await attachDocument(call.db, billOf(call), call.body.documentId);
      call.auditSubject(`charge:${call.params.billId}`, { documentId: call.body.documentId });
      return present(call);
    },
  }),
});
