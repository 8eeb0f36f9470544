// What people say in a search sentence. Earlier rules read first, and what a rule has read no other rule sees.
import { choiceValues, type HomeFilters, type HomeSort, type HomeType } from '@/contract/homes/homes/endpoints';

/** What a sentence means besides its place. */
export type SentenceFilters = Omit<HomeFilters, 'place' | 'bounds'> & { sort?: HomeSort };

export interface Rule {
  pattern: RegExp;
  /** The filters that the match means; undefined where it means none. `today` is a local date. */
  read: (match: readonly (string | undefined)[], today: string, so: SentenceFilters) => SentenceFilters | undefined;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const COUNT = `(?:[0-6]|${NUMBERS.slice(1).join('|')})`;
const countOf = (text = '') => (NUMBERS.includes(text) ? NUMBERS.indexOf(text) : Number(text));

const AMOUNT = String.raw`(\$?\s*(?:\d{1,2}(?:\.\d+)?\s*k\b|\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d\d)?)`;
const EACH_MONTH = String.raw`(?:\s*(?:dollars|bucks|usd))?(?:\s*(?:\/|per|a|each)\s*mo(?:nth)?\b|\s*monthly)?`;
/** Higher amounts without a dollar sign are ZIP Codes. */
const MAX_RENT = 20_000;

/** Whole dollars of `$2,500`, `2.5k`, or `2500`; undefined where it is no rent. */
function dollarsOf(text = ''): number | undefined {
  const digits = text.replace(/[$,\s]/g, '');
  const dollars = digits.endsWith('k') ? Number(digits.slice(0, -1)) * 1_000 : Number(digits);
  const likely = dollars >= 200 && (dollars <= MAX_RENT || (text.includes('$') && dollars <= 100_000));
  return likely ? Math.round(dollars) : undefined;
}

const rents = (min: string | undefined, max: string | undefined): SentenceFilters | undefined => {
  const [minRent, maxRent] = [min && dollarsOf(min), max && dollarsOf(max)];
  if ((min && !minRent) || (max && !maxRent)) return undefined;
  return { ...(minRent && { minRent }), ...(maxRent && { maxRent }) };
};

/** Ten percent to either side, in steps of $50. */
function around(text: string | undefined): SentenceFilters | undefined {
  const dollars = dollarsOf(text);
  if (dollars === undefined) return undefined;
  const step = (amount: number) => Math.round(amount / 50) * 50;
  return { minRent: step(dollars * 0.9), maxRent: step(dollars * 1.1) };
}

const BED = '(?:bed ?r(?:oo?)?ms?|beds?|brs?|bds?|bdrms?)';
const BATH = '(?:bath ?rooms?|baths?|ba|bth)';
const AT_LEAST = '(?:at least |min(?:imum)? (?:of )?)?';
const OR_MORE = String.raw`(?:\s*\+|(?: or more| plus)\b)?`;

const TYPES: readonly [HomeType, string][] = [
  ['townhouse', 'town ?(?:house|home)s?|row ?houses?'],
  [
    'adu',
    'adus?|(?:backyard|garden) cottages?|(?:guest|carriage) houses?|in.law (?:units?|suites?)|granny flats?|casitas?',
  ],
  ['multi', '(?:du|tri|four)plex(?:es)?|multi.?family(?: homes?)?'],
  ['house', 'single.family(?: (?:house|home)s?)?|houses?|sfh'],
  ['condo', 'condos?|condominiums?'],
  ['apartment', 'apartments?|apts?|flats?'],
];

const FRIENDLY = String.raw`(?:[\s-]*(?:fr(?:ie|ei)ndly|ok(?:ay)?|allowed|welcome|permitted))?`;
const KEEPER =
  '(?:(?:that |which )?(?:allows?|takes?|accepts?|welcomes?) |(?:for |with )?(?:my|our|two|three|2|3|a|have a) )?(?:two |2 )?';
const CAT = '(?:cats?|kitt(?:y|en)s?)';
const DOG = '(?:dogs?|pup(?:py|pies|s)?)';
const addPets = (pets: 'cats' | 'dogs', { pets: before }: SentenceFilters): SentenceFilters => ({
  pets: before === undefined || before === pets ? pets : 'catsAndDogs',
});

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b';
const WHEN =
  '(?:(?:available|move.?in|moving(?: in)?|starting|start) )?(?:(?:by|before|in|on|from|for|to|around|starting) )';
const START = '(?:(?:immediately|move.?in|available|moving(?: in)?|starting) )?';

const dateOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The next such day from today on; the last of the month where none is named. `month` counts from 0. */
function nextDate(today: string, month: number, day?: number, year?: number): SentenceFilters | undefined {
  if (month < 0 || month > 11 || (day !== undefined && (day < 1 || day > 31))) return undefined;
  const on = (of: number) => (day === undefined ? dateOf(of, month + 1, 0) : dateOf(of, month, day));
  const thisYear = Number(today.slice(0, 4));
  const full = year !== undefined && year < 100 ? 2_000 + year : year;
  return { moveIn: full !== undefined ? on(full) : on(thisYear) >= today ? on(thisYear) : on(thisYear + 1) };
}
const monthOf = (text = '') => MONTHS.findIndex((name) => name.startsWith(text.slice(0, 3)));
const numberOr = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const always = (filters: SentenceFilters) => () => filters;

/** The level of the filter that is closest from below; a home smaller than the lowest is no wish. */
function sizeOf(text = ''): SentenceFilters {
  const sqft = Number(text.replace(',', ''));
  const size = choiceValues('size').findLast((level) => Number.parseInt(level, 10) <= sqft);
  return size ? { size } : {};
}

const leaseTermOf = (months: number): SentenceFilters => ({
  leaseTerm: months < 12 ? 'short' : months === 12 ? 'year' : 'long',
});

/** A number for a pattern, from words that no other rule may read before. */
export const RULES: readonly Rule[] = [
  // Sizes and lease lengths before amounts: `1,200 sq ft`.
  {
    pattern:
      /\b(?:at least |over |more than |minimum |min )?(\d{1,2},\d{3}|\d{3,5})\+? ?(?:sq(?:uare)?\.? ?(?:ft|feet|foot)|sqft|sf)\b\.?(?: or (?:more|larger|bigger))?/,
    read: ([, sqft]) => sizeOf(sqft),
  },
  {
    pattern: /\b(\d{1,2})[- ]months? (?:lease|rental|term)\b|\blease (?:of|for) (\d{1,2}) months?\b/,
    read: ([, before, after]) => leaseTermOf(Number(before ?? after)),
  },
  { pattern: /\b(?:1|one|a)[- ]year lease\b/, read: always({ leaseTerm: 'year' }) },
  {
    pattern: /\b(?:short[- ]term|month[- ]to[- ]month)(?: (?:rentals?|leases?))?\b/,
    read: always({ leaseTerm: 'short' }),
  },
  // Dates before amounts: `by 12/31/2026`.
  {
    pattern: new RegExp(String.raw`\b${WHEN}?(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b(?! ?(?:ba|bath|br|bed))`),
    read: ([, month, day, year], today) => nextDate(today, Number(month) - 1, Number(day), numberOr(year)),
  },
  {
    pattern: new RegExp(String.raw`\b(?:${WHEN}|${START})${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4})\b)?`),
    read: ([, month, day, year], today) => nextDate(today, monthOf(month), Number(day), numberOr(year)),
  },
  {
    pattern: new RegExp(String.raw`\b${WHEN}${MONTH}\.?(?: (\d{4})\b)?`),
    read: ([, month, year], today) => nextDate(today, monthOf(month), undefined, numberOr(year)),
  },
  {
    pattern: new RegExp(String.raw`\bstarting ${MONTH}\.?(?: (\d{4})\b)?`),
    read: ([, month, year], today) => nextDate(today, monthOf(month), undefined, numberOr(year)),
  },
  {
    pattern: /\b(?:(?:available|move.?in|moving) )?(?:in |by )?next month\b/,
    read: (_, today) => nextDate(today, Number(today.slice(5, 7)) % 12),
  },
  {
    pattern:
      /\b(?:immediately available|available (?:now|today|immediately)|(?:move.?in )?(?:asap|immediately|right away)|move.?in (?:now|today))\b/,
    read: (_, today) => ({ moveIn: today }),
  },
  // Rents.
  {
    pattern: new RegExp(String.raw`\b(?:between|from) ?${AMOUNT}${EACH_MONTH} (?:and|to|-) ?${AMOUNT}${EACH_MONTH}`),
    read: ([, min, max]) => rents(min, max),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d/])${AMOUNT} ?(?:-|–|to) ?${AMOUNT}${EACH_MONTH}`),
    read: ([, min, max]) => rents(min, max),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:for |rent )?(?:under|below|less than|up to|max(?:imum)?(?: of)?|at most|no more than|not over|cheaper than|within)|<=?|\b(?:my )?budget(?: is| of)?) ?${AMOUNT}${EACH_MONTH}`,
    ),
    read: ([, max]) => rents(undefined, max),
  },
  {
    pattern: new RegExp(String.raw`${AMOUNT}${EACH_MONTH} (?:or less|or under|or below|and under|max(?:imum)?|tops)\b`),
    read: ([, max]) => rents(undefined, max),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:over|above|more than|at least|min(?:imum)?(?: of)?|starting at)|>=?) ?${AMOUNT}${EACH_MONTH}`,
    ),
    read: ([, min]) => rents(min, undefined),
  },
  {
    pattern: new RegExp(String.raw`${AMOUNT}${EACH_MONTH}(?: ?\+| or more\b| and up\b)`),
    read: ([, min]) => rents(min, undefined),
  },
  {
    pattern: new RegExp(String.raw`\b(?:around|about|roughly|approximately) ?${AMOUNT}${EACH_MONTH}`),
    read: ([, rent]) => around(rent),
  },
  {
    pattern: new RegExp(String.raw`(?:\bfor )?(\$\s*[\d,.]+ ?k?)${EACH_MONTH}`),
    read: ([, max]) => rents(undefined, max),
  },
  // Size.
  {
    pattern: /\b(\d) ?(?:b|x|br?\/) ?(\d(?:\.5)?) ?(?:b|ba)?\b/,
    read: ([, beds, baths]) => ({ beds: Number(beds), baths: Number(baths) }),
  },
  {
    pattern: new RegExp(String.raw`\b(${COUNT}) ?(?:-|to) ?${COUNT}[\s-]*${BED}\b`),
    read: ([, beds]) => ({ beds: countOf(beds) }),
  },
  {
    pattern: new RegExp(String.raw`\b${AT_LEAST}(${COUNT})${OR_MORE}[\s-]*${BED}(?:\b|(?=\d))`),
    read: ([, beds]) => ({ beds: countOf(beds) }),
  },
  { pattern: /\b(?:studios?|efficiency)\b/, read: always({ beds: 0 }) },
  {
    pattern: new RegExp(String.raw`\b${AT_LEAST}(${COUNT}) and (?:a|one) half[\s-]*${BATH}\b`),
    read: ([, baths]) => ({ baths: countOf(baths) + 0.5 }),
  },
  {
    pattern: new RegExp(String.raw`\b${AT_LEAST}(${COUNT}(?:\.[05])?)${OR_MORE}[\s-]*${BATH}\b`),
    read: ([, baths]) => ({ baths: countOf(baths?.replace('.0', '')) }),
  },
  // Before the words they contain.
  {
    pattern: /\bev[- ](?:charg(?:er|ing)|ready)\b|\b(?:electric (?:car|vehicle)|tesla|car) charg(?:er|ing)\b/,
    read: always({ evCharger: true }),
  },
  { pattern: /\bstep[- ]?free\b|\b(?:wheelchair )?accessible\b|\bno stairs\b/, read: always({ accessible: true }) },
  {
    pattern:
      /\bin[- ]unit (?:laundry|washer(?:(?: and |\/| & )dryer)?)|\bwasher(?:(?: and |\/| & )dryer)?(?: in (?:the )?(?:unit|home|house))?|\bw\/d\b|\blaundry in (?:the )?(?:unit|home|house|apartment)\b/,
    read: always({ laundry: 'inUnit' }),
  },
  {
    pattern: /\b(?:on[- ]?site|shared) laundry(?: ok)?\b|\blaundry(?: (?:on[- ]?site|in (?:the )?building))?\b/,
    read: always({ laundry: 'onSite' }),
  },
  { pattern: /\ba\/?c\b|\bair[- ]?condition(?:ing|ed)\b|\bcentral air\b/, read: always({ ac: true }) },
  { pattern: /\b(?:fully )?furnished\b/, read: always({ furnished: true }) },
  {
    pattern:
      /\b(?:off[- ]street |driveway |garage |covered )?parking(?: (?:spot|space|place))?\b|\b(?:(?:\d|one|two)[- ]car )?garage\b|\bcarport\b|\bdriveway\b/,
    read: always({ parking: true }),
  },
  // Pets.
  {
    pattern: new RegExp(String.raw`\b${KEEPER}(?:${CAT} (?:and|or|&) ${DOG}|${DOG} (?:and|or|&) ${CAT})\b${FRIENDLY}`),
    read: always({ pets: 'catsAndDogs' }),
  },
  { pattern: new RegExp(String.raw`\b${KEEPER}${DOG}\b${FRIENDLY}`), read: (_, __, so) => addPets('dogs', so) },
  { pattern: new RegExp(String.raw`\b${KEEPER}${CAT}\b${FRIENDLY}`), read: (_, __, so) => addPets('cats', so) },
  { pattern: new RegExp(String.raw`\b${KEEPER}pets?\b${FRIENDLY}`), read: always({ pets: 'catsAndDogs' }) },
  // Kinds of homes.
  ...TYPES.map(
    ([type, words]): Rule => ({
      pattern: new RegExp(String.raw`\b(?:${words})\b`),
      read: (_, __, { type: before = [] }) => ({ type: [...new Set([...before, type])] }),
    }),
  ),
  // Order.
  { pattern: /\b(?:cheap(?:est)?|lowest (?:rent|price)s?)\b/, read: always({ sort: 'rentLow' }) },
  { pattern: /\b(?:newest|latest)(?: (?:listings?|homes?))?\b/, read: always({ sort: 'newest' }) },
];

/** Read before everything else, and no filter: what looks like one and is not. */
export const NOT_FILTERS =
  /\bunfurnished\b|\bno (?:pets?|dogs?|cats?)\b|(?<!off[- ])\bstreet parking\b|\b(?:under|less than|below|max(?:imum)?|up to) [\d,]{3,7} ?(?:sq(?:uare)?\.? ?(?:ft|feet)|sqft|sf)\b|\bsection 8\b|\bno deposit\b|\butilities included\b/g;

/** Nouns that name no place, unless they are part of its name, as in Long Beach. */
export const NOT_PLACES =
  /\b(?:(?:back)?yard|pool|gym|balcony|patio|deck|porch|garden|fireplace|views?|beach|ocean|water|parks?|schools?|bart|train|subway|metro|transit|bus|freeway|floors?|stove|dishwasher|elevator|office|basement|storage|closet|street|loft|walkable|quiet|safe|large|big|small|spacious|bright|modern|new|luxury|rooms?|neighborhood|kids?|family)\b/;

/** Words between what matters. */
export const FILLERS = new Set(
  'a an the my our your some any i im i’m we us me you it they want wants need needs looking look search searching find show see get like would love prefer preferably please for to of on at and or with that which who is are be has have having rent rental rentals rents renting lease home homes house’s place places unit units property properties listing listings building available monthly month budget price priced no more than also plus just only really very nice good-looking so from'.split(
    ' ',
  ),
);
