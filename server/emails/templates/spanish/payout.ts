// What owners pay in and what we pay for them, in Spanish.
import { formatExactMoney } from '@/contract/amounts/cents';
import type { ExpenseCategory } from '@/contract/money/expenses/constants';
import { cta, emailTextEs, formatDayEs, greetingEs } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import { ContributionRequested, ExpensePaid, UnclaimedProperty } from '@/server/emails/templates/payout';

const categories: Readonly<Record<ExpenseCategory, string>> = {
  hoa: 'Cuota de la asociación de propietarios',
  insurance: 'Seguro',
  property_tax: 'Impuesto sobre la propiedad',
  mortgage: 'Pago de la hipoteca',
  utilities: 'Servicios públicos',
  cleaning: 'Limpieza',
  other: 'Otro proveedor',
};

export const payoutTemplatesEs = {
  contributionRequested: template(ContributionRequested, ({ name, home, cents, reason, dueOn, link }) =>
    emailTextEs(
      `Le pedimos que aporte ${formatExactMoney(cents)} para ${home}`,
      greetingEs(name),
      `Necesitamos ${formatExactMoney(cents)} para ${home} antes del ${formatDayEs(dueOn)}:`,
      reason,
      'Puede pagar sin costo desde una cuenta bancaria. El dinero se acredita a su casa, y su próximo estado de cuenta lo muestra.',
      cta('Pagar desde una cuenta bancaria', link),
    ),
  ),
  unclaimedProperty: template(UnclaimedProperty, ({ name, cents, reportBy, link }) =>
    emailTextEs(
      `Tenemos ${formatExactMoney(cents)} que le pertenecen`,
      greetingEs(name),
      `Le debemos ${formatExactMoney(cents)} y usted no los ha cobrado. La ley nos pide informarlo al estado a más tardar el ${formatDayEs(reportBy)}. Hasta entonces puede recibirlos de nosotros, sin costo.`,
      'Inicie sesión y elija “Sigo aquí: páguenme”. Una carta con la misma noticia va a su última dirección.',
      cta('Recibir su dinero', link),
    ),
  ),
  expensePaid: template(ExpensePaid, ({ name, home, category, payee, cents, dueOn, link }) =>
    emailTextEs(
      `Pagamos ${formatExactMoney(cents)} a ${payee} por ${home}`,
      greetingEs(name),
      `${categories[category]}, con vencimiento el ${formatDayEs(dueOn)}: ${payee} recibió ${formatExactMoney(cents)} del dinero que usted tiene en esta casa. Su próximo estado de cuenta lo muestra.`,
      cta('Ver su cuenta', link),
    ),
  ),
};
