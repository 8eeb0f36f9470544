/** Small letters without accents and punctuation, one space between words. */
const normalized = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words around a request that change nothing about it. */
const POLITE =
  /\b(?:please|pls|plz|por favor|thanks|thank you|gracias|hi|hello|hola|ok|okay|now|ya|immediately|just|i said|sir|maam|belong)\b/g;

const WORDS: ReadonlySet<string> = new Set([
  ...[
    'stop',
    'stopall',
    'stop all',
    'stop it',
    'unsubscribe',
    'unsub',
    'cancel',
    'cancel all',
    'end',
    'quit',
    'revoke',
  ],
  ...[
    'opt out',
    'optout',
    'remove',
    'no more',
    'stop stop',
    'stop stop stop',
    'go away',
    'leave me alone',
    'wrong number',
  ],
  ...['pare', 'paren', 'para', 'parar', 'alto', 'alto ya', 'detener', 'detengase', 'cancelar', 'cancele'],
  ...[
    'baja',
    'dar de baja',
    'darme de baja',
    'deme de baja',
    'basta',
    'no mas',
    'salir',
    'fin',
    'dejeme en paz',
    'terminar',
  ],
  ...['numero equivocado', 'borreme', 'quiteme', 'eliminar'],
]);

const TEXTS = '(?:texts?|texting|messages?|messaging|msgs?|msging|sms|contact|contacting|calls?|calling)';
const LATER = '(?: (?:any ?more|again|ever|at all|at this number|on this number|to this number))*';
const MENSAJES = '(?:mensajes?|mensajitos?|textos?|sms|avisos?)';
/** Ways to say it in a sentence. Each names the texts, the sender's number, or a list, so that a repair is none. */
const SENTENCES: readonly RegExp[] = [
  new RegExp(`\\b(?:stop|quit|cease|end) (?:\\w+ ){0,4}${TEXTS}\\b`),
  /\bstop (?:spamming|bothering|harassing) (?:me|us)\b/,
  /\b(?:do not|dont|never|no longer) (?:text|message|msg|contact|call|bother) (?:me|us|this number)(?: (?:any ?more|again|ever|at all|at this number|on this number))*$/,
  new RegExp(
    `\\b(?:do not|dont|never|no longer) (?:want|send|need|wish to (?:get|receive))(?: \\w+){0,4} ${TEXTS}${LATER}$`,
  ),
  new RegExp(`\\bno more (?:\\w+ )?${TEXTS}\\b`),
  /\b(?:remove|take|delete|drop) (?:me|us|my (?:cell |phone )?number|this number) (?:off|from|out)\b/,
  /\b(?:remove|delete|lose|forget) (?:my (?:cell |phone )?number|this number)\b/,
  /^(?:remove|unsubscribe) (?:me|us)$/,
  /\bunsubscribe\b/,
  /\bopt(?:ing|ed)? (?:me )?out\b/,
  /\boptout\b/,
  /\b(?:revoke|withdraw|take back) (?:my |all )?(?:consent|permission)\b/,
  /\bcancel (?:\w+ )?(?:texts?|messages?|sms|subscription)\b/,
  /\b(?:dejen?|deja|paren?|para) de (?:mandar|enviar|escribir|textear|molestar|contactar|llamar)\w*\b/,
  /\bno (?:me|nos) (?:escrib|contact|texte|molest|llam)\w+(?: mas)?$/,
  new RegExp(`\\bno (?:(?:me|nos) )?(?:mand|envi)\\w+ (?:mas )?${MENSAJES}\\b`),
  new RegExp(`\\bno (?:quiero|deseo|queremos) (?:(?:recibir|mas|sus|estos|que me (?:manden|envien)) )*${MENSAJES}\\b`),
  new RegExp(
    `\\b(?:no mas|basta de|paren? (?:los|estos|sus)|detengan? (?:los|estos|sus)|cancelen? (?:los|estos|sus)) ${MENSAJES}\\b`,
  ),
  /\b(?:borr|quit|elimin|saqu|remuev)\w+ (?:mi numero|este numero|de (?:la|su) lista)\b/,
  /\b(?:dar(?:me|nos)?|deme|denme) de baja\b/,
];

/** Spanish by the words of the request, for the confirmation. */
const SPANISH =
  /\b(?:pare|paren|parar|alto|detener|detengase|cancelar|baja|basta|no mas|salir|fin|mensajes?|numero|escriba\w*|deje\w*|por favor|gracias|ya)\b/;

export interface OptOut {
  /** As it is kept with the number. */
  word: string;
  language: 'en' | 'es';
}

/**
 * Whether a text asks for no more texts; null where it does not. A person may say so in any reasonable way (47 CFR
 * 64.1200(a)(10), since April 11, 2025): read strictly, in English and in Spanish, with any punctuation and politeness.
 */
export function readOptOut(text: string): OptOut | null {
  const words = normalized(text);
  const bare = words.replace(POLITE, ' ').replace(/\s+/g, ' ').trim();
  if (!WORDS.has(bare) && !SENTENCES.some((sentence) => sentence.test(bare))) return null;
  return { word: text.trim().toUpperCase().slice(0, 160), language: SPANISH.test(words) ? 'es' : 'en' };
}

/** Whether a text is one of these words alone. */
export const isWord = (text: string, words: readonly string[]) => words.includes(normalized(text));
