// Rent, payments, payment plans, and refunds in Spanish.
import { cta, emailTextEs, formatDayEs, greetingEs } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import {
  CoSignerLate,
  Debt,
  LateFeeAdded,
  MoneyChanged,
  money,
  Payment,
  Plan,
  paidOf,
  RefundFailed,
  RefundSent,
  Reminder,
} from '@/server/emails/templates/charge';

export const chargeTemplatesEs = {
  rentReminder: template(Reminder, ({ name, stage, cents: amount, dueOn, home, link }) => {
    const day = formatDayEs(dueOn);
    const first = { soon: `Vence el ${day}`, tomorrow: 'Vence mañana', today: 'Vence hoy', late: 'Vencido' }[stage];
    const text = {
      soon: `${money(amount)} por ${home} vence el ${day}.`,
      tomorrow: `${money(amount)} por ${home} vence mañana, ${day}.`,
      today: `${money(amount)} por ${home} vence hoy.`,
      late: `${money(amount)} por ${home} venció el ${day}, y todavía no lo hemos recibido. Si no puede pagar ahora, escríbanos. Podemos hablar de un plan de pagos.`,
    }[stage];
    const share = 'Si vive con otras personas, este es el monto de todas las que están en el contrato.';
    return emailTextEs(`${first}: ${money(amount)}`, greetingEs(name), `${text} ${share}`, cta('Pagar ahora', link));
  }),
  coSignerLate: template(CoSignerLate, ({ name, cents: amount, dueOn, payBy, home, link }) =>
    emailTextEs(
      `Pago vencido de ${home}: ${money(amount)}`,
      greetingEs(name),
      `Usted firmó como cofirmante el contrato de ${home}. ${money(amount)} vencía el ${formatDayEs(dueOn)}, y todavía no lo hemos recibido. Hable con los residentes. Si no pagan, usted tiene hasta el ${formatDayEs(payBy)} para pagar lo que se debe según el contrato.`,
      cta('Ver lo que se debe', link),
    ),
  ),
  leasePayment: template(Payment, ({ status, home, expectedOn, reason, paymentId, fee, owedCents, ...payment }) => {
    const { name, link, feeCents } = payment;
    const { sum, paid } = paidOf(payment, 'Cargo por tarjeta');
    const because = reason ? ` Motivo: ${reason}.` : '';
    const cardFee = feeCents > 0 ? ` También se devolvió el cargo por tarjeta de ${money(feeCents)}. No lo debe.` : '';
    const cost = fee
      ? `\n\nSe agregó un cargo por pago devuelto de ${money(fee.cents)}, como dice su contrato. La ley, en inglés: ${fee.law} Perdonamos un cargo por contrato si lo pide: elija “Waive this fee” en su página de alquiler.`
      : '';
    const total = owedCents ? `\n\nDebe ahora: ${money(owedCents)}.` : '';
    const isBack = status === 'failed' || status === 'returned';
    const [subject, text] = {
      processing: [
        `Su pago de ${sum} está en camino`,
        `Su banco nos está enviando ${sum} por ${home}.${expectedOn ? ` Debería llegar a más tardar el ${formatDayEs(expectedOn)}.` : ''}`,
      ],
      succeeded: [
        `Recibo: ${sum}`,
        `Recibimos ${sum} por ${home}.${paid && `\n${paid}`}\n\nPago ${paymentId}. Su recibo es un PDF en sus documentos.`,
      ],
      failed: [
        `Su pago de ${sum} no se completó`,
        `Su banco no envió los ${sum} por ${home}, así que los debe otra vez.${because}${cost}${total} Por favor, pague de otra forma.`,
      ],
      returned: [
        `Su banco devolvió su pago de ${sum}`,
        `Su banco retiró los ${money(payment.cents)} por ${home}, así que los debe otra vez.${because}${cardFee}${cost}${total} Por favor, pague de otra forma, o escríbanos.`,
      ],
    }[status];
    return emailTextEs(
      subject ?? '',
      greetingEs(name),
      text ?? '',
      cta(isBack ? 'Pagar ahora' : 'Ver su cuenta', link),
    );
  }),
  lateFeeAdded: template(LateFeeAdded, ({ name, cents: amount, home, reason, owedCents, link }) =>
    emailTextEs(
      `Se agregó un recargo por atraso de ${money(amount)}`,
      greetingEs(name),
      `Agregamos un recargo por atraso de ${money(amount)} por ${home}. El motivo, en inglés: ${reason}\n\nDebe ahora: ${money(owedCents)} entre todas las personas del contrato. Perdonamos un cargo por contrato si lo pide: elija “Waive this fee” en su página de alquiler. Si no puede pagar ahora, escríbanos. Podemos hablar de un plan de pagos.`,
      cta('Pagar ahora', link),
    ),
  ),
  debt: template(Debt, ({ name, stage, cents: amount, home, by, note, link }) => {
    const day = by ? formatDayEs(by) : '';
    const [subject, text] = {
      letter: [
        `Usted debe ${money(amount)} por ${home}`,
        `Su contrato de ${home} terminó, y ${money(amount)} no se ha pagado. Un aviso con cada línea va en camino por correo.\n\nPague, o pida un plan de pagos. Si cree que el monto es incorrecto, díganoslo a más tardar el ${day}, y dejamos de pedirlo hasta que le hayamos respondido. Después de ese día podemos entregarlo a una agencia de cobros.\n\nSi se declaró en bancarrota, díganoslo. Este es un intento de cobrar una deuda. Toda información que recibamos se usará con ese fin.`,
      ],
      placed: [
        `Una agencia de cobros tiene ahora lo que debe por ${home}`,
        `${money(amount)} por ${home} no se pagó, disputó ni puso en un plan de pagos. Desde ahora lo cobra esta agencia: ${note}.\n\nPague a la agencia o a nosotros: nos avisamos de cada pago. Si cree que el monto es incorrecto, díganoslo a cualquiera de los dos.`,
      ],
      answer: [
        `Nuestra respuesta sobre lo que debe por ${home}`,
        `Usted nos dijo que el monto por ${home} es incorrecto. Lo revisamos.\n\nNuestra respuesta: ${note}`,
      ],
    }[stage];
    return emailTextEs(subject ?? '', greetingEs(name), text ?? '', cta('Ver su cuenta', link));
  }),
  paymentPlan: template(Plan, ({ name, stage, home, note, due, cents: amount, parts, hasLeft, link }) => {
    const sum = money(amount);
    const rent = hasLeft ? '' : 'Siga pagando a tiempo también el alquiler nuevo. ';
    const schedule = parts.map(({ dueOn, cents }) => `- ${formatDayEs(dueOn)}: ${money(cents)}`).join('\n');
    const part = due ? `${money(due.cents)} de su plan de pagos por ${home}` : '';
    const day = due ? formatDayEs(due.dueOn) : '';
    const noteText = note ? `\n\nNuestra nota: ${note}` : '';
    const [subject, text] = {
      asked: [
        'Recibimos su solicitud de un plan de pagos',
        `Pidió un plan de pagos para ${sum} por ${home}. Le responderemos en 2 días hábiles. Hasta entonces, todavía puede haber recargos por atraso.`,
      ],
      started: [
        `Empezó su plan de pagos para ${sum}`,
        `Sus pagos de lo atrasado por ${home}:\n\n${schedule}\n\n${rent}Mientras dure el plan, lo que está en él no tiene recargos por atraso. El pago automático no lo cubre: haga usted cada pago del plan.${noteText}`,
      ],
      declined: [
        'Sobre su solicitud de un plan de pagos',
        `No podemos ofrecerle un plan de pagos para los ${sum} por ${home}.${noteText}`,
      ],
      soon: [`Vence el ${day}: plan de pagos`, `${part} vence el ${day}.`],
      today: ['Vence hoy: plan de pagos', `${part} vence hoy.`],
      late: [
        'Vencido: plan de pagos',
        `${part} está vencido. Por favor, páguelo ahora. El plan termina si sigue sin pagarse más de 5 días.`,
      ],
      broken: [
        'Su plan de pagos terminó',
        `Una parte de su plan por ${home} no se pagó, así que el plan terminó. Lo que queda se debe ahora, y puede volver a haber recargos por atraso. Si pasó algo, escríbanos.`,
      ],
      completed: ['Su plan de pagos está pagado', `Pagó los ${sum} de su plan por ${home}. Gracias.`],
    }[stage];
    return emailTextEs(subject ?? '', greetingEs(name), text ?? '', cta('Ver su cuenta', link));
  }),
  moneyChanged: template(MoneyChanged, ({ name, what, cents: amount, about, home, reason, dueOn, link }) => {
    const sum = money(amount);
    const [subject, text, action] = {
      waiver: [
        `Condonamos ${sum} por ${home}`,
        `Condonamos ${sum} de “${about}” que sus residentes debían por ${home}. Motivo: ${reason}. Se descuenta de lo que le debemos. Si no está de acuerdo, escríbanos y otra persona lo revisa.`,
        'Escribirnos',
      ],
      credit: [
        `Dimos a sus residentes un crédito de ${sum}`,
        `Dimos a los residentes de ${home} un crédito de ${sum}. Motivo: ${reason}. Se descuenta de lo que le debemos. Si no está de acuerdo, escríbanos y otra persona lo revisa.`,
        'Escribirnos',
      ],
      charge: [
        `Un cargo nuevo de ${sum}`,
        `Agregamos “${about}” por ${sum} a su cuenta de ${home}${dueOn ? `, con vencimiento el ${formatDayEs(dueOn)}` : ''}. Motivo: ${reason}. Si hay un error, dispútelo en su página de facturas antes de pagarlo.`,
        'Ver la factura',
      ],
    }[what];
    return emailTextEs(subject ?? '', greetingEs(name), text ?? '', cta(action ?? '', link));
  }),
  refundSent: template(RefundSent, ({ name, cents: amount, reason, check, method, link }) => {
    const way = check
      ? `El cheque ${check} va en camino por correo.`
      : `El dinero vuelve a ${method || 'la forma en que pagó'}. Los bancos tardan de 5 a 10 días en mostrarlo.`;
    return emailTextEs(
      `Le reembolsamos ${money(amount)}`,
      greetingEs(name),
      `Le enviamos ${money(amount)}. Motivo: ${reason}. ${way}`,
      cta('Ver su cuenta', link),
    );
  }),
  leaseRefundFailed: template(RefundFailed, ({ name, cents: amount, check, link }) => {
    const what = check
      ? `Anulamos el cheque ${check} por ${money(amount)} porque no le llegó. Por favor, ya no lo cobre.`
      : `Le enviamos ${money(amount)}, y su banco nos lo devolvió.`;
    return emailTextEs(
      check ? `Anulamos su cheque por ${money(amount)}` : `Su reembolso de ${money(amount)} regresó`,
      greetingEs(name),
      `${what} El dinero está seguro. Se lo guardamos hasta que nos diga adónde enviarlo.`,
      cta('Decirnos adónde enviarlo', link),
    );
  }),
};
