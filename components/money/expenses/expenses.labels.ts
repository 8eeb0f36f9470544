import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { Expense, ExpenseStatus } from '@/contract/money/expenses/endpoints';
import { expenseCategoryLabels } from '@/contract/money/expenses/endpoints';
import { formatDate } from '@/lib/format/dates';

export const expenseTones: Readonly<Record<ExpenseStatus, BadgeTone>> = {
  requested: 'warning',
  approved: 'neutral',
  waiting: 'warning',
  ordered: 'neutral',
  paid: 'success',
  refused: 'neutral',
  canceled: 'neutral',
};

/** `HOA dues, Lakeside HOA, due Dec 5, 2026`. */
export const expenseTitle = ({ category, payeeName, dueOn }: Pick<Expense, 'category' | 'payeeName' | 'dueOn'>) =>
  `${expenseCategoryLabels[category]}, ${payeeName}, due ${formatDate(dueOn)}`;
