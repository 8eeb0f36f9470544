import { partnerRecords } from '@/contract/care/partnerRecords/endpoints';
import { partnerRecordsSchemas } from '@/contract/care/partnerRecords/schemas';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { scopeOnly } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { type ActingPerson, actorOf } from '@/server/modules/care/workOrders';
import { reportIssues } from '@/server/modules/care/workOrders/reports/reportIssues';
import { canSeePartnerRecords } from './policy';
import { presentHome, presentLease, presentPage, presentWorkOrder } from './presenter';
import * as repo from './repo';

const DUTIES = ['admin'] as const;

const loadHome = ({ db, params }: Pick<OperationContext, 'db'> & { params: { homeId: string } }) =>
  isId(params.homeId) ? repo.findHome(db, params.homeId) : undefined;

/** The administrator who reports a problem, or the partner by its name. */
async function reporterOf({ db, person, apiKey }: Pick<OperationContext, 'db' | 'person' | 'apiKey'>) {
  if (apiKey) return { personId: null, by: { role: 'system', id: null, name: apiKey.name } satisfies ActingPerson };
  const { id: personId } = requirePerson(person);
  return { personId, by: await actorOf(db, { role: 'staff', personId }) };
}

export const partnerRecordsRoutes = implement(partnerRecords, partnerRecordsSchemas, {
  listPartnerHomes: {
    duties: DUTIES,
    authorize: canSeePartnerRecords,
    authorizeKey: scopeOnly,
    handle: async ({ db, query }) => presentPage(await repo.listHomes(db, query.after), presentHome),
  },
  getPartnerHome: withResource({
    duties: DUTIES,
    load: loadHome,
    authorize: canSeePartnerRecords,
    authorizeKey: scopeOnly,
    handle: ({ loaded }) => presentHome(loaded),
  }),
  listPartnerLeases: {
    duties: DUTIES,
    authorize: canSeePartnerRecords,
    authorizeKey: scopeOnly,
    handle: async ({ db, query }) => presentPage(await repo.listLeases(db, query.after), presentLease),
  },
  getPartnerLease: withResource({
    duties: DUTIES,
    load: ({ db, params }) => (isId(params.leaseId) ? repo.findLease(db, params.leaseId) : undefined),
    authorize: canSeePartnerRecords,
    authorizeKey: scopeOnly,
    handle: ({ loaded }) => presentLease(loaded),
  }),
  getPartnerWorkOrder: withResource({
    duties: DUTIES,
    load: ({ db, params }) => (isId(params.workOrderId) ? repo.findWorkOrder(db, params.workOrderId) : undefined),
    authorize: canSeePartnerRecords,
    authorizeKey: scopeOnly,
    handle: ({ loaded }) => presentWorkOrder(loaded),
  }),
  createPartnerWorkOrder: withResource({
    duties: DUTIES,
    load: loadHome,
    authorize: canSeePartnerRecords,
    authorizeKey: scopeOnly,
    runAs: 'system',
    handle: async (call) => {
      const { db, loaded, body, auditSubject } = call;
      const { personId, by } = await reporterOf(call);
      const { issue, permissionToEnter } = body;
      const access = { permissionToEnter, pets: '', hasAlarm: false, phone: null, windows: [] };
      const [reported] = await reportIssues(
        call,
        { homeId: loaded.id, role: 'staff', leaseId: null, personId },
        {
          issues: [{ ...issue, solved: false }],
          access: { ...access, presence: 'either', language: 'en' },
          question: null,
        },
        by,
      );
      const row = reported && (await repo.findWorkOrder(db, reported.row.id));
      if (!row) throw new Error('A work order that was just written is not there');
      auditSubject(`home:${loaded.id}`, { workOrders: [row.id] });
      return { ...presentWorkOrder(row), attached: reported.attached };
    },
  }),
});
