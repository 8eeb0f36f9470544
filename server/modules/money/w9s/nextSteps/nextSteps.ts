import { routes } from '@/contract/routes';
import type { NextStepSource } from '@/server/modules/account/todos';
import { payoutTaxStatus } from '@/server/modules/money/w9s';
import { outdatedReason } from '@/server/modules/money/w9s/presenter';
import * as repo from '@/server/modules/money/w9s/repo';
import { W9_STEPS } from './constants';

/** A form that is missing, wrong, or out of date, for owners with a signed agreement. */
export const w9Steps: NextStepSource = async (db, { id: userId }, now) => {
  const payee = { userId };
  const account = await repo.findAccountFacts(db, payee);
  const forms = await repo.listByPayee(db, payee);
  // No form is requested before we may owe the person money, unless they have started one.
  if (!account.askedAt && forms.length === 0) return [];
  const certified = forms.find(({ status }) => status === 'certified');
  const tax = await payoutTaxStatus(db, payee, now);
  const reason = tax.reason ?? (certified ? outdatedReason(certified, account) : null);
  const rule = reason && W9_STEPS[reason];
  if (!rule) return [];
  const open = forms.find(({ status }) => status === 'open');
  const href = reason === 'foreign' ? routes.accounts.inbox() : routes.accounts.w9({ flowId: open?.id ?? 'new' });
  return [
    {
      id: `w9:${userId}`,
      kind: `w9.${reason}`,
      waitingFor: null,
      dueOn: tax.withholdingFrom?.slice(0, 10) ?? null,
      since: (account.askedAt ?? forms[0]?.createdAt ?? now).toISOString(),
      title: rule.title,
      reason: rule.reason,
      action: { label: reason === 'foreign' ? 'Message us' : 'Open the form', href },
    },
  ];
};
