// The letter about what former residents owe, in English and in Spanish: no words of a statute but the notice of California
// (Civ. Code § 1812.700). The Spanish of that notice is ours; the statute has none.
import type { PaperWords } from '@/server/pdf/languages';

type Line =
  | 'title'
  | 'to'
  | 'what'
  | 'amount'
  | 'pay'
  | 'plan'
  | 'dispute'
  | 'owner'
  | 'after'
  | 'bankruptcy'
  | 'purpose'
  | 'collectors'
  | 'from';

export const debtWords: PaperWords<Line> = {
  en: {
    title: 'What you owe after your lease',
    to: 'To: {residents}',
    what: 'Your lease of {home} has ended. {company} manages the home for its owner and asks you for this amount in its own name.',
    amount: 'You owe {amount} as of {today}:',
    pay: 'To pay: log in at {link}, or mail a check or a money order for {company} to {office}. Write the address of the home on it.',
    plan: 'If you cannot pay all of it now, ask for a payment plan at {link} or at {phone}. A plan splits the amount into parts.',
    dispute:
      'If you think that all or a part of it is wrong, tell us by {respondBy}: choose “Dispute this amount” at {link}, or write to {office}. We then stop asking for it until we have mailed or emailed you what shows that you owe it. If you do not tell us by {respondBy}, we will assume that the amount is right.',
    owner:
      'If you ask us in writing by {respondBy}, we will send you the name and the address of the owner of the home, to whom the rent was owed.',
    after:
      'If you have not paid, disputed the amount, or agreed on a payment plan by {respondBy}, we may place it with a collection agency. We will tell you who that is.',
    bankruptcy: 'If you have filed for bankruptcy, tell us. We then do not ask you to pay.',
    purpose: 'This is an attempt to collect a debt. Any information that we get will be used for that purpose.',
    collectors:
      'The state Rosenthal Fair Debt Collection Practices Act and the federal Fair Debt Collection Practices Act require that, except under unusual circumstances, collectors may not contact you before 8 a.m. or after 9 p.m. They may not harass you by using threats of violence or arrest or by using obscene language. Collectors may not use false or misleading statements or call you at work if they know or have reason to know that you may not receive personal calls at work. For the most part, collectors may not tell another person, other than your attorney or spouse, about your debt. Collectors may contact another person to confirm your location or enforce a judgment. For more information about debt collection activities, you may contact the Federal Trade Commission at 1-877-FTC-HELP or www.ftc.gov.',
    from: '{company}, {office}, {phone}',
  },
  es: {
    title: 'Lo que usted debe después de su contrato',
    to: 'Para: {residents}',
    what: 'Su contrato de {home} terminó. {company} administra la casa para su propietario y le pide este monto en su propio nombre.',
    amount: 'Usted debe {amount} al {today}:',
    pay: 'Para pagar: inicie sesión en {link}, o envíe por correo un cheque o un giro postal para {company} a {office}. Escriba en él la dirección de la casa.',
    plan: 'Si no puede pagar todo ahora, pida un plan de pagos en {link} o al {phone}. Un plan divide el monto en partes.',
    dispute:
      'Si cree que todo o una parte es incorrecto, díganoslo a más tardar el {respondBy}: elija “Disputar este monto” en {link}, o escriba a {office}. Entonces dejamos de pedirlo hasta que le hayamos enviado por correo o por correo electrónico lo que muestra que lo debe. Si no nos lo dice a más tardar el {respondBy}, supondremos que el monto es correcto.',
    owner:
      'Si nos lo pide por escrito a más tardar el {respondBy}, le enviaremos el nombre y la dirección del propietario de la casa, a quien se debía el alquiler.',
    after:
      'Si no ha pagado, disputado el monto ni acordado un plan de pagos a más tardar el {respondBy}, podemos entregarlo a una agencia de cobros. Le diremos cuál es.',
    bankruptcy: 'Si se declaró en bancarrota, díganoslo. Entonces no le pedimos que pague.',
    purpose: 'Este es un intento de cobrar una deuda. Toda información que recibamos se usará con ese fin.',
    collectors:
      'La ley estatal Rosenthal de Prácticas Justas en el Cobro de Deudas y la ley federal de Prácticas Justas en el Cobro de Deudas exigen que, salvo en circunstancias poco comunes, los cobradores no se comuniquen con usted antes de las 8 a.m. ni después de las 9 p.m. No pueden acosarlo con amenazas de violencia o de arresto ni con lenguaje obsceno. Los cobradores no pueden usar declaraciones falsas o engañosas ni llamarle al trabajo si saben o tienen motivos para saber que no puede recibir llamadas personales allí. En general, los cobradores no pueden hablar de su deuda con otra persona que no sea su abogado o su cónyuge. Pueden comunicarse con otra persona para confirmar dónde está usted o para hacer cumplir una sentencia. Para más información sobre el cobro de deudas, puede comunicarse con la Comisión Federal de Comercio al 1-877-FTC-HELP o en www.ftc.gov.',
    from: '{company}, {office}, {phone}',
  },
};
