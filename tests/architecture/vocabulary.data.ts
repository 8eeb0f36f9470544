// Words that docs/glossary.md replaced. A word counts in an identifier as a whole or as one of its camel-case parts.

export interface ReplacedWord {
  /** Camel case; `demand*` matches only as the start of a longer name. */
  word: string;
  use: string;
  /** How often the product, tests, and scripts still contain it. Lower it with each removal; never raise it. */
  left: number;
  rejected: string;
  accepted: string;
}

export const replacedWords: ReplacedWord[] = [
  { word: 'MOST', use: 'MAX', left: 0, rejected: 'MOST_ROWS', accepted: 'almost' },
  { word: 'LONGEST', use: 'MAX', left: 0, rejected: 'LONGEST_NAME', accepted: 'PROLONGEST' },
  { word: 'SHORTEST', use: 'MIN', left: 0, rejected: 'SHORTEST_STAY', accepted: 'short' },
  { word: 'handIn', use: 'submit', left: 0, rejected: 'handInPart', accepted: 'handInput' },
  { word: 'takeBack', use: 'withdraw or void', left: 0, rejected: 'takeBackLease', accepted: 'takeBackup' },
  { word: 'callOff', use: 'cancel', left: 0, rejected: 'callOffTour', accepted: 'callOffset' },
  { word: 'sayYes', use: 'accept', left: 0, rejected: 'SayYes', accepted: 'essayYes' },
  { word: 'sayNo', use: 'decline', left: 0, rejected: 'sayNo', accepted: 'sayNothing' },
  { word: 'putAway', use: 'archive', left: 0, rejected: 'putAwayThread', accepted: 'inputAway' },
  {
    word: 'told',
    use: 'notified, messages, or the thing itself',
    left: 0,
    rejected: 'toldAt',
    accepted: 'threshold',
  },
  { word: 'untold', use: 'undeclared or unnotified', left: 0, rejected: 'claimUntold', accepted: 'mantold' },
  { word: 'demand*', use: 'require or assert', left: 0, rejected: 'demandOwner', accepted: 'demand' },
  { word: 'veiled', use: 'masked', left: 0, rejected: 'veiledEmail', accepted: 'unveiled' },
  { word: 'askedAs', use: 'rlsQuery', left: 0, rejected: 'askedAs', accepted: 'maskedAs' },
  { word: 'askAs', use: 'rlsQuery', left: 0, rejected: 'askAs', accepted: 'maskAs' },
  { word: 'awake', use: 'hydrated', left: 0, rejected: 'useAwake', accepted: 'awakening' },
  { word: 'drawn', use: 'rendered', left: 0, rejected: 'drawnBefore', accepted: 'withdrawn' },
  { word: 'kept', use: 'stored, saved, or cached', left: 24, rejected: 'keptFiles', accepted: 'skeptic' },
  { word: 'said', use: 'answers, or the thing itself', left: 3, rejected: 'saidWords', accepted: 'aforesaidly' },
  { word: 'farness', use: 'distance', left: 0, rejected: 'farness', accepted: 'far' },
];

/** File names: the role before the extension, and whole names. */
export const replacedFileNames: { pattern: RegExp; rejected: string[]; accepted: string[] } = {
  pattern:
    /\.(facts|words|told|looks|look|paper|papers|handIn|begin|acts|takeBack|leaving|particulars)\.|[a-z](Words|Letters)\.|(^|\/)(kept|drawn|told|asked|veiled)[A-Z.]/,
  rejected: [
    'contract/homes.facts.ts',
    'lib/homeWords.ts',
    'server/modules/leasing/screenings/screenings.told.ts',
    'server/modules/account/outbox/outbox.leaseLetters.ts',
    'lib/page/drawnOnce.ts',
  ],
  accepted: [
    'contract/homes/homes/constants.ts',
    'lib/labels/home.labels.ts',
    'server/modules/leasing/leases/termination.ts',
  ],
};

/** Second spellings of one word, which no name, string, or comment has. */
export interface ReplacedSpelling {
  pattern: RegExp;
  use: string;
  rejected: string[];
  accepted: string[];
}

export const replacedSpellings: ReplacedSpelling[] = [
  {
    // iCalendar (RFC 5545) writes its status in capitals.
    pattern: /cancelled|Cancelled/,
    use: 'canceled',
    rejected: ["status: 'cancelled'", 'isCancelled', '// A tour that is cancelled', 'cancelled_because'],
    accepted: ["status: 'canceled'", 'STATUS:CANCELLED', 'cancellation'],
  },
  {
    pattern: /instalment/i,
    use: 'installment',
    rejected: ['terms.instalments', 'depositInstalments', "'wa-instalments'"],
    accepted: ['terms.installments', 'install'],
  },
  {
    pattern: /colour/i,
    use: 'color',
    rejected: ['Colours by role', 'const colour'],
    accepted: ['backgroundColor', 'Colorado'],
  },
  {
    pattern: /judgement/i,
    use: 'judgment',
    rejected: ['The judgement of a person', 'judgementOf'],
    accepted: ['judgment', 'judge'],
  },
  {
    pattern: /papers(ToSign|Reminder|Declined|Voided|Completed)/,
    use: 'documents, as in documentsToSign',
    rejected: ["template: 'papersToSign'", 'papersReminder'],
    accepted: ['documentsToSign', 'papersEndIn'],
  },
];

/**
 * Words that make a comment, a test title, or a comment of the schema hard to read: name the person or the thing instead
 * ("a visitor", "staff", "the owner of"), or use the passive voice.
 */
export const unclearProse: { pattern: RegExp; rejected: string[]; accepted: string[] } = {
  pattern: /\b(somebody|nobody|told|whoever|whose)\b/i,
  rejected: [
    '// Somebody paid it',
    'Nobody else moves it',
    'is told by mail',
    'whoever lists it',
    'a lease whose end is near',
  ],
  accepted: ['// A resident paid it', 'No other request moves it', 'is emailed', 'a lease that ends soon', 'untold'],
};

/** These name an earlier or a foreign spelling because they are about it. */
export const spellingExemptions: RegExp[] = [
  /^server\/providers\//,
  /^scripts\/copy\/rejected\.data\.ts$/,
  /^tests\/architecture\/vocabulary\.data\.ts$/,
];
