import { sql } from 'kysely';
import { figureSeries, figureStates } from '@/contract/law/figures';
import { FIGURE_NOTICE_DAYS } from '@/contract/platform/legalFigures/constants';
import { routes } from '@/contract/routes';
import { COMPANY_TIME_ZONE, type DeskQueue, endOfDay } from '@/server/desk/types';

const HREF = sql.lit(routes.accounts.deskLegalFigures());

/** Each series with what came with the product: the days of entries are in the database. */
const seriesRows = (day: string) =>
  JSON.stringify(
    figureStates(day, []).map(({ series: { id, title, fallback }, knownUntil, dueOn }) => ({
      id,
      title,
      fallback,
      knownUntil,
      dueOn,
    })),
  );

export const legalFigureQueues: readonly DeskQueue[] = [
  {
    id: 'legal_figures_due',
    group: 'Leases and move-ins',
    title: 'Figures of the law to enter',
    waitsFor: 'A colleague who enters the new figure, and another one who approves it',
    duties: ['leasing'],
    items: (now) => {
      const day = now.toISOString().slice(0, 10);
      return sql`
        select md5(known->>'id')::uuid as id, known->>'title' as title,
          'Until it is entered: ' || (known->>'fallback') as detail,
          (due.due_on - ${FIGURE_NOTICE_DAYS}::int)::timestamptz as since,
          ${endOfDay(sql`due.due_on`, COMPANY_TIME_ZONE)} as due_at, ${COMPANY_TIME_ZONE} as time_zone, ${HREF} as href
        from jsonb_array_elements(${seriesRows(day)}::jsonb) known
          cross join lateral (
            select coalesce((select figure.next_due_on from legal_figures figure
              where figure.series = known->>'id' and figure.status = 'approved'
                and figure.until_on > (known->>'knownUntil')::date
              order by figure.until_on desc, figure.decided_at desc limit 1), (known->>'dueOn')::date) as due_on
          ) due
        where due.due_on <= ${day}::date + ${FIGURE_NOTICE_DAYS}::int`;
    },
  },
  {
    id: 'legal_figures_deciding',
    group: 'Leases and move-ins',
    title: 'Figures of the law to approve',
    waitsFor: 'A colleague other than the one who entered it',
    duties: ['leasing'],
    items: () => sql`
      select figure.id, coalesce(known->>'title', figure.series) as title, figure.source as detail,
        figure.proposed_at as since, null::timestamptz as due_at, ${HREF} as href
      from legal_figures figure
        left join jsonb_array_elements(${JSON.stringify(figureSeries.map(({ id, title }) => ({ id, title })))}::jsonb) known
          on known->>'id' = figure.series
      where figure.status = 'proposed'`,
  },
];
