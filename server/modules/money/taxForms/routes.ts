import { taxForms } from '@/contract/money/taxForms/endpoints';
import { taxFormsSchemas } from '@/contract/money/taxForms/schemas';
import { env } from '@/server/env';
import { conflict } from '@/server/http/errors';
import { implement } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { openTinOf } from '@/server/modules/money/w9s';
import { formNameOf, isForFile, lastYear, prepareYear, recordFiling, releaseYear } from './index';
import { irisFiles } from './irisFile';
import { canHandleTaxForms } from './policy';
import { presentTaxForm, presentYear } from './presenter';
import * as repo from './repo';

const SYSTEM = 'system' as const;

export const taxFormsRoutes = implement(taxForms, taxFormsSchemas, {
  listTaxForms: {
    authorize: rowLevel,
    handle: async ({ db, person }) => (await repo.listOfOwner(db, requirePerson(person).id)).map(presentTaxForm),
  },
  getTaxYear: {
    duties: ['money'],
    authorize: canHandleTaxForms,
    runAs: SYSTEM,
    handle: ({ db, person, query, now }) =>
      presentYear(db, query.year ?? lastYear(now), { personId: requirePerson(person).id, now }),
  },
  prepareTaxYear: {
    duties: ['money'],
    authorize: canHandleTaxForms,
    runAs: SYSTEM,
    handle: async ({ db, person, body: { year }, now }) => {
      const { id } = requirePerson(person);
      await prepareYear(db, year, { by: id, now });
      return presentYear(db, year, { personId: id, now });
    },
  },
  releaseTaxYear: {
    duties: ['money'],
    authorize: canHandleTaxForms,
    runAs: SYSTEM,
    handle: async ({ db, person, body: { year }, now }) => {
      const { id } = requirePerson(person);
      await releaseYear(db, year, { personId: id, now });
      return presentYear(db, year, { personId: id, now });
    },
  },
  exportTaxYear: {
    duties: ['money'],
    authorize: canHandleTaxForms,
    runAs: SYSTEM,
    handle: async ({ db, person, body: { year } }) => {
      const { id: personId } = requirePerson(person);
      const forms = [];
      for (const row of (await repo.listYear(db, year)).filter(isForFile)) {
        const { id, w9Id, payee, rents, withheld } = row;
        if (!w9Id || !payee) continue;
        const form = formNameOf(row);
        const tin = await openTinOf(db, w9Id, { personId, why: `Form ${form} for ${year}` });
        forms.push({ id, form, recipient: payee, tin, amount: rents, withheld });
      }
      if (forms.length === 0) throw conflict('No released form waits for the IRS.');
      return { files: irisFiles(year, env().TAX_PAYER, forms) };
    },
  },
  recordTaxFiling: {
    duties: ['money'],
    authorize: canHandleTaxForms,
    runAs: SYSTEM,
    handle: async ({ db, person, body: { year, receipt }, now }) => {
      const { id } = requirePerson(person);
      await recordFiling(db, year, { receipt, personId: id, now });
      return presentYear(db, year, { personId: id, now });
    },
  },
});
