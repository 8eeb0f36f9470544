import { stateTaxes } from '@/contract/money/stateTaxes/endpoints';
import { stateTaxesSchemas } from '@/contract/money/stateTaxes/schemas';
import { officeDay } from '@/server/calendar/officeDeadline';
import { implement } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { form592File, recordResidencyForm } from './index';
import { canHandleStateTaxes } from './policy';
import { presentStateTaxYear } from './presenter';

export const stateTaxesRoutes = implement(stateTaxes, stateTaxesSchemas, {
  getStateTaxYear: {
    duties: ['money'],
    authorize: canHandleStateTaxes,
    runAs: 'system',
    handle: ({ db, query, now }) => presentStateTaxYear(db, query.year ?? Number(officeDay(now).slice(0, 4))),
  },
  recordResidencyForm: {
    duties: ['money'],
    authorize: canHandleStateTaxes,
    runAs: 'system',
    handle: async ({ db, person, body: { year, ...form }, now, auditSubject }) => {
      const id = await recordResidencyForm(db, form, { recordedBy: requirePerson(person).id, now });
      auditSubject(`residency_form:${id}`, { form: form.form, personId: form.personId });
      return presentStateTaxYear(db, year);
    },
  },
  exportStateTaxPeriod: {
    duties: ['money'],
    authorize: canHandleStateTaxes,
    runAs: 'system',
    handle: ({ db, person, body }) => form592File(db, { ...body, personId: requirePerson(person).id }),
  },
});
