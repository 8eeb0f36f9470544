// Words around the name of a place, and names that are ordinary words.

/** A name after one of these is a place: `in Ballard`, `cerca de Miami`. */
export const PREPOSITIONS = new Set('in near around at by to from en de cerca close within'.split(' '));
export const ARTICLES = new Set('the el la los las'.split(' '));
/** What comes right before the name of a place that is not wanted, up to the preposition. */
export const NEGATION =
  /\b(?:not?|except|excluding|but|outside(?: of)?|besides|excepto|menos|fuera)(?: (?:not|for|in|near|from|the|en|de|cerca de|el|la|anywhere|living))* $/;

/**
 * Names and nicknames of places that are ordinary words, too. They count where a state follows, where `in` or `near` comes
 * before, or where nothing else is typed.
 */
export const ORDINARY_NAMES = new Set(
  'orange,vista,sea,bay,the bay,oak,mia,bur,ric,nova,plaza,laurel,palms,downtown,uptown,midtown,peninsula,the peninsula,skyline,ocean view,town center,eisenhower,landmark,mosaic,portola,winchester,carver,fulton,hilltop,courthouse,manchester,the valley,eastside,southside,northside,waterfront,old town,west end,oceanfront,admiral,proctor,lakeshore,la,l a,the roads,surf city,newport,peninsula,bay point,sun valley,university park,victoria park,park place,rose garden,riverview,bayview,edgewater,woodland heights,santa teresa,san antonio,encanto,norte'.split(
    ',',
  ),
);

/** Postal codes of states that are words, too: they count in capitals or after a comma. */
export const ORDINARY_STATES = new Set('in or me hi ok la oh de co id al ma pa mo mi ct'.split(' '));

/** Of them those that often follow a name as a word: they are no states even after the name of a city. */
export const WORD_STATES = new Set('in or me hi ok la de co al'.split(' '));

/** Cities by names that the ZIP Code table does not have. */
export const CITY_NICKNAMES: Readonly<Record<string, readonly [name: string, state: string]>> = {
  nyc: ['New York', 'NY'],
  'new york city': ['New York', 'NY'],
  manhattan: ['New York', 'NY'],
  'nueva york': ['New York', 'NY'],
  dc: ['Washington', 'DC'],
  'd c': ['Washington', 'DC'],
  'washington dc': ['Washington', 'DC'],
  'washington d c': ['Washington', 'DC'],
  vegas: ['Las Vegas', 'NV'],
  philly: ['Philadelphia', 'PA'],
  filadelfia: ['Philadelphia', 'PA'],
  nola: ['New Orleans', 'LA'],
  slc: ['Salt Lake City', 'UT'],
  atl: ['Atlanta', 'GA'],
  pdx: ['Portland', 'OR'],
};

/** The words of a sentence in Spanish, in which `la` is an article. */
export const SPANISH = /\b(?:en|con|de|casa|busco|mas|renta|cuartos?|recamaras?|habitacion|para|el|por)\b/;

/** A street with its number. Amounts, and `3 bed` and the like before `st`, are none. */
const TYPES =
  '(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ter|terrace|pkwy|parkway|hwy|highway|cir|circle|ct|court|trl)';
export const STREET = new RegExp(
  String.raw`(?<!(?:under|max|below|over|to|budget|than) |[$\d])\b\d{2,6}[a-z]? (?!(?:bed|br|bd|bath|ba|sq|month|min|a |per|in|for)\b)(?:[nsew]{1,2}\.? )?(?:(?!(?:in|near|with|under|for)\b)[a-z0-9'.-]+ ){1,3}?${TYPES}\b|\b\d{1,3}(?:st|nd|rd|th) ${TYPES}\b`,
);
