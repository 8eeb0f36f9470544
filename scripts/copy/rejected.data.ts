export interface RejectedWord {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: string;
  /** A phrase the pattern must find. */
  readonly caught: string;
  /** A phrase the pattern must leave alone. */
  readonly spared: string;
}

/** Words that native US product copy does not use, each with its replacement. */
export const rejectedWords: readonly RejectedWord[] = [
  { pattern: /\be-mail/i, instead: 'email', caught: 'Your e-mail address', spared: 'Your email address' },
  { pattern: /\d\s%/, instead: '5%', caught: 'a fee of 5 %', spared: 'a fee of 5%' },
  {
    pattern: /(?<!\b(cover|offer|capital|lowercase|uppercase) )\bletters?\b(?! (or|and) )/i,
    instead: 'email, notice, or message',
    caught: 'A letter is on its way',
    spared: 'Attach your signed offer letter',
  },
  {
    pattern: /\bcall(s|ed|ing)?( (it|this|them|the \w+))? off\b/i,
    instead: 'cancel',
    caught: 'Move it or call it off',
    spared: 'Call our office',
  },
  { pattern: /\bput right\b/i, instead: 'fix or correct', caught: 'It is put right', spared: 'Put the right name' },
  { pattern: /\breckon/i, instead: 'calculate or estimate', caught: 'Reckon what it leaves', spared: 'Recommended' },
  {
    pattern: /\b(do|does|did|doing|send me) (the|this) sums?\b|\bsums? worked out\b/i,
    instead: 'calculate, run the numbers',
    caught: 'Do the sum',
    spared: 'The sum is $20',
  },
  { pattern: /\bnapkin\b/i, instead: 'rental calculator', caught: 'On a napkin', spared: 'On a page' },
  {
    pattern: /\bhand(s|ed|ing)?( (it|this|them|my \w+))? in\b(?! hand)/i,
    instead: 'submit',
    caught: 'Hand in my part',
    spared: 'The form at hand is short',
  },
  { pattern: /\bwhilst\b/i, instead: 'while', caught: 'whilst you wait', spared: 'while you wait' },
  {
    pattern: /(?<!\b(lies|lay|lie) )\bflats?\b(?! (rate|fee|charge|bodies|\$))|\bbedroom flat/i,
    instead: 'apartment',
    caught: 'Two-bedroom flat',
    spared: 'a flat rate',
  },
  {
    pattern: /\b(the|kitchen|bath|cold|hot|let|sink,) taps?\b/i,
    instead: 'faucet',
    caught: 'turn off the tap',
    spared: 'Tap to open the menu',
  },
  {
    pattern:
      /\b(is|are|was|were|be|been|homes?|it|could be) let\b(?! (go|us))|\blet (all year|out|again|un?furnished)\b|\bletting\b/i,
    instead: 'rent out, rented',
    caught: 'The home is let all year',
    spared: 'Let us know',
  },
  {
    pattern: /\btwelve( such)? rents\b/i,
    instead: '12 months of rent',
    caught: 'Twelve rents',
    spared: 'Twelve months',
  },
  { pattern: /\bat your door\b/i, instead: 'at your home', caught: 'somebody at your door', spared: 'Lock your door' },
  {
    pattern: /\bkitchen table\b/i,
    instead: 'Belong blog',
    caught: 'The kitchen table',
    spared: 'A kitchen with a table',
  },
  {
    pattern: /\b(somebody|everybody|anybody|nobody)\b/i,
    instead: 'someone, everyone, anyone, no one',
    caught: 'Nobody is charged',
    spared: 'Someone is here',
  },
  {
    pattern: /\b(licence|neighbour|colour|mould|storey|tyre|centre|behaviour|favourite|instalm)/i,
    instead: 'US spelling: license, neighbor, color, mold, story, installment',
    caught: 'a driving licence',
    spared: 'a driver’s license',
  },
  {
    pattern: /\b(itemis|authoris|organis[ea]|recognis|customis|apologis|minimis|maximis|prioritis|summaris)/i,
    instead: 'US spelling: itemized, authorized, organized',
    caught: 'an itemised list',
    spared: 'an itemized list',
  },
  {
    pattern: /\blook(s|ed|ing)? after\b/i,
    instead: 'manage or take care of',
    caught: 'We look after homes',
    spared: 'Look at the photos',
  },
  {
    pattern: /\bstands? (on the|here|in your|in the) ?(page|lease|papers)?/i,
    instead: 'is listed, appears, is shown',
    caught: 'It stands on the page',
    spared: 'A stand of trees',
  },
  {
    pattern: /(?<!\bsee )\balso when\b/i,
    instead: 'even if',
    caught: 'also when the rent is late',
    spared: 'even when it rains',
  },
  { pattern: /\bworking days?\b/i, instead: 'business day', caught: 'one working day', spared: 'one business day' },
  { pattern: /\bworktop|\bwash ?basin/i, instead: 'countertop, sink', caught: 'the worktop', spared: 'the countertop' },
  {
    pattern: /\bopen (an|my|your) account\b/i,
    instead: 'create an account',
    caught: 'Open an account',
    spared: 'Your account',
  },
  { pattern: /\bhome town\b/i, instead: 'city or hometown', caught: 'Home town', spared: 'Hometown' },
  {
    pattern: /\b(have|we) mailed (you|six|a code)|\bmail me\b/i,
    instead: 'emailed, email me',
    caught: 'Mail me a code',
    spared: 'Email me a code',
  },
];
