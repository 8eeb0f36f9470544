import type { PaperWords } from '@/server/pdf/languages';

/** Every line of a deposit statement, in both languages. */
export const statementWords = {
  en: {
    title: 'Security deposit statement',
    home: 'Home',
    residents: 'Residents',
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
    totals: 'Totals',
    held: 'Deposit held',
    deducted: 'Deductions in total',
    refund: 'Refund',
    dispute: 'You can accept or dispute each line in your account.',
  },
  es: {
    title: 'Estado de cuenta del depósito de garantía',
    home: 'Vivienda',
    residents: 'Residentes',
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
    totals: 'Totales',
    held: 'Depósito retenido',
    deducted: 'Deducciones en total',
    refund: 'Reembolso',
    dispute: 'Usted puede aceptar o disputar cada línea en su cuenta.',
  },
} as const satisfies PaperWords<string>;
