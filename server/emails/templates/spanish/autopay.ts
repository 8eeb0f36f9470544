// Rent that is paid by itself, and methods of payment, in Spanish.

import { formatExactMoney } from '@/contract/amounts/cents';
import type { BlockReason } from '@/contract/money/paymentMethods/constants';
import { cta, emailTextEs, formatDayEs, greetingEs } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import { Authorization, Autopay, dayOf, OverCap, total } from '@/server/emails/templates/autopay';
import { BillDispute, Blocked } from '@/server/emails/templates/paymentMethod';

const blockReasonsEs: Record<BlockReason, string> = {
  account_closed: 'El banco dice que esta cuenta está cerrada.',
  account_not_found: 'El banco no encontró esta cuenta.',
  account_frozen: 'El banco congeló esta cuenta.',
  debits_not_allowed:
    'Esta cuenta no permite pagos como el alquiler. Una cuenta de cheques normalmente sí los permite.',
  not_authorized: 'El banco dice que el titular de la cuenta no autorizó un pago.',
  card_lost_or_stolen: 'El banco reporta esta tarjeta como perdida o robada.',
  verification_failed: 'Los montos de los depósitos se escribieron mal demasiadas veces.',
  verification_expired: 'Los dos depósitos no se confirmaron a tiempo.',
};

export const autopayTemplatesEs = {
  autopayOn: template(Authorization, ({ firstName, label, address, day, capCents, shareOf, link }) => {
    const what = shareOf > 1 ? `su parte, 1 de ${shareOf} partes iguales,` : 'lo que se deba';
    const when = day === null ? 'el día en que vence el alquiler' : `el día ${day} de cada mes`;
    const limit = capCents === null ? '' : ` Si se deben más de ${formatExactMoney(capCents)}, no tomamos nada.`;
    const range = capCents === null ? '' : ' Hasta su límite, podemos tomarlo ese mismo mes.';
    return emailTextEs(
      `El pago automático está activado para ${address}`,
      greetingEs(firstName),
      `Usted nos autorizó a tomar ${what} por ${address} de ${label}, ${when}, hasta que desactive el pago automático.${limit} Usted tiene derecho a un aviso con 10 días de anticipación de cada monto distinto del anterior, así que le enviamos por correo el monto y el día. Lo que se agregue después espera al mes siguiente.${range}`,
      'Puede saltar un mes, pausar el pago automático o desactivarlo cuando quiera. Guarde este correo: es su copia de lo que aceptó.',
      cta('Ver el pago automático', link),
    );
  }),
  autopayNotice: template(Autopay, (notice) => {
    const on = dayOf(notice, formatDayEs);
    const fee = notice.feeCents > 0 ? ` Eso incluye un cargo por tarjeta de ${formatExactMoney(notice.feeCents)}.` : '';
    const added = notice.capCents
      ? `Si vence algo más hasta entonces, el pago automático puede tomarlo también, hasta su límite de ${formatExactMoney(notice.capCents)}.`
      : 'Si se agrega algo después de hoy, el pago automático lo deja para el mes siguiente.';
    return emailTextEs(
      `Pago automático: ${total(notice)} el ${on}`,
      greetingEs(notice.firstName),
      `El ${on}, el pago automático tomará ${total(notice)} de ${notice.label} para ${notice.address}.${fee} ${added}`,
      '¿Necesita cambiar algo? Hasta entonces puede saltar este mes, pausar el pago automático o elegir otra forma de pago.',
      cta('Ver el pago automático', notice.link),
    );
  }),
  autopayOverCap: template(OverCap, (notice) =>
    emailTextEs(
      `El pago automático no pagará ${total(notice)}: supera su límite`,
      greetingEs(notice.firstName),
      `Debe ${total(notice)} por ${notice.address}. Es más que su límite de ${formatExactMoney(notice.capCents)}, así que esta vez el pago automático no toma nada.`,
      'Pague usted mismo, o suba el límite para los próximos meses.',
      cta('Pagar ahora', notice.link),
    ),
  ),
  autopayMethodBlocked: template(Autopay, (notice) =>
    emailTextEs(
      'El pago automático necesita otra forma de pago',
      greetingEs(notice.firstName),
      `No se puede usar ${notice.label}, así que el pago automático no pagará los ${formatExactMoney(notice.amountCents)} que debe por ${notice.address}.`,
      'Elija otra forma de pago, o pague usted mismo.',
      cta('Elegir una forma de pago', notice.link),
    ),
  ),
  autopayFailed: template(Autopay, (notice) =>
    emailTextEs(
      `El pago automático falló: todavía debe ${total(notice)}`,
      greetingEs(notice.firstName),
      `No pudimos tomar ${total(notice)} de ${notice.label} para ${notice.address}. No se tomó nada.`,
      'Pague de otra forma para que su alquiler llegue a tiempo.',
      cta('Pagar ahora', notice.link),
    ),
  ),
  billDispute: template(BillDispute, ({ firstName, bill, text, link }) =>
    emailTextEs(
      `Mensaje nuevo sobre una factura: ${bill}`,
      greetingEs(firstName),
      'Hay un mensaje nuevo en el reclamo sobre esta factura:',
      text,
      cta('Ver la factura', link),
    ),
  ),
  paymentMethodBlocked: template(Blocked, ({ firstName, label, reason }) =>
    emailTextEs(
      `No se puede usar ${label}`,
      greetingEs(firstName),
      `Ya no podemos cobrar pagos de ${label}. ${blockReasonsEs[reason]}`,
      'Agregue otra cuenta bancaria o tarjeta en Payments, dentro de su cuenta. Si el pago automático usaba esta, elija ahí otra forma de pago, o pague usted mismo antes de la fecha.',
    ),
  ),
};
