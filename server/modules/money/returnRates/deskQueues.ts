import { sql } from 'kysely';
import { RETURN_RATE_KINDS, returnRateRules } from '@/contract/money/returnRates/constants';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';

const labels = Object.fromEntries(RETURN_RATE_KINDS.map((kind) => [kind, returnRateRules[kind].label]));

export const returnRateQueues: readonly DeskQueue[] = [
  {
    id: 'return_rates_high',
    group: 'Money',
    title: 'Return rates at their limit',
    waitsFor: 'Fewer returned bank debits: the risk page says what to do',
    duties: ['money'],
    items: () => sql`
      select alert.id, (${JSON.stringify(labels)}::jsonb ->> alert.kind) || ' return rate' as title,
        alert.returned || ' of ' || alert.originated || ' bank debits' as detail, alert.raised_at as since,
        null::timestamptz as due_at, ${sql.lit(routes.accounts.deskRisk())} as href
      from return_rate_alerts alert where alert.ended_at is null`,
  },
];
