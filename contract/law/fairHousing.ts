// Words a listing may not carry: no preference for or against a protected class, 42 U.S.C. § 3604(c), 24 C.F.R. § 100.75,
// and HUD's guidance on advertisements (Achtenberg memorandum, January 9, 1995). Source of income is protected by state:
// Cal. Gov. Code § 12955, RCW 59.18.255, Va. Code § 36-96.3. Last checked 2026-11-23.

export interface FairHousingRule {
  readonly id: string;
  readonly words: RegExp;
  /** The class the words prefer or turn away. */
  readonly protects: string;
  /** What to write instead. */
  readonly instead: string;
  /** States that have this law; absent for federal law. */
  readonly states?: readonly string[];
}

export const fairHousingRules: readonly FairHousingRule[] = [
  {
    id: 'no_children',
    words: /\bno (?:kids|children)\b|\b(?:adults?|grown-?ups?) only\b|\bchild-?free\b|\bwithout (?:kids|children)\b/i,
    protects: 'families with children',
    instead: 'Describe the home, such as the number of bedrooms.',
  },
  {
    id: 'household',
    words:
      /\b(?:perfect|ideal|great|best|suitable|suited) for (?:a |an )?(?:young )?(?:single|singles|couple|couples|family|families|bachelor|student|students|professional|professionals|retiree|retirees|empty nesters?)\b|\bmature (?:couple|person|persons|individual|individuals)\b/i,
    protects: 'families with children',
    instead: 'Say what the home has, and leave who it suits to the reader.',
  },
  {
    id: 'religion',
    words: /\b(?:christian|catholic|jewish|muslim|mormon|hindu|buddhist)s?\b(?! (?:street|avenue|road|way|cemetery))/i,
    protects: 'religion',
    instead: 'Leave it out. A place of worship can be named as a landmark with its distance, next to others.',
  },
  {
    id: 'ethnicity',
    words:
      /\b(?:white|black|asian|hispanic|latino|caucasian|african[- ]american|arab) (?:neighborhood|area|community|residents?|tenants?|people|only)\b|\bexclusive (?:neighborhood|community)\b|\bintegrated (?:neighborhood|community)\b/i,
    protects: 'race, color, and national origin',
    instead: 'Describe what is near: parks, shops, and transit.',
  },
  {
    id: 'language',
    words: /\b(?:english[- ]speaking|must speak english|american citizens?|citizens only|no immigrants)\b/i,
    protects: 'national origin',
    instead: 'Leave it out.',
  },
  {
    id: 'disability',
    words:
      /\b(?:able-?bodied|no wheelchairs?|not (?:suitable )?for (?:the )?(?:disabled|handicapped)|must be able to climb|no (?:service|assistance|support) animals?|mentally (?:stable|healthy))\b/i,
    protects: 'people with disabilities',
    instead: 'Describe the home: “third floor, stairs only”. Assistance animals aren’t pets.',
  },
  {
    id: 'sex',
    words:
      /\b(?:females?|males?|women|men|ladies|gentlemen|girls?|guys?|bachelorette|bachelor)(?: only| preferred|s wanted)\b|\bbachelor pad\b/i,
    protects: 'sex',
    instead: 'Leave it out.',
  },
  {
    id: 'age',
    words: /\b(?:no (?:seniors|elderly|students)|(?:seniors|students) only|over 55)\b|\b55 ?\+/i,
    protects: 'age and families with children',
    instead: 'Leave it out. Housing for older persons needs its own legal status.',
  },
  {
    id: 'source_of_income',
    words:
      /\bno (?:section 8|vouchers?|hcv|housing assistance|government assistance)\b|\bsection 8 not (?:accepted|welcome)\b|\b(?:must be employed|employed (?:only|applicants))\b/i,
    protects: 'source of income',
    instead: 'Leave it out. Our published criteria say how income counts.',
    states: ['CA', 'WA', 'VA'],
  },
];

export interface FairHousingProblem {
  readonly rule: string;
  /** The words found, as they were written. */
  readonly found: string;
  readonly message: string;
}

/** Every phrase of a text that a listing in this state may not carry. */
export function findFairHousingProblems(text: string, state: string): readonly FairHousingProblem[] {
  return fairHousingRules.flatMap(({ id, words, protects, instead, states }) => {
    const found = states && !states.includes(state) ? undefined : words.exec(text)?.[0];
    if (!found) return [];
    return [
      { rule: id, found, message: `Fair housing law protects ${protects}: please remove “${found}”. ${instead}` },
    ];
  });
}
