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
  /\b(?:please|pls|plz|por favor|thanks|thank you|gracias|hi|hello|hola|ok|okay|now|ya|immediately|just|i said|sir|maam|belong|(?:can|could|would|will) (?:you|u))\b/g;

const list = (words: string) => new Set(words.trim().split(/\s*\|\s*/));

const TEXTS =
  '(?:texts?|te?xti?ng|txts?|messages?|messaging|msgs?|msging|sms|contact|contacting|communications?|calls?|calling)';
/** What may stand between a request to stop and what is to stop. Anything else is another matter: the alarm will not stop, call us. */
const BETWEEN =
  '(?:(?:sending|getting|receiving|all|any|the|these|those|this|your|my|me|us|to|of|from|with|more|so|many|text|automated|marketing|spam|annoying|constant|random|unwanted) ){0,5}';
const LATER = '(?: (?:any ?more|again|ever|at all|at this number|on this number|to this number|from you|from belong))*';
const CONTACT = '(?:text|txt|message|msg|contact|call|bother)';
const NUMBER = '(?:my (?:cell |phone )?number|this number)';

const CONTACTAR = '(?:escri[bv]|mand|envi|contact|llam|molest|texte|textear)\\w*';
const MENSAJES = '(?:mensajes?|mensajitos?|textos?|sms|avisos?)';

interface Language {
  /** The whole text is this. */
  words: ReadonlySet<string>;
  /** One of its sentences is this, whatever the others say. */
  clauses: ReadonlySet<string>;
  /** Each names the texts, the sender’s number, or a list, so that a repair is none. */
  sentences: readonly RegExp[];
}

const LANGUAGES: Readonly<Record<'en' | 'es', Language>> = {
  en: {
    words:
      list(`stop | stopp | stopall | stop all | stop it | unsub | cancel | cancel all | end | quit | revoke | optout | remove |
      no more | stop stop | stop stop stop | go away | leave me alone | cease and desist`),
    clauses: list(`stop | opt out | wrong number | wrong person | the wrong number | you have the wrong number |
      you have the wrong person | this is the wrong number | sorry wrong number | you got the wrong number`),
    sentences: [
      new RegExp(`\\b(?:stop|quit|cease|end|discontinue) ${BETWEEN}${TEXTS}\\b`),
      /\bstop (?:spamming|bothering|harassing) (?:me|us)\b/,
      new RegExp(
        `\\b(?:do not|dont|never|no longer) ${CONTACT}(?: (?:or|and|nor) ${CONTACT})* (?:me|us|this number)${LATER}$`,
      ),
      new RegExp(
        `^(?!.*\\bmiss\\b).*\\b(?:do not|dont|never|no longer) (?:want|send|need|wish|like)(?: to (?:get|receive))?(?: \\w+){0,4} ${TEXTS}${LATER}$`,
      ),
      new RegExp(`\\bno more (?:\\w+ )?${TEXTS}\\b`),
      new RegExp(`\\benough (?:with|of) (?:\\w+ ){0,2}${TEXTS}\\b`),
      new RegExp(`\\bturn off (?:\\w+ ){0,2}${TEXTS}\\b|\\bturn (?:\\w+ ){0,2}${TEXTS} off\\b`),
      new RegExp(
        `\\b(?:remove|take|delete|drop) (?:me|us|${NUMBER}) (?:off$|(?:off|from|out of) (?:\\w+ ){0,3}(?:lists?|${TEXTS}|database|systems?|records|alerts|contacts)\\b)`,
      ),
      new RegExp(`\\b(?:remove|delete|lose|forget) ${NUMBER}\\b`),
      /^(?:remove|unsubscribe) (?:me|us)$/,
      /\bun ?sub(?:s?cribe|s?cribed|scribing)\b/,
      /\bopt(?:ing|ed)? (?:(?:me|us) )?out\b/,
      /\boptout\b/,
      /\b(?:revoke|withdraw|take back) (?:my |all )?(?:consent|permission)\b/,
      /\bcancel (?:\w+ )?(?:texts?|messages?|sms|subscription)\b/,
    ],
  },
  es: {
    words:
      list(`pare | paren | para | parar | alto | detener | detenga | detengan | detengase | detenganse | cancelar | cancele |
      baja | basta | no mas | salir | fin | dejeme en paz | dejenme en paz | terminar | borreme | quiteme | eliminar | desuscribir |
      desuscribirme`),
    clauses: list(
      'alto | pare | paren | basta | numero equivocado | se equivoco de numero | tiene el numero equivocado',
    ),
    sentences: [
      new RegExp(`\\b(?:dejen?|deja|paren?|para) de ${CONTACTAR}\\b`),
      new RegExp(`\\bno (?:me|nos) (?:vuelvan? a )?${CONTACTAR}(?: ni (?:(?:me|nos) )?${CONTACTAR})*(?: mas)?$`),
      new RegExp(`\\bno (?:(?:me|nos) )?(?:mand|envi)\\w+ (?:mas )?${MENSAJES}\\b`),
      new RegExp(
        `\\bno (?:quiero|deseo|queremos) (?:(?:recibir|mas|sus|estos|que (?:me|nos) (?:mand|envi)\\w+) )*${MENSAJES}\\b`,
      ),
      new RegExp(`\\bno (?:quiero|deseo|queremos) que (?:me|nos) ${CONTACTAR}(?: mas)?$`),
      new RegExp(
        `\\b(?:no mas|basta de|(?:paren?|deten\\w+|cancel\\w+|suspend\\w+|quit\\w+) (?:todos )?(?:los|estos|sus)) ${MENSAJES}\\b`,
      ),
      /\b(?:borr|quit|elimin|saqu|remuev)\w+ (?:mi numero|este numero|de (?:la|su|esta) lista)\b/,
      /\b(?:dar(?:me|nos)?|deme|denme) de baja\b/,
      /\b(?:retiro|revoco|cancelo) (?:mi|el) (?:consentimiento|permiso)\b/,
      /\bdesuscri\w+/,
    ],
  },
};

export interface OptOut {
  /** As it is kept with the number. */
  word: string;
  language: 'en' | 'es';
  /** It says more than that. */
  saysMore: boolean;
}

const bareWords = (text: string) => normalized(text).replace(POLITE, ' ').replace(/\s+/g, ' ').trim();

/**
 * Whether a text asks for no more texts; null where it does not. A person may say so in any reasonable way (47 CFR
 * 64.1200(a)(10), since April 11, 2025): read strictly, in English and in Spanish, with any punctuation and politeness.
 */
export function readOptOut(text: string): OptOut | null {
  const bare = bareWords(text);
  const clauses = text.split(/[.!?,;:\n–—]+|\s-+\s/).map(bareWords);
  for (const language of ['en', 'es'] as const) {
    const { words, clauses: short, sentences } = LANGUAGES[language];
    const isBare = words.has(bare);
    if (!isBare && !clauses.some((clause) => short.has(clause)) && !sentences.some((sentence) => sentence.test(bare)))
      continue;
    const saysMore = !isBare && clauses.filter(Boolean).length > 1;
    return { word: text.trim().toUpperCase().slice(0, 160), language, saysMore };
  }
  return null;
}

/** Whether a text is one of these words alone. */
export const isWord = (text: string, words: readonly string[]) => words.includes(normalized(text));
