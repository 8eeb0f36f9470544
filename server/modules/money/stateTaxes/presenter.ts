import { cents } from '@/contract/amounts/cents';
import { filingPeriod, stateWithholdingOf } from '@/contract/law/stateTaxes';
import type { StateTaxYear } from '@/contract/money/stateTaxes/endpoints';
import type { Db } from '@/server/db/client';
import { accountBalance, accounts } from '@/server/modules/money/ledger';
import { totalsByPerson, WITHHOLDING_STATE } from './index';
import * as repo from './repo';

/** A year of California withholding. As the system. */
export async function presentStateTaxYear(db: Db, year: number): Promise<StateTaxYear> {
  const law = stateWithholdingOf(WITHHOLDING_STATE);
  if (!law) throw new Error(`${WITHHOLDING_STATE} withholds nothing`);
  const payouts = await repo.listPayouts(db, {
    state: WITHHOLDING_STATE,
    from: `${year}-01-01`,
    until: `${year}-12-31`,
  });
  const totals = totalsByPerson(payouts);
  const periods = law.periods.flatMap((_, n) => {
    const days = filingPeriod(law, year, n + 1);
    if (!days) return [];
    const own = payouts.filter(({ payOn }) => payOn >= days.from && payOn <= days.until);
    const withheld = own.flatMap((payout) => payout.withheld).reduce((sum, amount) => sum + amount, 0);
    return [{ period: n + 1, ...days, withheld: cents(withheld) }];
  });
  const named = [...totals].flatMap(([personId, { withheld }]) => (withheld > 0 ? [personId] : []));
  const payees = await repo.listPayees(db, WITHHOLDING_STATE, named);
  return {
    year,
    rateBps: law.bps,
    yearlyLimit: cents(law.yearlyCents),
    source: law.source,
    owed: cents(await accountBalance(db, accounts.californiaTaxes)),
    periods,
    payees: payees.map((payee) => {
      const { rents, withheld } = totals.get(payee.personId) ?? { rents: 0, withheld: 0 };
      return { ...payee, rents: cents(rents), withheld: cents(withheld) };
    }),
  };
}
