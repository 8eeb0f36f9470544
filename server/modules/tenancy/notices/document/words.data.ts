import type { PaperWords } from '@/server/pdf/languages';

/** Every line of a notice, in both languages. */
export const noticeWords = {
  en: {
    titleOwner: 'Notice to end the lease',
    titleResident: 'Notice to move out',
    home: 'Home',
    from: 'From',
    to: 'To',
    dated: 'Date of this notice',
    lastDay: 'Last day of the lease',
    cause: 'Cause',
    facts: 'Facts behind the cause',
    questions: 'Questions and answers to',
    signature: 'Signature of the homeowner or their representative',
    forwarding: 'Forwarding address',
    bodyOwner:
      'This is written notice that the lease of this home ends on {day}. Please move out by then and return the keys.',
    bodyResident: 'This is written notice that we end the lease of this home and move out by {day}.',
    earlyHeading: 'Leaving before the lease ends',
    early:
      'The residents owe rent until a new lease begins. We expect {days} days, or {expected}. It is never more than the rent through the end of the lease, {most}. We look for new residents at once.',
    owner_move_in: 'The owner or a close relative will move in',
    withdraw: 'The owner takes the home off the rental market',
    remodel: 'The home is demolished or substantially rebuilt',
    government_order: 'A government order requires the home to be vacated',
    sale: 'The owner sells this single-family home',
  },
  es: {
    titleOwner: 'Aviso de terminación del contrato',
    titleResident: 'Aviso de mudanza',
    home: 'Vivienda',
    from: 'De',
    to: 'Para',
    dated: 'Fecha de este aviso',
    lastDay: 'Último día del contrato',
    cause: 'Causa',
    facts: 'Hechos de la causa',
    questions: 'Preguntas y respuestas a',
    signature: 'Firma del propietario o de su representante',
    forwarding: 'Dirección para correspondencia',
    bodyOwner:
      'Este es un aviso por escrito de que el contrato de esta vivienda termina el {day}. Por favor, múdese a más tardar ese día y devuelva las llaves.',
    bodyResident:
      'Este es un aviso por escrito de que terminamos el contrato de esta vivienda y nos mudamos a más tardar el {day}.',
    earlyHeading: 'Si se va antes de que termine el contrato',
    early:
      'Los residentes deben la renta hasta que comience un contrato nuevo. Esperamos {days} días, o {expected}. Nunca es más que la renta hasta el final del contrato, {most}. Buscamos residentes nuevos de inmediato.',
    owner_move_in: 'El propietario o un familiar cercano va a vivir en la vivienda',
    withdraw: 'El propietario retira la vivienda del mercado de alquiler',
    remodel: 'La vivienda se demuele o se reconstruye en gran parte',
    government_order: 'Una orden del gobierno exige desocupar la vivienda',
    sale: 'El propietario vende esta casa unifamiliar',
  },
} as const satisfies PaperWords<string>;
