import { sql } from 'kysely';
import { expenseCategoryLabels } from '@/contract/money/expenses/constants';
import { type DeskQueue, dollars, endOfHomeDay, homeHref } from '@/server/desk/types';

const items = (condition: ReturnType<typeof sql>) => sql`
  select expense.id, concat_ws(', ', home.street_address, home.unit) as title,
    concat_ws(' · ', ${JSON.stringify(expenseCategoryLabels)}::jsonb ->> expense.category, expense.payee_name,
      ${dollars('expense.amount')}, expense.note) as detail,
    coalesce(expense.approved_at, expense.entered_at) as since, ${endOfHomeDay(sql`expense.due_on`, 'expense.home_id')} as due_at,
    expense.home_id, ${homeHref('expense.home_id')} as href
  from expenses expense join homes home on home.id = expense.home_id where ${condition}`;

export const expenseQueues: readonly DeskQueue[] = [
  {
    id: 'expenses_to_approve',
    group: 'Money',
    title: 'Expenses of homes to approve',
    waitsFor: 'Someone other than the person who entered it to approve or refuse it',
    duties: ['money'],
    items: () => items(sql`expense.status = 'requested'`),
  },
  {
    id: 'expenses_without_money',
    group: 'Money',
    title: 'Expenses of homes that wait for money',
    waitsFor: 'Rent, or money that the owner pays in',
    duties: ['money'],
    items: () => items(sql`expense.status = 'waiting'`),
  },
];
