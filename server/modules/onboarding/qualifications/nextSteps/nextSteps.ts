import { routes } from '@/contract/routes';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { NextStepSource } from '@/server/modules/account/todos';
import * as repo from '@/server/modules/onboarding/qualifications/repo';
import { QUALIFICATION_STEPS } from './constants';

/** Homes the person wants to qualify; once in the account, a home has steps of its own. */
export const qualificationSteps: NextStepSource = async (db, { id: personId }) =>
  (await repo.listByPerson(db, personId)).flatMap(({ id, status, answers, homeIds, reviewBy, submittedAt }) => {
    const rule = QUALIFICATION_STEPS[status];
    if (!rule || homeIds.length > 0) return [];
    return [
      {
        id: `qualification:${id}`,
        kind: rule.waitingFor === null ? 'addQualifiedHome' : `qualification.${status}`,
        waitingFor: rule.waitingFor,
        title: rule.title(answers.address.streetAddress),
        reason: rule.reason,
        dueOn: reviewBy && officeDay(reviewBy),
        since: submittedAt.toISOString(),
        action: { label: rule.label, href: routes.homeowners.qualification.success({ flowId: id }) },
      },
    ];
  });
