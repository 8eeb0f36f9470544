// What residents agree to in the product itself, rather than in a sealed paper: the same in both languages.

/** `{amount}`, `{parts}`, and `{day}` stand for values. */
export const agreedTexts = {
  autopay: {
    en: 'By turning on autopay, you allow us to take what’s due each month until you turn it off. You have the right to 10 days’ notice of each amount that differs from the one before: we email you the amount and the day. The first time, it’s the amount we show and email you as you turn autopay on. What is added after that waits for the next month. If you set a limit, you choose to let amounts vary up to it: we may add what becomes due later, and if more than the limit is due, we take nothing.',
    es: 'Al activar el pago automático, usted nos permite cobrar cada mes lo que deba hasta que lo desactive. Usted tiene derecho a un aviso con 10 días de anticipación de cada monto distinto del anterior: le enviamos por correo electrónico el monto y el día. La primera vez es el monto que le mostramos y enviamos al activar el pago automático. Lo que se agregue después espera al mes siguiente. Si usted fija un límite, elige que los montos varíen hasta ese límite: podemos sumar lo que venza después, y si debe más que el límite, no cobramos nada.',
  },
  paymentPlan: {
    en: 'By asking for this plan, you agree to pay {amount} in {parts} parts, two weeks apart, the first one on {day}. If a part is not paid in time, the plan ends, and the rest is due at once.',
    es: 'Al pedir este plan, usted acepta pagar {amount} en {parts} partes, cada dos semanas, la primera el {day}. Si no paga una parte a tiempo, el plan termina y el resto se debe de inmediato.',
  },
  conditionReport: {
    en: 'By signing, you confirm that the home was as this report shows it. When you move out, the home is compared with this report. If anything in it changes, everyone signs again.',
    es: 'Al firmar, usted confirma que la vivienda estaba como la muestra este informe. Cuando usted se mude, la vivienda se comparará con este informe. Si algo cambia en él, todos firman de nuevo.',
  },
} as const;
