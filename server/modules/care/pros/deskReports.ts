import { sql } from 'kysely';
import { routes } from '@/contract/routes';
import { count, money, number, text } from '@/server/desk/columns';
import { COMPANY_TIME_ZONE, type DeskReport } from '@/server/desk/types';

interface ProLine {
  id: string;
  company: string;
  jobs: number;
  done: number;
  late: number;
  hours: number | null;
  costCents: number;
  perJobCents: number | null;
  rating: number | null;
}

const workByPro: DeskReport = {
  id: 'work-by-pro',
  title: 'Work orders by Pro',
  summary: 'Jobs of the last 12 months, how long they took, and what their invoices came to without our markup.',
  duties: ['care', 'money'],
  hasAsOf: false,
  columns: () => [
    text('Pro'),
    count('Jobs'),
    count('Done'),
    count('Late'),
    number('Median hours to done'),
    money('Invoiced'),
    { ...money('Invoiced a job'), hasTotal: false },
    number('Average rating'),
  ],
  rows: async (db, asOf) => {
    const { rows } = await sql<ProLine>`
      select pro.id, pro.company, count(*)::int as jobs, count(job.done_at)::int as done,
        count(*) filter (where coalesce(job.done_at, (${asOf}::date + 1)::timestamp at time zone ${COMPANY_TIME_ZONE})
          > least(job.repair_due_at, job.law_due_at))::int as late,
        round(percentile_cont(0.5) within group (order by extract(epoch from job.done_at - job.created_at) / 3600)
          filter (where job.done_at is not null))::int as hours,
        coalesce(sum(bill.cents), 0)::int8 as "costCents",
        round(avg(bill.cents))::int8 as "perJobCents", round(avg(job.rating), 1)::float8 as rating
      from work_orders job join pros pro on pro.id = job.pro_id
        left join lateral (select sum(invoice.total - invoice.markup) as cents from work_order_invoices invoice
          where invoice.work_order_id = job.id and invoice.status in ('approved', 'posted', 'paid')) bill on true
      where job.created_at >= ((${asOf}::date - 365)::timestamp at time zone ${COMPANY_TIME_ZONE})
        and job.status not in ('duplicate', 'canceled', 'declined')
      group by pro.id order by "costCents" desc, pro.company`.execute(db);
    return rows.map(({ id, company, jobs, done, late, hours, costCents, perJobCents, rating }) => ({
      id,
      href: routes.accounts.deskPro({ proId: id }),
      cells: [company, jobs, done, late, hours, costCents, perJobCents, rating],
    }));
  },
};

export const proReports: readonly DeskReport[] = [workByPro];
