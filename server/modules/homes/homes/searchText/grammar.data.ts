// What people say in a search sentence, in English and Spanish. Earlier rules read first, and what a rule has read no
// other rule sees. The text has no accents and is in lower case.
import { addDays } from '@/contract/calendar/days';
import { choiceValues, type HomeFilters, type HomeSort, type HomeType } from '@/contract/homes/homes/endpoints';

/** What a sentence means besides its place. */
export type SentenceFilters = Omit<HomeFilters, 'place' | 'bounds'> & { sort?: HomeSort };

export interface Rule {
  pattern: RegExp;
  /** The filters that the match means; undefined where it means none. `today` is a local date. */
  read: (match: readonly (string | undefined)[], today: string, so: SentenceFilters) => SentenceFilters | undefined;
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};
const COUNT = `(?:[0-6]|${Object.keys(NUMBERS).join('|')})`;
const countOf = (text = '') => NUMBERS[text] ?? Number(text);

const AMOUNT = String.raw`(\$?\s*(?:\d{1,2}(?:\.\d+)?\s*k\b|\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d\d)?)`;
const EACH_MONTH = String.raw`(?:\s*(?:dollars|bucks|usd|dolares))?(?:\s*(?:\/|per|a|each|al|por)\s*(?:mo(?:nth)?|mes)\b|\s*monthly|\s*mensuales)?(?:,? all[- ]in\b)?`;
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

const BED = '(?:bed ?r(?:oo?)?ms?|beds?|brs?|bds?|bdrms?|recamaras?|habitacion(?:es)?|cuartos?|dormitorios?|alcobas?)';
const BATH = '(?:bath ?rooms?|baths?|ba|bth|banos?)';
const AT_LEAST = '(?:at least |min(?:imum)? (?:of )?)?';
const OR_MORE = String.raw`(?:\s*\+|(?: or more| plus)\b)?`;

/** Read before the yards and garages that their names contain. */
const ADU =
  'adus?|(?:backyard|garden) cottages?|(?:guest|carriage) houses?|(?:mother.)?in.law (?:units?|suites?|apartments?)|granny flats?|casitas?';
const TYPES: readonly [HomeType, string][] = [
  ['townhouse', 'town ?(?:house|home)s?|row ?houses?|casas? (?:adosada|en hilera)s?'],
  ['multi', '(?:du|tri|four)plex(?:es)?|multi.?family(?: homes?)?'],
  ['house', 'single.family(?: (?:house|home)s?)?|houses?|sfh|casas?(?: sola)?'],
  ['condo', 'condos?|condominiums?|condominios?'],
  ['apartment', 'apartments?|apts?|flats?|apartamentos?|departamentos?|deptos?|apartaestudios?'],
];

const FRIENDLY = String.raw`(?:[\s-]*(?:friendly|ok(?:ay)?|allowed|welcome|permitted|accepted))*`;
const KEEPER =
  '(?:(?:that |which |que )?(?:allows?|takes?|accepts?|welcomes?|permitan?|acepten?|aceptan?|se aceptan?) |(?:for |with |have |i have |we have |tengo |con |para )?(?:my|our|two|three|2|3|4|a|an|dos|tres|un|una|mi|mis) )?(?:two |2 )?';
const CAT = '(?:cats?|kitt(?:y|en)s?|gat[oa]s?)';
const DOG =
  '(?:dogs?|pup(?:py|pies|s)?|perr[oa]s?|perritos?|(?:german |australian )?shepherds?|golden retrievers?|labradors?|labs?|(?:labra|golden|berne)doodles?|poodles?|pit ?bulls?|huskys?|huskies|chihuahuas?|beagles?|corgis?|bulldogs?|boxers|rottweilers?|great danes?)';
const CAT_OF = `(?:(?:a|an|my|two|2|dos|un|una) )?${CAT}`;
const DOG_OF = `(?:(?:a|an|my|two|2|dos|un|una) )?${DOG}`;
const PET = '(?:pets?|mascotas?|animals?)';
const addPets = (pets: 'cats' | 'dogs', { pets: before }: SentenceFilters): SentenceFilters => ({
  pets: before === undefined || before === pets ? pets : 'catsAndDogs',
});

/** The first three letters of each month in English and Spanish, by its number from 0. */
const MONTHS: Readonly<Record<string, number>> = {
  jan: 0,
  ene: 0,
  feb: 1,
  mar: 2,
  apr: 3,
  abr: 3,
  may: 4,
  jun: 5,
  jul: 6,
  aug: 7,
  ago: 7,
  sep: 8,
  set: 8,
  oct: 9,
  nov: 10,
  dec: 11,
  dic: 11,
};
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\\b';
const WHEN =
  '(?:(?:(?:available|move.?in|moving(?: in)?|starting|start|ready|disponible|para mudarme|mudarme) )?(?:(?:by|before|in|on|from|for|to|around|starting|after|en|para|desde|a partir de|antes de) )(?:the )?)';
const START =
  '(?:(?:immediately|move.?in|available|moving(?: in)?|starting|ready|disponible|(?:para )?mudarme) )?(?:el )?';
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
const monthOf = (text = '') => MONTHS[text.slice(0, 3)] ?? -1;
const daysFrom = (today: string, days: number): SentenceFilters => ({ moveIn: addDays(today, days) });
const DAYS_OF: Readonly<Record<string, number>> = { d: 1, w: 7, s: 7, m: 30 };
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

const typeRule = (type: HomeType, words: string): Rule => ({
  pattern: new RegExp(String.raw`\b(?:${words})\b`),
  read: (_, __, { type: before = [] }) => ({ type: [...new Set([...before, type])] }),
});

/** A lease that runs from month to month, which no home here starts with. */
export const MONTH_TO_MONTH = /\b(?:month[- ](?:to|by)[- ]month|mes a mes)(?: (?:rentals?|leases?))?\b/;

export const RULES: readonly Rule[] = [
  // Sizes and lease lengths before amounts: `1,200 sq ft`.
  {
    pattern:
      /\b(?:at least |over |more than |minimum |min )?(\d{1,2},\d{3}|\d{3,5})\+? ?(?:sq(?:uare)?\.? ?(?:ft|feet|foot)|sqft|sf)\b\.?(?: or (?:more|larger|bigger))?/,
    read: ([, sqft]) => sizeOf(sqft),
  },
  // Dates that count from today, before lengths: `in 2 months`.
  {
    pattern: new RegExp(
      String.raw`\b(?:(?:available|move.?in|moving|ready|disponible) )?(?:in|within|dentro de|en) (?:the next )?(a|${COUNT}|\d{1,2}) (d|w|m|s)(?:ays?|eeks?|onths?|ias?|emanas?|es(?:es)?)\b`,
    ),
    read: ([, count, unit], today) =>
      daysFrom(today, (count === 'a' ? 1 : countOf(count)) * (DAYS_OF[unit ?? ''] ?? 1)),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:for |por |lease (?:of|for) |(?:contrato|renta) de )?(\d{1,2}|${COUNT})[- ](?:months?|mo|mes(?:es)?)\b(?:[- ](?:lease|rental|term|stay|contract))?`,
    ),
    read: ([, months]) => leaseTermOf(countOf(months)),
  },
  {
    pattern:
      /\b(?:for |por |lease (?:of|for) |contrato de )?(?:(1|one|a|un)|(\d|two|three|dos|tres))[- ](?:years?|anos?)\b(?:[- ](?:lease|rental|term|contract))?/,
    read: ([, one]) => ({ leaseTerm: one ? 'year' : 'long' }),
  },
  { pattern: /\b(?:for )?\d{2,3}[- ]days?\b(?: (?:lease|rental|term|stay))?/, read: always({ leaseTerm: 'short' }) },
  { pattern: /\b(?:full[- ])?(?:year(?:ly|[- ]long)?|annual)[- ]lease\b/, read: always({ leaseTerm: 'year' }) },
  {
    pattern:
      /\b(?:short(?:er)?[- ](?:term )?|temporary )(?:rentals?|leases?|stays?|housing)\b|\bshort[- ]term\b|\b(?:corto plazo|renta temporal|contrato corto)\b/,
    read: always({ leaseTerm: 'short' }),
  },
  { pattern: MONTH_TO_MONTH, read: always({ leaseTerm: 'short' }) },
  {
    pattern: /\b(?:long[- ]term|largo plazo)(?: (?:rentals?|leases?))?\b/,
    read: always({}),
  },
  // `3/2 house`, before the second of March.
  {
    pattern:
      /(?<!\b(?:by|in|on|from|available|move.?in|starting|before|for|after|en|para|desde) )\b([2-6])\/([1-4](?:\.5)?)\b(?!\/)/,
    read: ([, beds, baths]) => ({ beds: Number(beds), baths: Number(baths) }),
  },
  // Dates before amounts: `by 12/31/2026`.
  {
    pattern: new RegExp(String.raw`\b${WHEN}?(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b(?! ?(?:ba|bath|br|bed))`),
    read: ([, month, day, year], today) => nextDate(today, Number(month) - 1, Number(day), numberOr(year)),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${WHEN}|${START})(\d{1,2})(?:ro|o|st|nd|rd|th)? (?:de |of )?${MONTH}(?: (?:de |del )?(\d{4})\b)?`,
    ),
    read: ([, day, month, year], today) => nextDate(today, monthOf(month), Number(day), numberOr(year)),
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${WHEN}|${START})(?:(mid|middle of|mediados de)|(end of|late|fin(?:es|al)? de)|(?:early|beginning of|start of|principios de))[- ]${MONTH}(?: (\d{4})\b)?`,
    ),
    read: ([, mid, late, month, year], today) =>
      nextDate(today, monthOf(month), late ? undefined : mid ? 15 : 1, numberOr(year)),
  },
  {
    pattern: new RegExp(String.raw`\b(?:${WHEN}|${START})${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4})\b)?`),
    read: ([, month, day, year], today) => nextDate(today, monthOf(month), Number(day), numberOr(year)),
  },
  {
    pattern: new RegExp(String.raw`\b(?:${WHEN}|(?:move.?in|starting) )${MONTH}\.?(?: (?:de )?(\d{4})\b)?`),
    read: ([, month, year], today) => nextDate(today, monthOf(month), undefined, numberOr(year)),
  },
  {
    pattern:
      /\b(?:(?:available|move.?in|moving|disponible) )?(?:in |by |el |para el )?(?:next month|proximo mes|mes que viene)\b/,
    read: (_, today) => nextDate(today, Number(today.slice(5, 7)) % 12),
  },
  {
    pattern: /\b(?:(?:ready to )?(?:available|move.?in|moving) )?(?:tomorrow|manana)\b/,
    read: (_, today) => daysFrom(today, 1),
  },
  {
    pattern: /\b(?:(?:available|move.?in|moving) )?(?:this|next) (?:week|weekend)\b/,
    read: (_, today) => daysFrom(today, 7),
  },
  {
    pattern:
      /\b(?:immediately available|(?:available|ready|vacant|disponible) (?:now|today|immediately|asap|ahora|hoy|ya|inmediatamente|de inmediato)|(?:move.?in )?(?:asap|immediately|right away|lo antes posible|de inmediato)|move.?in (?:now|today|ready)|immediate (?:move.?in|occupancy|availability)|vacant)\b/,
    read: (_, today) => ({ moveIn: today }),
  },
  // Rents.
  {
    pattern: new RegExp(
      String.raw`\b(?:between|from|entre|de|desde) ?${AMOUNT}${EACH_MONTH} (?:and|to|-|y|a|hasta) ?${AMOUNT}${EACH_MONTH}`,
    ),
    read: ([, min, max]) => rents(min, max),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d/])${AMOUNT} ?(?:-|to|a) ?${AMOUNT}${EACH_MONTH}`),
    read: ([, min, max]) => rents(min, max),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:for |rent )?(?:under|below|less than|up to|max(?:imum)?(?: of)?|at most|no more than|not over|not more than|cheaper than|within|(?:por )?menos de|hasta|max(?:imo)?(?: de)?|no mas de)|<=?|\b(?:my |mi )?(?:budget|presupuesto)(?: is| of| de| es)?:?) ?${AMOUNT}${EACH_MONTH}`,
    ),
    read: ([, max]) => rents(undefined, max),
  },
  {
    pattern: new RegExp(
      String.raw`${AMOUNT}${EACH_MONTH} (?:or less|or under|or below|and under|max(?:imum|imo)?|tops|o menos)\b`,
    ),
    read: ([, max]) => rents(undefined, max),
  },
  {
    pattern: new RegExp(
      String.raw`(?:\b(?:over|above|more than|at least|min(?:imum)?(?: of)?|starting at|mas de|por lo menos|desde)|>=?) ?${AMOUNT}${EACH_MONTH}`,
    ),
    read: ([, min]) => rents(min, undefined),
  },
  {
    pattern: new RegExp(String.raw`${AMOUNT}${EACH_MONTH}(?: ?\+| or more\b| and up\b| o mas\b)`),
    read: ([, min]) => rents(min, undefined),
  },
  {
    pattern: new RegExp(String.raw`\b(?:around|about|roughly|approximately|alrededor de|como) ?${AMOUNT}${EACH_MONTH}`),
    read: ([, rent]) => around(rent),
  },
  {
    pattern: new RegExp(String.raw`(?:\bfor )?(\$\s*[\d,.]+ ?k?)${EACH_MONTH}`),
    read: ([, max]) => rents(undefined, max),
  },
  {
    pattern: new RegExp(String.raw`(?<![\d$,])${AMOUNT}(?=\s*(?:\/|per|a|al|por)\s*(?:mo|mes))${EACH_MONTH}`),
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
  { pattern: /\b(?:studios?|efficiency|(?:tipo )?estudios?)\b/, read: always({ beds: 0 }) },
  {
    pattern: new RegExp(String.raw`\b${AT_LEAST}(${COUNT}) and (?:a|one) half[\s-]*${BATH}\b`),
    read: ([, baths]) => ({ baths: countOf(baths) + 0.5 }),
  },
  {
    pattern: new RegExp(String.raw`\b${AT_LEAST}(${COUNT}(?:\.[05])?)${OR_MORE}[\s-]*${BATH}\b`),
    read: ([, baths]) => ({ baths: countOf(baths?.replace('.0', '')) }),
  },
  // Before the words they contain.
  typeRule('adu', ADU),
  {
    pattern:
      /\bev[- ](?:charg(?:ers?|ing)|ready)\b|\b(?:electric (?:car|vehicle)|tesla|car) charg(?:ers?|ing)\b|\bcargador (?:de auto |para auto )?electrico\b/,
    read: always({ evCharger: true }),
  },
  {
    pattern:
      /\bstep[- ]?free(?: (?:entrance|entry|access))?\b|\b(?:fully )?(?:(?:wheelchair|ada|handicap(?:ped)?)[- ])+(?:accessible|access|friendly|ramps?|units?)\b|\baccessible\b|\b(?:no|without|sin) (?:stairs|steps|escaleras|escalones)\b|\baccesible(?: (?:para|en) sillas? de ruedas)?\b|\bsillas? de ruedas\b/,
    read: always({ accessible: true }),
  },
  {
    pattern: /\b(?:no|without|sin)[- ](?:carpets?|carpeting|alfombras?)\b|\bcarpet[- ]free\b/,
    read: always({ noCarpet: true }),
  },
  {
    pattern: /\b(?:hard ?wood|wood(?:en)?)(?: floor(?:s|ing)?)?\b|\bpisos? de madera\b/,
    read: always({ hardwood: true }),
  },
  {
    pattern:
      /\b(?:on (?:the )?|en (?:la |el )?)?(?:ground|first|1st|main|bottom)[- ](?:floor|level|story)\b(?: unit)?|\bdownstairs\b|\b(?:en (?:la |el )?)?(?:planta baja|primer piso)\b/,
    read: always({ groundFloor: true }),
  },
  {
    pattern:
      /\b(?:no|without) (?:shared|communal|coin) laundry\b|\bin[- ](?:unit|home)[- ](?:laundry|washer(?:(?: and |\/| & | )dryer)?|w\/?d)|\b(?:washers?|lavadora)(?:(?: and |\/| & | y | )(?:dryers?|secadora))?(?: in (?:the )?(?:unit|home|house))?\b(?! hook)|\bw\/?d\b(?: in[- ]unit)?(?! hook)|\blaundry in (?:the )?(?:unit|home|house|apartment)\b/,
    read: always({ laundry: 'inUnit' }),
  },
  {
    pattern:
      /\b(?:on[- ]?site|shared) laundry(?: ok)?\b|\b(?:laundry|lavanderia)(?: (?:on[- ]?site|room|in (?:the )?building))?\b(?! hook)/,
    read: always({ laundry: 'onSite' }),
  },
  {
    pattern: /\ba\/?c\b|\bair[- ]?con(?:dition(?:ing|ed|er))?\b|\bcentral (?:air|ac)\b|\baire acondicionado\b/,
    read: always({ ac: true }),
  },
  { pattern: /\b(?:fully )?furnished\b|\bamueblad[oa]s?\b/, read: always({ furnished: true }) },
  {
    pattern:
      /\b(?:off[- ]street |driveway |garage |covered |assigned |reserved )?parking(?: (?:spot|space|place|garage|included))?s?\b|\b(?:(?:\d|one|two)[- ]car )?garages?\b|\bcarport\b|\bdriveway\b|\bestacionamiento\b|\bcochera\b|\bgaraje\b/,
    read: always({ parking: true }),
  },
  {
    pattern:
      /\b(?:fenced|enclosed)(?:[- ]in)? (?:back ?|front )?yards?\b|\b(?:patio|jardin|yarda) (?:cercad|bardead)[oa]\b/,
    read: always({ fencedYard: true }),
  },
  {
    pattern:
      /\b(?:(?:big|large|huge|small|private|nice|green) )?(?:back ?|front ?)?yards?\b|\bjardin(?:es)?\b|\byarda\b|\bpatio trasero\b/,
    read: always({ yard: true }),
  },
  { pattern: /\b(?:swimming |shared |private )?pools?\b|\bpiscinas?\b|\balbercas?\b/, read: always({ pool: true }) },
  { pattern: /\b(?:private )?balcon(?:y|ies|es)?\b/, read: always({ balcony: true }) },
  {
    pattern: /\b(?:private )?(?:patios?|decks?)(?: (?:or|and) (?:patio|deck))?\b|\bterraza\b/,
    read: always({ patio: true }),
  },
  { pattern: /\bdish ?washers?\b|\blavavajillas\b|\blavaplatos\b|\blavatrastes\b/, read: always({ dishwasher: true }) },
  { pattern: /\b(?:elevators?|lifts?)(?: buildings?)?\b|\b(?:elevador|ascensor)\b/, read: always({ elevator: true }) },
  { pattern: /\bfire ?places?\b|\bchimenea\b/, read: always({ fireplace: true }) },
  { pattern: /\b(?:gym|fitness (?:center|room)|gimnasio)\b/, read: always({ gym: true }) },
  {
    pattern:
      /\b(?:(?:with )?(?:an? )?)?(?:ocean|sea|water|bay|beach)[- ]?views?\b|\bviews? of the (?:ocean|sea|water|bay)\b|\bvistas? al (?:mar|oceano)\b/,
    read: always({ oceanView: true }),
  },
  // Pets.
  {
    pattern: new RegExp(
      String.raw`\b${KEEPER}(?:${CAT} (?:and|or|&|y|o) ${DOG_OF}|${DOG} (?:and|or|&|y|o) ${CAT_OF})\b${FRIENDLY}`,
    ),
    read: always({ pets: 'catsAndDogs' }),
  },
  { pattern: new RegExp(String.raw`\b${KEEPER}${DOG}\b${FRIENDLY}`), read: (_, __, so) => addPets('dogs', so) },
  { pattern: new RegExp(String.raw`\b${KEEPER}${CAT}\b${FRIENDLY}`), read: (_, __, so) => addPets('cats', so) },
  { pattern: new RegExp(String.raw`\b${KEEPER}${PET}\b${FRIENDLY}`), read: always({ pets: 'catsAndDogs' }) },
  // Kinds of homes.
  ...TYPES.map(([type, words]) => typeRule(type, words)),
  // Order.
  {
    pattern:
      /\b(?:cheap(?:est)?|affordable|(?:lowest|low) (?:rent|price)s?|(?:(?:la|el|lo) )?mas barat[oa]s?|barat[oa]s?|economic[oa]s?)\b/,
    read: always({ sort: 'rentLow' }),
  },
  {
    pattern: /\b(?:soonest|earliest|first)(?: (?:available|move.?in))\b/,
    read: always({ sort: 'available' }),
  },
  {
    pattern: /\b(?:newest|latest|just listed|mas nuev[oa]s?)(?: (?:listings?|homes?))?\b/,
    read: always({ sort: 'newest' }),
  },
];

/**
 * Read before the rules, and no filter: what looks like one and is not. `no carpet`, `no stairs`, and amounts have rules of
 * their own.
 */
export const NOT_FILTERS =
  /\bunfurnished\b|\bsin amueblar\b|(?<!off[- ])\bstreet parking\b|\b(?:under|less than|below|max(?:imum)?|up to) [\d,]{3,7} ?(?:sq(?:uare)?\.? ?(?:ft|feet)|sqft|sf)\b|\b(?:utilities|servicios) (?:included|incluidos)\b|\b(?:washer|w\/?d|dryer|laundry)(?:(?: and |\/| & )dryer)? hook-?ups?\b|\b(?:no|not|without|non|sin) (?:a |an |the |any |in a |in the |on the |on |una? )?(?!(?:in|near|for|from|en|sure|picky|far|carpets?|carpeting|alfombras?|stairs|steps|escaleras|escalones|shared laundry|communal laundry|coin laundry|more|less|later|over|under|mas|menos)\b)[a-z]{2,}(?: (?:floor|parking|laundry|units?|fees?|deposits?))?/g;

/** Said around a search, and no wish: read before everything else. */
export const SMALL_TALK =
  /\b(?:(?:we are|we're|i am|i'm) )?(?:a )?family of (?:\d|two|three|four|five|six|seven|eight)\b|\b(?:for |para )?(?:my|our|mi) (?:small |growing )?(?:family|familia)\b|\bthanks?(?: you)?(?: so much)?\b|\bgracias\b|\bhola\b|\bhello\b|\bhi\b|\bhey\b|\bpor favor\b|\bjust (?:us|me)\b|\b(?:is|are) fine\b|\bwhat\b|\banything\b|\banywhere\b|\bsomewhere\b/g;

/** Nouns that name no place, unless they are part of its name, as in Long Beach. */
export const NOT_PLACES =
  /\b(?:(?:back)?yard|pool|gym|balcony|patio|deck|porch|garden|fireplace|views?|beach|ocean|water|parks?|schools?|bart|train|subway|metro|transit|bus|freeway|floors?|stove|dishwasher|elevator|office|basement|storage|closet|street|loft|walkable|quiet|safe|large|big|small|spacious|bright|modern|new|luxury|rooms?|neighborhood|kids?|family|home|price|hope|surprise|enterprise|normal|liberty|media|reading|commerce|independence|paradise|mobile|industry|penthouse|utilities|gated|construction|community|commute|deposit|hoa)\b/;

/** Words between what matters. */
export const FILLERS = new Set(
  "a an the my our your some any i im i'm we us me you it they am something how much want wants need needs looking look search searching find show see get like would love prefer preferably please pls for to of on at and or with that which who is are be has have having do does can could rent rental rentals rents renting lease leases home homes house's place places unit units property properties listing listings building available monthly month budget price priced no not than also plus just only really very nice good-looking so from in near around by within close moving move ready this there need all el la los las un una unos unas de del en con por para y o que se mi su al lo busco buscamos quiero queremos necesito necesitamos renta rentar rento alquiler alquilar vivienda viviendas disponible acepta acepte acepten permita tipo tengo puedo hay usa".split(
    ' ',
  ),
);

/** Words that part phrases: what follows is another wish. */
export const PARTING = new Set(
  'with w and or for that in near around by within at to from close but not except y o con en para que cerca pero excepto por'.split(
    ' ',
  ),
);

/** What is worth correcting where a word is misspelled. */
export const KEYWORDS = [
  'under',
  'below',
  'between',
  'bedroom',
  'bedrooms',
  'bathroom',
  'bathrooms',
  'apartment',
  'apartments',
  'townhouse',
  'townhome',
  'house',
  'studio',
  'condo',
  'furnished',
  'unfurnished',
  'parking',
  'garage',
  'laundry',
  'washer',
  'dryer',
  'dishwasher',
  'balcony',
  'elevator',
  'fireplace',
  'hardwood',
  'carpet',
  'accessible',
  'wheelchair',
  'friendly',
  'available',
  'immediately',
  'january',
  'february',
  'september',
  'october',
  'november',
  'december',
  'month',
  'lease',
  'voucher',
  'vouchers',
  'section',
] as const;

/** Words that are spelled like a keyword and mean something else. */
export const NOT_MISSPELLED = new Set(['least', 'leash', 'lasts', 'mouth', 'horse', 'cards']);
