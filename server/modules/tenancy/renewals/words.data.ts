import type { PaperWords } from '@/server/pdf/languages';

/** Every line of a notice of a higher rent, in both languages. */
export const increaseWords = {
  en: {
    title: 'Notice of a higher rent',
    home: 'Home',
    from: 'From',
    to: 'To',
    dated: 'Date',
    now: 'Rent today',
    questions: 'Questions and answers to',
    signature: 'Signature of the homeowner or their representative',
    body: 'From {day}, the rent is {rent} a month, {percent} above the lowest rent of the 12 months before.',
    choose: 'Our offer to renew has more than one rent, each for its own term. Only the one you choose applies.',
    later:
      'If this notice reaches you later than the law requires for that day, the new rent starts on the first lawful day instead.',
  },
  es: {
    title: 'Aviso de aumento de la renta',
    home: 'Vivienda',
    from: 'De',
    to: 'Para',
    dated: 'Fecha',
    now: 'Renta actual',
    questions: 'Preguntas y respuestas a',
    signature: 'Firma del propietario o de su representante',
    body: 'A partir del {day}, la renta es de {rent} al mes, {percent} más que la renta más baja de los 12 meses anteriores.',
    choose:
      'Nuestra oferta de renovación tiene más de una renta, cada una para su plazo. Solo se aplica la que usted elija.',
    later:
      'Si este aviso le llega más tarde de lo que exige la ley para esa fecha, la renta nueva comienza en el primer día permitido.',
  },
} as const satisfies PaperWords<string>;
