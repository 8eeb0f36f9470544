/** What residents write, and what we answer: in English and in Spanish. */
const REPORTS = [
  ['It began last night and it’s the same this morning.', 'Thank you. We’re on it and call you today.', 'en'],
  [
    'I tried the steps twice. Nothing changed. I’m home after 4 pm.',
    'Thank you for trying. We look for a Pro now.',
    'en',
  ],
  ['Empezó ayer por la noche. Estoy en casa por la tarde.', 'Gracias. Buscamos a un técnico y le avisamos hoy.', 'es'],
  ['It gets worse each day. Please come soon.', 'We understand. We moved it up and call you soon.', 'en'],
  [
    'The second time this year. Last time it held for three months.',
    'Sorry that it’s back. We send a senior Pro.',
    'en',
  ],
  [
    'No funciona desde el domingo. Tengo un perro pequeño.',
    'Gracias. El técnico lo sabe y llama antes de llegar.',
    'es',
  ],
] as const;

export function wordsOf(n: number, label: string) {
  const [text, reply, language] = REPORTS[n % REPORTS.length] ?? REPORTS[0];
  return { description: `${label}. ${text}`, reply, language };
}
