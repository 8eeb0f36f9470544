// A lease on its way to the keys, and what it asks for later, in Spanish.
import { formatExactMoney } from '@/contract/amounts/cents';
import { cta, emailTextEs, formatDayEs, formatMomentEs, greetingEs } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import {
  Ended,
  InsuranceDeclined,
  MoneyDue,
  MoveInRefunded,
  RentersInsuranceEnding,
  WalkThrough,
} from '@/server/emails/templates/lease';

const leaseEndedText = {
  resident:
    'Lo que haya pagado para mudarse va de regreso a usted. No debe nada por este contrato, y ya no le da derecho a la casa. El cargo de solicitud pagó sus informes, así que no se reembolsa. Puede usar su solicitud para otra casa durante 30 días, sin otro cargo.',
  coSigner: 'Usted ya no responde por nada de este contrato.',
  homeowner: 'Su casa está otra vez en el mercado. Reembolsamos lo que los inquilinos hayan pagado para mudarse.',
} as const;

export const leaseTemplatesEs = {
  rentersInsuranceEnding: template(RentersInsuranceEnding, ({ name, insurer, until, lapsed, link }) => {
    const day = formatDayEs(until);
    return emailTextEs(
      lapsed ? `Su seguro de inquilino terminó el ${day}` : `Su seguro de inquilino termina el ${day}`,
      greetingEs(name),
      lapsed
        ? `Su contrato pide un seguro de inquilino, y el comprobante que tenemos de ${insurer} ya venció. Por favor, agregue su póliza nueva.`
        : `Su contrato pide un seguro de inquilino. Por favor, renueve con ${insurer} o con otra aseguradora, y después agregue la póliza nueva a su cuenta.`,
      cta('Agregar su póliza', link),
    );
  }),
  insuranceDeclined: template(InsuranceDeclined, ({ name, reason, link }) =>
    emailTextEs(
      'Envíe otro comprobante de su seguro de inquilino',
      greetingEs(name),
      `Revisamos el comprobante que agregó y todavía no podemos aceptarlo. El motivo: ${reason}`,
      cta('Agregar otro documento', link),
    ),
  ),
  walkThroughScheduled: template(WalkThrough, ({ name, home, on, link }) =>
    emailTextEs(
      `Su recorrido de ${home}`,
      greetingEs(name),
      `Puede recorrer ${home} el ${formatDayEs(on, 'full')}, antes de que empiece su contrato. Ese día se abre el informe de condición. Califique cada cosa, agregue fotos y fírmelo. Si ese día no le conviene, escríbanos.`,
      cta('Ver los pasos de su mudanza', link),
    ),
  ),
  moneyDue: template(MoneyDue, ({ name, home, side, stage, by, timeZone, link }) => {
    const when = formatMomentEs(by, timeZone);
    if (side === 'homeowner')
      return emailTextEs(
        `No recibimos el pago de mudanza: ${home}`,
        greetingEs(name),
        `Los inquilinos tenían hasta el ${when} para hacer el pago de mudanza, y no lo han pagado todo. El contrato sigue vigente a menos que usted lo termine. Puede esperar, o terminar el contrato y decirles por qué. Si pagan antes de que lo termine, el contrato continúa.`,
        cta('Esperar o terminar el contrato', link),
      );
    const end =
      'Puede pagar por banco, tarjeta, cheque o giro postal. El dinero queda en nuestra cuenta de depósitos hasta que usted tenga las llaves. Si el contrato termina antes, se lo devolvemos.';
    if (stage === 'asked')
      return emailTextEs(
        `Próximo paso: su pago de mudanza para ${home}`,
        greetingEs(name),
        `Su contrato está firmado. Por favor, haga su pago de mudanza antes del ${when}. ${end} Un pago por banco tarda hasta 4 días hábiles, y recibe las llaves cuando llega. Si no se paga antes, el propietario puede terminar el contrato.`,
        cta('Pagar ahora', link),
      );
    if (stage === 'soon')
      return emailTextEs(
        `Queda 1 día: su pago de mudanza para ${home}`,
        greetingEs(name),
        `Todavía no tenemos todo su pago de mudanza. Por favor, páguelo antes del ${when}. Después, el propietario puede terminar el contrato. Si hay algún problema, escríbanos hoy y lo resolvemos juntos.`,
        cta('Pagar ahora', link),
      );
    return emailTextEs(
      `Su pago de mudanza para ${home} está atrasado`,
      greetingEs(name),
      `Necesitábamos su pago de mudanza antes del ${when}, y no lo tenemos completo. Ahora el propietario puede terminar el contrato. Mientras no lo haga, sigue vigente. Pague ahora, y todo continúa como estaba previsto.`,
      cta('Pagar ahora', link),
    );
  }),
  moveInRefunded: template(MoveInRefunded, ({ name, home, cents, way, link }) => {
    const amount = formatExactMoney(cents);
    const text = {
      card: `Devolvimos ${amount} a su tarjeta. Normalmente aparece en 5 a 10 días hábiles.`,
      bank: `Devolvimos ${amount} a su cuenta bancaria. Normalmente llega en 5 días hábiles.`,
      check: `Le debemos ${amount}. Pagó con cheque o giro postal, así que le enviaremos un cheque por correo. Díganos adónde.`,
    }[way];
    return emailTextEs(
      way === 'check' ? `Su reembolso de ${amount}` : `Le reembolsamos ${amount}`,
      greetingEs(name),
      `El contrato de ${home} terminó antes de que recibiera las llaves, así que le devolvemos su pago de mudanza. ${text}`,
      cta(way === 'check' ? 'Decirnos su dirección' : 'Escribirnos', link),
    );
  }),
  leaseEnded: template(Ended, ({ name, home, side, reason, link }) =>
    emailTextEs(
      `El contrato de ${home} terminó`,
      greetingEs(name),
      `El pago de mudanza no se hizo a tiempo, así que el contrato de ${home} terminó antes de empezar. Este es el motivo que se dio:\n${reason.replace(/^/gm, '> ')}`,
      leaseEndedText[side],
      'El contrato firmado sigue en su cuenta, en Documents.',
      cta('Ver sus documentos', link),
      'Si cree que es un error, responda a este correo y una persona lo leerá.',
    ),
  ),
};
