import { sql } from 'kysely';
import { formatDay } from '@/contract/format/days';
import {
  FEE_LINE_KINDS,
  type PayoutLineKind,
  type PayoutStatus,
  REPORTED_RENT_KINDS,
} from '@/contract/money/payouts/constants';
import { routes } from '@/contract/routes';
import { date, money, text } from '@/server/desk/columns';
import type { DeskReport } from '@/server/desk/types';

/** Lines of statements by column; what none of them names is a cost of the home. */
const PARTS: readonly (readonly [label: string, kinds: readonly PayoutLineKind[]])[] = [
  ['Rent and charges', REPORTED_RENT_KINDS],
  ['Our fees', FEE_LINE_KINDS],
  ['Tax withheld', ['withholding', 'state_withholding']],
  ['Reserve and carried', ['carried', 'reserve', 'carried_forward']],
];
const namedKinds = PARTS.flatMap(([, kinds]) => kinds);

interface StatementLine {
  id: string;
  homeId: string;
  address: string;
  owner: string;
  period: string;
  payOn: string;
  status: PayoutStatus;
  hasStatement: boolean;
  cents: number;
  lines: Partial<Record<PayoutLineKind, number>>;
}

const ownerStatements: DeskReport = {
  id: 'owner-statements',
  title: 'Owner statements',
  summary:
    'Every payout of the month of this day, with its statement in short: the parts add up to the payout. The page of the payout run has all statements as one download.',
  duties: ['money'],
  hasAsOf: true,
  columns: () => [
    text('Home'),
    text('Owner'),
    text('Month'),
    date('Pay day'),
    text('Status'),
    text('Statement'),
    ...PARTS.map(([label]) => money(label)),
    money('Repairs, bills, and other'),
    money('Payout'),
  ],
  rows: async (db, asOf) => {
    const { rows } = await sql<StatementLine>`
      select payouts.id, payouts.home_id as "homeId", concat_ws(', ', home.street_address, home.unit) as address,
        trim(concat_ws(' ', owner.first_name, owner.last_name)) as owner, payouts.period::text, payouts.pay_on::text as "payOn",
        payouts.status, payouts.statement_id is not null as "hasStatement", payouts.amount as cents,
        coalesce((select jsonb_object_agg(kind, amount) from (select line.kind, sum(line.amount)::int8 as amount
          from payout_lines line where line.payout_id = payouts.id group by line.kind) by_kind), '{}') as lines
      from payouts join homes home on home.id = payouts.home_id join users owner on owner.id = payouts.owner_id
      where payouts.pay_on between date_trunc('month', ${asOf}::date) and ${asOf}::date
      order by address, payouts.period, payouts.id`.execute(db);
    return rows.map(({ id, homeId, address, owner, period, payOn, status, hasStatement, cents, lines }) => {
      const kinds = Object.entries(lines) as [PayoutLineKind, number][];
      const sumOf = (isWanted: (kind: PayoutLineKind) => boolean) =>
        kinds.reduce((sum, [kind, amount]) => sum + (isWanted(kind) ? amount : 0), 0);
      return {
        id,
        href: routes.accounts.deskHome({ homeId }),
        cells: [
          address,
          owner,
          formatDay(period, 'monthAndYear'),
          payOn,
          status,
          hasStatement ? 'Delivered' : 'Not yet',
          ...PARTS.map(([, wanted]) => sumOf((kind) => wanted.includes(kind))),
          sumOf((kind) => !namedKinds.includes(kind)),
          cents,
        ],
      };
    });
  },
};

export const payoutReports: readonly DeskReport[] = [ownerStatements];
