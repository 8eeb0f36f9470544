// What hides or removes evidence of the bank: always two people.

import * as z from 'zod';
import { formatDay } from '@/contract/format/days';
import { exceptionLabels, TRUST_ACCOUNTS, trustAccountLabels } from '@/contract/money/reconciliations/constants';
import { moneyAction } from '@/server/approvals/types';
import { explainException, readRemoval, removeStatements, requireOpenException } from './index';

export const explanation = moneyAction(z.object({ exceptionId: z.uuid(), reason: z.string() }), {
  event: () => 'reconciliation.explained',
  read: async (db, { exceptionId }) => {
    const { amount, kind, detail } = await requireOpenException(db, exceptionId);
    const title = `${exceptionLabels[kind]}: ${detail}`.slice(0, 200);
    return { amount: Math.abs(amount), title, subjectId: exceptionId };
  },
  carryOut: async (db, { exceptionId, reason: note }, { requestedBy: personId }, { now }) => {
    await explainException(db, exceptionId, { note, personId, now });
    return exceptionId;
  },
});

export const statementRemoval = moneyAction(
  z.object({ account: z.enum(TRUST_ACCOUNTS), from: z.iso.date(), to: z.iso.date(), reason: z.string() }),
  {
    event: () => 'reconciliation.statement_removed',
    read: async (db, { account, from, to }) => {
      await readRemoval(db, { account, from, to });
      const days =
        from === to ? formatDay(from, 'medium') : `${formatDay(from, 'medium')} to ${formatDay(to, 'medium')}`;
      return { amount: 0, title: `${trustAccountLabels[account]}, ${days}` };
    },
    carryOut: async (db, { account, from, to }, _agreed, { now }) => {
      await removeStatements(db, { account, from, to }, now);
      return null;
    },
  },
);
