// The next expenses of a series: made ahead of their due days, each once.
import { Temporal } from 'temporal-polyfill';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { MAKE_AHEAD_DAYS, monthsOfRepeat } from '@/contract/money/expenses/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { openAccount, sealAccount } from './payeeAccounts';
import * as repo from './repo';

/** The due day of the next one: the 31st of a series is the last day of a shorter month. */
export const nextDueOn = ({ firstDueOn, every, made }: Pick<repo.RuleRow, 'firstDueOn' | 'every' | 'made'>): string =>
  Temporal.PlainDate.from(firstDueOn)
    .add({ months: made * monthsOfRepeat[every] })
    .toString();

/** What a second person approved for the whole series, and nothing has changed since. */
const isAgreed = ({ isFixed, amount, approvedAmount }: repo.RuleRow) => isFixed && approvedAmount === amount;

/**
 * Makes the expenses of a series that are due within the next weeks. One of a fixed amount that was approved for the series is
 * approved; any other waits for two people. As the system; safe to run twice.
 */
export async function makeNext(db: Db, ruleId: string, now: Date): Promise<void> {
  const rule = await repo.lockRule(db, ruleId);
  const home = await repo.findHome(db, rule.homeId);
  if (!home || rule.endedAt || home.ownerId !== rule.ownerId) return;
  const horizon = addDays(localDay(now, home.timeZone), MAKE_AHEAD_DAYS);
  let { made } = rule;
  for (;;) {
    const dueOn = nextDueOn({ ...rule, made });
    if (dueOn > horizon || (rule.untilOn !== null && dueOn > rule.untilOn)) break;
    const id = newId(now.getTime());
    const { amount, approvedBy, payeeAccount } = rule;
    const agreed = isAgreed(rule) && approvedBy !== null;
    const isMade = await repo.insertNext(db, {
      id,
      ruleId,
      homeId: rule.homeId,
      ownerId: rule.ownerId,
      category: rule.category,
      payeeName: rule.payeeName,
      method: rule.method,
      routingNumber: rule.routingNumber,
      accountEnding: rule.accountEnding,
      address: rule.address,
      reference: rule.reference,
      amount,
      memo: rule.memo,
      dueOn,
      enteredBy: rule.enteredBy,
      enteredAt: now,
      // What of a mortgage payment is interest changes each time.
      interest: null,
      payeeAccount:
        payeeAccount && sealAccount('expenses', id, openAccount('expense_rules', { id: ruleId, payeeAccount })),
      status: agreed ? 'approved' : 'requested',
      ...(agreed && { approvedBy, approvedAt: now }),
    });
    made += 1;
    if (isMade)
      await audit(db, { event: 'expense.made', subject: `expense:${id}`, detail: { ruleId, dueOn, amount, agreed } });
  }
  if (made !== rule.made) await repo.updateRule(db, ruleId, { made });
}
