import type { Area } from '@/contract/care/workOrders/constants';

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

/** What the Pro finds, by area. */
const FINDINGS: Readonly<Record<Area, string>> = {
  emergency: 'Shut off at the main. It’s safe now. I’m coming back with the part.',
  plumbing: 'The cartridge is worn and the supply line is old. I have both in the van.',
  hot_water: 'The lower element is burned out. The tank itself looks good.',
  heating: 'The igniter cracked. I cleaned the burner and checked for CO: none.',
  cooling: 'The capacitor failed. Pressure is fine, so there is no leak.',
  electrical: 'A loose neutral in the box. I tightened it and tested the whole circuit.',
  kitchen: 'The control board doesn’t start the compressor. It needs a new board.',
  laundry: 'The drain pump was full of lint and a coin. Cleaned and tested two cycles.',
  doors_and_locks: 'The door dropped and the bolt misses the plate. New hinge screws hold it.',
  walls_and_floors: 'The wall is dry behind the stain. I can patch and paint in one visit.',
  roof_and_gutters: 'Two shingles are gone and the gutter was full. Both are quick.',
  pests: 'They come in beside the pipe under the sink. I sealed it and set bait.',
  yard_and_outside: 'A branch broke the sprinkler head. I have the same model.',
  safety_devices: 'The alarm is past its date. I’m replacing it with a ten-year one.',
};

const QUESTIONS = [
  ['Is there anything I should move before the Pro comes?', 'Please clear about three feet around it. Thank you!'],
  ['Will someone call before they come?', 'Yes. The Pro calls about 30 minutes before.'],
  ['Can my sister let the Pro in? I’m at work.', 'Of course. Tell us her name and number here.'],
  ['How long will it take?', 'About an hour. If it needs a part, we’ll tell you here.'],
] as const;

const QUESTIONS_ES = [
  ['¿Debo mover algo antes de que llegue el técnico?', 'Deje libre alrededor de un metro. ¡Gracias!'],
  ['¿Alguien llama antes de venir?', 'Sí. El técnico llama unos 30 minutos antes.'],
] as const;

export interface Words {
  description: string;
  reply: string;
  language: 'en' | 'es';
  /** Asked and answered while it is open. */
  question: readonly [string, string];
  finding: string;
}

export function wordsOf(n: number, label: string, area: Area): Words {
  const [text, reply, language] = REPORTS[n % REPORTS.length] ?? REPORTS[0];
  const isSpanish = language === 'es';
  const question = isSpanish
    ? (QUESTIONS_ES[n % QUESTIONS_ES.length] ?? QUESTIONS_ES[0])
    : (QUESTIONS[n % QUESTIONS.length] ?? QUESTIONS[0]);
  return { description: isSpanish ? text : `${label}. ${text}`, reply, language, question, finding: FINDINGS[area] };
}
