// What residents agree to in the product itself, rather than in a sealed paper: the same in both languages.

/** `{amount}`, `{parts}`, and `{day}` stand for values. */
export const agreedTexts = {
  autopay: {
    en: 'By turning on autopay, you allow us to take what’s due each month until you turn it off. We email you the amount at least a day before. If you set a limit and more is due, we take nothing.',
    es: 'Al activar el pago automático, usted nos permite cobrar cada mes lo que deba hasta que lo desactive. Le enviamos el monto por correo electrónico al menos un día antes. Si usted fija un límite y debe más, no cobramos nada.',
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
