import type { PaperWords } from '@/server/pdf/languages';

/** Every line of a deposit statement, in both languages. */
export const statementWords = {
  en: {
    title: 'Security deposit statement',
    home: 'Home',
    from: 'From',
    residents: 'Residents',
    dated: 'Date of this statement',
    left: 'Moved out',
    sentTo: 'Sent to',
    due: 'Due by law',
    certified: 'Certified mail',
    deductions: 'Deductions',
    none: 'None. The full deposit is returned.',
    invoice: 'invoice',
    estimate: 'estimate',
    cost: 'Cost {cost}. Evidence: photos before and after, and the {proof}.',
    wornCost:
      'Cost {cost} × {left} of {life} months of useful life left. Evidence: photos before and after, and the {proof}.',
    workPhoto:
      'Photos: of the first day, from after you moved out, and from after the work. You open them in your account.',
    owed: 'Unpaid under the lease. Evidence: the account of the lease, which you see online.',
    inspected: 'Inspection of “{item}”: {before} at move-in, {now} at move-out.',
    good: 'good',
    worn: 'worn',
    damaged: 'damaged',
    notThere: 'not there',
    comment: 'Comment by {author}',
    totals: 'Totals',
    held: 'Deposit held',
    deducted: 'Deductions in total',
    refund: 'Refund',
    onePayment: 'The refund is one payment to {payee}, unless all of them signed an agreement on their shares.',
    interest: 'Interest on the deposit',
    interestCredited:
      'The interest was credited on your account during the lease and at move-out. It pays what you owe, and we send you what is left.',
    dispute: 'You can accept or dispute each line in your account.',
    stands:
      'A line that you do not answer by {day} stands, and the money is released. You can still dispute it in your account until {until}.',
    standsServed:
      'A line that you do not answer within {days} days after this statement was served stands, and the money is released. You can still dispute it in your account until {until}.',
    offers:
      'After each dispute and each offer, the other side has {days} days to answer. Without an answer, the last amount stands. A line that stood before a dispute stands again.',
    claim: 'Notice of claim (Fla. Stat. § 83.49(3))',
    claimNotice:
      'This is a notice of my intention to impose a claim for damages in the amount of {amount} upon your security deposit, due to the deductions listed above. It is sent to you as required by s. 83.49(3), Florida Statutes. You are hereby notified that you must object in writing to this deduction from your security deposit within {days} days from the time you receive this notice or I will be authorized to deduct my claim from your security deposit. Your objection must be sent to {address}. A dispute in your account is an objection in writing.',
    invoiceFollows: 'This is an estimate. You get the invoice within {days} days after the work is done.',
  },
  es: {
    title: 'Estado de cuenta del depósito de garantía',
    home: 'Vivienda',
    from: 'De',
    residents: 'Residentes',
    dated: 'Fecha de este estado de cuenta',
    left: 'Se mudaron',
    sentTo: 'Enviado a',
    due: 'Plazo legal',
    certified: 'Correo certificado',
    deductions: 'Deducciones',
    none: 'Ninguna. Se devuelve todo el depósito.',
    invoice: 'factura',
    estimate: 'presupuesto',
    cost: 'Costo {cost}. Pruebas: fotos de antes y de después, y {proof}.',
    wornCost:
      'Costo {cost} × {left} de {life} meses de vida útil restante. Pruebas: fotos de antes y de después, y {proof}.',
    workPhoto: 'Fotos: del primer día, después de su mudanza y después del trabajo. Usted las abre en su cuenta.',
    owed: 'Impago según el contrato. Pruebas: la cuenta del contrato, que usted ve en línea.',
    inspected: 'Inspección de “{item}”: {before} al entrar, {now} al salir.',
    good: 'en buen estado',
    worn: 'con desgaste',
    damaged: 'con daños',
    notThere: 'no existe',
    comment: 'Comentario de {author}',
    totals: 'Totales',
    held: 'Depósito retenido',
    deducted: 'Deducciones en total',
    refund: 'Reembolso',
    onePayment: 'El reembolso es un solo pago a {payee}, salvo que todos hayan firmado un acuerdo sobre sus partes.',
    interest: 'Intereses del depósito',
    interestCredited:
      'Los intereses se acreditaron en su cuenta durante el contrato y al mudarse. Pagan lo que usted deba y le enviamos lo que quede.',
    dispute: 'Usted puede aceptar o disputar cada línea en su cuenta.',
    stands:
      'Una línea que usted no responda a más tardar el {day} queda firme y el dinero se libera. Aún podrá disputarla en su cuenta hasta el {until}.',
    standsServed:
      'Una línea que usted no responda dentro de {days} días después de la entrega de este estado queda firme, y el dinero se libera. Aún puede impugnarla en su cuenta hasta el {until}.',
    offers:
      'Después de cada disputa y de cada oferta, la otra parte tiene {days} días para responder. Sin respuesta, queda firme el último monto. Una línea que ya estaba firme antes de la disputa vuelve a quedar firme.',
    claim: 'Aviso de reclamo (Fla. Stat. § 83.49(3))',
    claimNotice:
      'Este es un aviso de mi intención de presentar un reclamo por daños por la cantidad de {amount} contra su depósito de garantía, debido a las deducciones indicadas arriba. Se le envía según lo exige la sección 83.49(3) de los Estatutos de Florida. Se le notifica que debe objetar por escrito esta deducción de su depósito de garantía dentro de los {days} días posteriores a la fecha en que reciba este aviso; de lo contrario, quedaré autorizado a deducir mi reclamo de su depósito de garantía. Su objeción debe enviarse a {address}. Una disputa en su cuenta es una objeción por escrito.',
    invoiceFollows:
      'Esto es un presupuesto. Usted recibirá la factura dentro de los {days} días posteriores a la terminación del trabajo.',
  },
} as const satisfies PaperWords<string>;
