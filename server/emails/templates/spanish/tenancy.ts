// Renewals, notices, requests during a lease, and the end of a tenancy, in Spanish.
import type * as z from 'zod';
import { localDay } from '@/contract/calendar/localDay';
import { cta, emailTextEs, formatDayEs, greetingEs } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import { money } from '@/server/emails/templates/charge';
import { LeaseRequestUpdate } from '@/server/emails/templates/tenancy/leaseRequest';
import { MoveOutUpdate } from '@/server/emails/templates/tenancy/moveOut';
import { EndNoticeDue, NoticeUpdate } from '@/server/emails/templates/tenancy/notice';
import { RenewalUpdate } from '@/server/emails/templates/tenancy/renewal';
import { RentReportingUpdate } from '@/server/emails/templates/tenancy/rentReporting';

type Renewal = z.infer<typeof RenewalUpdate>;
type MoveOut = z.infer<typeof MoveOutUpdate>;

/** The offer is over at the midnight after that day. */
const lastDayOf = ({ respondBy, timeZone }: Renewal) =>
  formatDayEs(localDay(Date.parse(respondBy) - 1, timeZone), 'full');

/** A line for each term, with how its rent differs from today’s. */
function renewalTermLines({ terms, currentRentCents }: Renewal): string {
  const lines = terms.map(({ months, rentCents }) => {
    const change = currentRentCents ? rentCents - currentRentCents : 0;
    const percent = currentRentCents ? Math.round((Math.abs(change) / currentRentCents) * 1000) / 10 : 0;
    const difference =
      change === 0
        ? 'el mismo alquiler que hoy'
        : `${money(Math.abs(change))} ${change > 0 ? 'más' : 'menos'} al mes, ${percent}%`;
    const term = months === null ? 'De mes a mes' : `${months} meses`;
    return `\n- ${term}: ${money(rentCents)} al mes${currentRentCents ? ` (${difference})` : ''}`;
  });
  return lines.length > 0 ? `\n${lines.join('')}` : '';
}

const renewalTexts: Record<Renewal['event'], (about: Renewal) => { subject: string; text: string; button: string }> = {
  offered: (about) => ({
    subject: `Su oferta de renovación: ${about.home}`,
    text: `El propietario quisiera que se quede. La oferta está abierta hasta el ${lastDayOf(about)}, incluido ese día. Puede aceptar una opción, proponer otras condiciones o avisarnos que se muda.`,
    button: 'Ver su oferta',
  }),
  countered: ({ home }) => ({
    subject: `Una contraoferta para ${home}`,
    text: 'Sus inquilinos propusieron otras condiciones. Puede aceptarlas o mantener su oferta.',
    button: 'Ver la contraoferta',
  }),
  offerConfirmed: (about) => ({
    subject: `La oferta de renovación sigue en pie: ${about.home}`,
    text: `El propietario mantuvo la oferta como estaba. Todavía puede aceptarla hasta el ${lastDayOf(about)}, incluido ese día.`,
    button: 'Ver su oferta',
  }),
  accepted: ({ home, side }) => ({
    subject: `Renovación aceptada: ${home}`,
    text: `${side === 'owner' ? 'Sus inquilinos aceptaron.' : 'Las condiciones están acordadas.'} La renovación está lista para firmar. Vale cuando todas las personas la hayan firmado.`,
    button: 'Ver el próximo paso',
  }),
  declined: ({ home }) => ({
    subject: `La renovación se rechazó: ${home}`,
    text: 'No hay renovación. El contrato sigue como está hasta que termine.',
    button: 'Ver lo que sigue',
  }),
  expired: ({ home }) => ({
    subject: `La oferta de renovación venció: ${home}`,
    text: 'Nadie aceptó la oferta a tiempo, así que está cerrada. El contrato sigue como está.',
    button: 'Ver lo que sigue',
  }),
  withdrawn: ({ home }) => ({
    subject: `La oferta de renovación se retiró: ${home}`,
    text: 'El propietario retiró la oferta. Su contrato sigue como está.',
    button: 'Ver su casa',
  }),
  signed: ({ home }) => ({
    subject: `Su contrato está renovado: ${home}`,
    text: 'Todas las personas firmaron. La copia sellada está en sus documentos.',
    button: 'Ver su casa',
  }),
};

const depositAmountsEs = {
  held: 'Depósito retenido',
  deducted: 'Deducciones',
  refund: 'Reembolso a los inquilinos',
  asked: 'Pedido en el estado de cuenta',
  counter: 'Lo que pagarían los inquilinos',
  offer: 'Lo que ofrece el propietario',
} as const;

const moveOutTexts: Record<MoveOut['event'], { subject: string; text: string }> = {
  left: {
    subject: 'La mudanza está registrada',
    text: 'Las llaves se entregaron y el contrato terminó. Ahora sigue el depósito. En su cuenta puede ver el plazo legal y cada paso.',
  },
  inspectionAsked: {
    subject: 'Sus inquilinos piden una primera inspección',
    text: 'La ley da a los inquilinos una inspección antes de mudarse, para que puedan arreglar lo que se encuentre. Fije una hora con 48 horas de aviso por escrito, o déjelo en nuestras manos.',
  },
  inspection: {
    subject: 'Su inspección de salida tiene fecha',
    text: 'Recorreremos la casa cuarto por cuarto y la compararemos con el informe que todos firmaron al entrar. Usted puede estar presente. Abra la inspección para ver la hora, decirnos si viene, y agregar fotos y comentarios.',
  },
  inspected: {
    subject: 'La inspección de salida terminó',
    text: 'Compare cada cuarto con el informe que todos firmaron al entrar. Agregue fotos y comentarios antes de que se envíe el estado de cuenta del depósito.',
  },
  contractor: {
    subject: 'Su depósito necesita más tiempo',
    text: 'El daño a la casa es mayor que el depósito, y hace falta un contratista para repararlo. En ese caso la ley da más tiempo para el estado de cuenta. La nueva fecha está en su cuenta.',
  },
  statement: {
    subject: 'El estado de cuenta del depósito',
    text: 'Cada deducción aparece con fotos, la factura o el presupuesto, y el cálculo. Puede aceptar o disputar cada línea.',
  },
  offer: {
    subject: 'Una nueva oferta sobre su depósito',
    text: 'El propietario ofreció otro monto por una deducción. Puede aceptarlo o disputarlo. Si no responde a más tardar el {by}, ese monto queda en firme y se libera el dinero.',
  },
  disputed: {
    subject: 'Una deducción está en disputa',
    text: 'Sus inquilinos disputan una línea del estado de cuenta del depósito. Puede aceptar su monto, ofrecer otro o quitar la línea. Si no responde a más tardar el {by}, el monto de ellos queda en firme.',
  },
  disputedLate: {
    subject: 'Una deducción está en disputa',
    text: 'Sus inquilinos disputan una deducción que había quedado en firme por falta de respuesta. Puede aceptar su monto, ofrecer otro o quitar la línea. Si no responde a más tardar el {by}, queda como antes, y ellos todavía pueden acudir a un tribunal.',
  },
  answerSoon: {
    subject: 'Falta su respuesta sobre el depósito',
    text: 'Una deducción espera su respuesta hasta el {by}, incluido ese día. Después, el último monto ofrecido queda en firme.',
  },
  settled: {
    subject: 'El depósito está resuelto',
    text: 'Ya no hay ninguna línea abierta en el estado de cuenta del depósito. El resto del depósito se reembolsará a los inquilinos.',
  },
  barred: {
    subject: 'Se devuelve todo el depósito',
    text: 'No se envió ningún estado de cuenta de deducciones dentro del plazo legal, así que no se puede retener nada. El depósito completo se reembolsará a los inquilinos.',
  },
  stands: {
    subject: 'Deducciones sin respuesta',
    text: 'Algunas deducciones no tuvieron respuesta a tiempo, así que quedan como están. El resto del depósito se reembolsará a los inquilinos cuando no quede ninguna línea abierta. Los inquilinos todavía pueden disputar estas deducciones en su cuenta, y ver hasta cuándo.',
  },
  conceded: {
    subject: 'El monto de los inquilinos queda en firme',
    text: 'El propietario no respondió a tiempo sobre una deducción en disputa, así que queda en lo que los inquilinos dijeron que pagarían. El resto del depósito se reembolsará a los inquilinos cuando no quede ninguna línea abierta.',
  },
  standsAgain: {
    subject: 'Una deducción queda como antes',
    text: 'Los inquilinos disputaron una deducción que ya había quedado en firme por falta de respuesta, y el propietario no respondió a tiempo. Queda como antes. Los inquilinos pueden disputarla otra vez en su cuenta, o acudir a un tribunal.',
  },
  invoice: {
    subject: 'La factura de su depósito',
    text: 'El trabajo se terminó, y su factura reemplaza el presupuesto. Si costó menos, usted recibe la diferencia.',
  },
  invoiceLate: {
    subject: 'Una factura está atrasada',
    text: 'Ya pasó el plazo legal para enviar a sus inquilinos la factura del trabajo terminado. Agréguela ahora. Retener parte de un depósito sin comprobante puede costar más que el depósito.',
  },
};

const requestKinds: Readonly<Record<string, string>> = {
  add_roommate: 'agregar a alguien al contrato',
  remove_roommate: 'quitar a alguien del contrato',
  pet: 'tener una mascota',
  sublet: 'subarrendar la casa',
  due_date: 'pagar el alquiler otro día',
  transfer: 'mudarse a otra de nuestras casas',
  accommodation: 'tener una adaptación por discapacidad',
};

export const tenancyTemplatesEs = {
  renewalUpdate: template(RenewalUpdate, (about) => {
    const { subject, text, button } = renewalTexts[about.event](about);
    return emailTextEs(subject, greetingEs(about.name), text + renewalTermLines(about), cta(button, about.link));
  }),
  moveOutUpdate: template(MoveOutUpdate, ({ event, name, home, link, by, amounts }) => {
    const { subject, text } = moveOutTexts[event];
    const sums = amounts.map(({ what, cents }) => `\n- ${depositAmountsEs[what]}: ${money(cents)}`).join('');
    return emailTextEs(
      `${subject}: ${home}`,
      greetingEs(name),
      `${text.replace('{by}', by ? formatDayEs(by, 'full') : '')}${sums && `\n${sums}`}`,
      cta(event.startsWith('inspect') ? 'Abrir la inspección' : 'Ver el depósito', link),
    );
  }),
  endNoticeDue: template(EndNoticeDue, ({ name, home, endOn, noticeBy, link }) =>
    emailTextEs(
      `¿Se muda? Avise a más tardar el ${formatDayEs(noticeBy)}`,
      greetingEs(name),
      `El plazo de su contrato de ${home} termina el ${formatDayEs(endOn)}. Si no quiere quedarse, su contrato pide un aviso por escrito de 30 días: avise a más tardar el ${formatDayEs(noticeBy)}. Si ni usted ni el propietario avisan y no hay un contrato nuevo, usted se queda de mes a mes con las mismas condiciones, y la renta vence como hasta ahora.`,
      cta('Dar aviso', link),
    ),
  ),
  noticeUpdate: template(NoticeUpdate, ({ event, isSender, name, home, lastDay, link }) => {
    if (event === 'withdrawn')
      return emailTextEs(
        `El aviso se retiró: ${home}`,
        greetingEs(name),
        'Se retiró el aviso para terminar el contrato. El contrato sigue como antes.',
        cta('Ver la casa', link),
      );
    return emailTextEs(
      isSender ? `Su aviso se envió: ${home}` : `Aviso para terminar el contrato: ${home}`,
      greetingEs(name),
      `El contrato de ${home} termina el ${formatDayEs(lastDay, 'full')}. El aviso está en sus documentos.`,
      cta('Ver lo que sigue', link),
    );
  }),
  leaseRequestUpdate: template(LeaseRequestUpdate, ({ event, name, home, kind, reason, link }) => {
    const what = requestKinds[kind] ?? 'cambiar algo';
    const button = cta('Ver la solicitud', link);
    if (event === 'asked')
      return emailTextEs(
        `Sus inquilinos piden ${what}: ${home}`,
        greetingEs(name),
        `Sus inquilinos piden ${what}. Por favor, apruebe o rechace la solicitud en su cuenta, con un motivo.`,
        button,
      );
    if (event === 'signed' || event === 'notSigned')
      return emailTextEs(
        event === 'signed' ? `El anexo del contrato está firmado: ${home}` : `El contrato sigue igual: ${home}`,
        greetingEs(name),
        event === 'signed'
          ? 'Todas las personas firmaron. El cambio empieza el día que dice el documento.'
          : 'No todas las personas firmaron el anexo, así que el contrato sigue igual.',
        button,
      );
    const answer = event === 'approved' ? 'aprobada' : 'rechazada';
    return emailTextEs(
      `Su solicitud fue ${answer}: ${home}`,
      greetingEs(name),
      `Usted pidió ${what}. La respuesta: ${answer}. ${reason}`,
      button,
    );
  }),
  rentReportingUpdate: template(RentReportingUpdate, ({ event, name, home, bureaus, text, link }) => {
    const button = cta('Ver el reporte de su renta', link);
    if (event === 'started')
      return emailTextEs(
        `Reportaremos su renta: ${home}`,
        greetingEs(name),
        `Usted nos pidió reportar su renta a ${bureaus}. Reportamos cada mes en que toda la renta se pagó a tiempo, y nada más. El primer reporte se hace después del día 10 del próximo mes.`,
        'Si usted no lo pidió, por favor deténgalo en la página de abajo y avísenos.',
        button,
      );
    if (event === 'stopped')
      return emailTextEs(
        `Ya no reportamos su renta: ${home}`,
        greetingEs(name),
        `Usted detuvo el reporte de su renta. No reportaremos más meses a ${bureaus}. Lo que ya se reportó queda en su historial de crédito. Puede empezar de nuevo después de seis meses.`,
        button,
      );
    return emailTextEs(`Nuestra respuesta sobre el reporte de su renta: ${home}`, greetingEs(name), text, button);
  }),
};
