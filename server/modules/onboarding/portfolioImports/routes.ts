import { portfolioImports } from '@/contract/onboarding/portfolioImports/endpoints';
import { portfolioImportsSchemas } from '@/contract/onboarding/portfolioImports/schemas';
import { submitAction } from '@/server/approvals/submit';
import { conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import { openingBooks } from './balances';
import {
  createImport,
  discardImport,
  invitePeople,
  mapFile,
  removeFile,
  saveFile,
  startImport,
  startUndo,
} from './index';
import { canAskForOpeningBalances, canImportPortfolio, canReadPortfolioImports } from './policy';
import { presentImport, presentSummary } from './presenter';
import * as repo from './repo';
import { importTemplate } from './templates';

type Call = Pick<OperationContext, 'db' | 'person' | 'now'>;

const load = ({ db, params }: Pick<OperationContext, 'db'> & { params: { portfolioImportId: string } }) =>
  isId(params.portfolioImportId) ? repo.find(db, params.portfolioImportId) : undefined;

const callerOf = ({ person, now }: Call) => ({ personId: requirePerson(person).id, now });

async function present({ db, person }: Pick<Call, 'db' | 'person'>, id: string) {
  const row = await repo.find(db, id);
  if (!row) throw notFound();
  return presentImport(db, row, person);
}

const subjectOf = (id: string) => `portfolio_import:${id}`;

export const portfolioImportsRoutes = implement(portfolioImports, portfolioImportsSchemas, {
  listPortfolioImports: {
    duties: ['admin', 'money'],
    authorize: canReadPortfolioImports,
    handle: async ({ db, person }) => ({
      items: (await repo.list(db)).map(presentSummary),
      canImport: canImportPortfolio(person),
    }),
  },
  createPortfolioImport: {
    duties: ['admin'],
    authorize: canImportPortfolio,
    runAs: 'system',
    handle: async (call) => {
      const id = await createImport(call.db, call.body, callerOf(call));
      call.auditSubject(subjectOf(id), call.body);
      return present(call, id);
    },
  },
  getImportTemplate: {
    duties: ['admin', 'money'],
    authorize: canReadPortfolioImports,
    handle: ({ query }) => importTemplate(query.kind),
  },
  getPortfolioImport: withResource({
    duties: ['admin', 'money'],
    load,
    authorize: canReadPortfolioImports,
    runAs: 'system',
    handle: (call) => presentImport(call.db, call.loaded, call.person),
  }),
  saveImportFile: withResource({
    duties: ['admin'],
    load,
    authorize: canImportPortfolio,
    runAs: 'system',
    handle: async (call) => {
      const { kind, fileName } = call.body;
      call.auditSubject(subjectOf(call.loaded.id), { kind, fileName });
      await saveFile(call.db, call.loaded.id, call.body, callerOf(call));
      return present(call, call.loaded.id);
    },
  }),
  mapImportFile: withResource({
    duties: ['admin'],
    load,
    authorize: canImportPortfolio,
    runAs: 'system',
    handle: async (call) => {
      await mapFile(call.db, call.loaded.id, call.body.kind, call.body.columns);
      return present(call, call.loaded.id);
    },
  }),
  removeImportFile: withResource({
    duties: ['admin'],
    load,
    authorize: canImportPortfolio,
    runAs: 'system',
    handle: async (call) => {
      await removeFile(call.db, call.loaded.id, call.body.kind);
      return present(call, call.loaded.id);
    },
  }),
  startPortfolioImport: withResource({
    duties: ['admin'],
    load,
    authorize: canImportPortfolio,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(subjectOf(call.loaded.id), call.body);
      await startImport(call.db, call.loaded, { ...call.body, ...callerOf(call) });
      return present(call, call.loaded.id);
    },
  }),
  discardPortfolioImport: withResource({
    duties: ['admin'],
    load,
    authorize: canImportPortfolio,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(subjectOf(call.loaded.id));
      await discardImport(call.db, call.loaded.id, call.now);
      return present(call, call.loaded.id);
    },
  }),
  requestOpeningBalances: withResource({
    duties: ['money'],
    load,
    authorize: canAskForOpeningBalances,
    runAs: 'system',
    handle: async ({ db, loaded, body, person, now, services }) => {
      const { lines: _, creditCents: __, ...sums } = openingBooks(await repo.listHomeRecords(db, loaded.id));
      if (sums.debitCents === 0) throw conflict('This import has no opening balances.');
      const wish = { importId: loaded.id, ...sums, reason: body.reason };
      const caller = { personId: requirePerson(person).id, now, services };
      return { request: await submitAction(db, 'opening_balances', wish, caller) };
    },
  }),
  undoPortfolioImport: withResource({
    duties: ['admin'],
    load,
    authorize: canImportPortfolio,
    runAs: 'system',
    handle: async (call) => {
      call.auditSubject(subjectOf(call.loaded.id), call.body);
      await startUndo(call.db, call.loaded.id, callerOf(call));
      return present(call, call.loaded.id);
    },
  }),
  inviteImportedPeople: withResource({
    duties: ['admin'],
    load,
    authorize: canImportPortfolio,
    runAs: 'system',
    handle: async (call) => {
      const people = await invitePeople(call.db, call.loaded.id, { siteUrl: call.services.siteUrl, now: call.now });
      call.auditSubject(subjectOf(call.loaded.id), { people });
      return present(call, call.loaded.id);
    },
  }),
});
