/**
 * What people type into the search box as a sentence, on November 21, 2026: the filters it means, as in the address bar
 * with the place first (`@` where we list no
 * home there), `?` before what is answered for every home, and after `!` what no filter covers.
 */
const SENTENCES = `
2 bed dog friendly under $3,000 in Ballard with a yard => ballard-seattle-wa beds=2&pets=dogs&maxRent=3000&yard=true
2 bedroom apartment in Oakland => oakland-ca beds=2&type=apartment
3 bed 2 bath house in San Diego => san-diego-ca beds=3&baths=2&type=house
studio in San Francisco under $2,500 => san-francisco-ca beds=0&maxRent=2500
1br in Seattle => seattle-wa beds=1
two bedrooms in Berkeley => berkeley-ca beds=2
pet friendly 2br in LA => los-angeles-ca beds=2&pets=catsAndDogs
house with garage in Irvine => irvine-ca type=house&parking=true
3br/2ba in Pasadena => pasadena-ca beds=3&baths=2
3 bd 2 ba Long Beach => long-beach-ca beds=3&baths=2
Oakland 2 bedroom under 2500 => oakland-ca beds=2&maxRent=2500
under 3k in Alameda => alameda-ca maxRent=3000
$2000-$3000 in Fremont => fremont-ca minRent=2000&maxRent=3000
between $1,800 and $2,400 in Bellevue => bellevue-wa minRent=1800&maxRent=2400
between 2000 and 3000 dollars in Tacoma => tacoma-wa minRent=2000&maxRent=3000
from $2,000 to $2,500, Miami => miami-fl minRent=2000&maxRent=2500
less than 4000 a month in Santa Monica => santa-monica-ca maxRent=4000
max $3500/mo in Burbank => burbank-ca maxRent=3500
up to $2.5k in Glendale CA => glendale-ca maxRent=2500
at most 2,800 per month in Torrance => torrance-ca maxRent=2800
no more than $3000 in Hayward => hayward-ca maxRent=3000
$2,200 or less in Concord => concord-ca maxRent=2200
budget $2600 San Jose => san-jose-ca maxRent=2600
my budget is 3200 in San Mateo => san-mateo-ca maxRent=3200
over $4000 in Palo Alto => palo-alto-ca minRent=4000
at least $3,000 in Mountain View => mountain-view-ca minRent=3000
3 bedrooms for $3,800 in Dublin CA => dublin-ca beds=3&maxRent=3800
condo in Miami Beach => miami-beach-fl type=condo
townhouse in Reston => reston-va type=townhouse
townhome in Arlington VA with parking => arlington-va type=townhouse&parking=true
house or townhouse in Fairfax => fairfax-va type=house,townhouse
apartment or condo in Bellevue WA => bellevue-wa type=apartment,condo
single family home in Anaheim => anaheim-ca type=house
single-family house in Chula Vista => chula-vista-ca type=house
duplex in Richmond VA => richmond-va type=multi
adu in Encino => encino-ca type=adu
backyard cottage in Seattle => seattle-wa type=adu
guest house in Pasadena => pasadena-ca type=adu
in-law unit in Daly City => daly-city-ca type=adu
multi-family in Oakland => oakland-ca type=multi
apt in SF with laundry => san-francisco-ca type=apartment&laundry=onSite
in-unit laundry in Oakland => oakland-ca laundry=inUnit
washer and dryer in unit, Seattle => seattle-wa laundry=inUnit
2 bed with w/d in Redmond => redmond-wa beds=2&laundry=inUnit
washer/dryer 1 bed Kirkland => kirkland-wa laundry=inUnit&beds=1
laundry in building in Hollywood FL => hollywood-fl laundry=onSite
shared laundry ok in Emeryville => emeryville-ca laundry=onSite
on-site laundry in Culver City => culver-city-ca laundry=onSite
dogs allowed in Sunnyvale => sunnyvale-ca pets=dogs
dog-friendly house in Vista => vista-ca pets=dogs&type=house
cat friendly apartment in Berkeley => berkeley-ca pets=cats&type=apartment
cats ok Oakland => oakland-ca pets=cats
I have a dog, looking in Torrance => torrance-ca pets=dogs
we have two cats, 2 bedrooms in Tacoma => tacoma-wa pets=cats&beds=2
cat and dog friendly in Renton => renton-wa pets=catsAndDogs
allows cats and dogs, Everett => everett-wa pets=catsAndDogs
pets welcome in Carlsbad => carlsbad-ca pets=catsAndDogs
place that takes dogs in Oceanside => oceanside-ca pets=dogs
with my puppy in Escondido => escondido-ca pets=dogs
furnished studio in San Diego => san-diego-ca furnished=true&beds=0
furnished 1 bedroom in Miami => miami-fl furnished=true&beds=1
fully furnished condo in Coral Gables => @coral-gables-fl furnished=true&type=condo
a/c in Woodland Hills => woodland-hills-ca ac=true
with AC in Fort Lauderdale => fort-lauderdale-fl ac=true
air conditioning and parking in Northridge => northridge-ca ac=true&parking=true
central air 3 bed in Richmond VA => richmond-va ac=true&beds=3
air-conditioned house in Riverside => @riverside-ca ac=true&type=house
wheelchair accessible in Long Beach => long-beach-ca accessible=true
step-free 2 bed in San Jose => san-jose-ca accessible=true&beds=2
accessible apartment in Seattle => seattle-wa accessible=true&type=apartment
no stairs in Walnut Creek => walnut-creek-ca accessible=true
ev charger in San Ramon => san-ramon-ca evCharger=true
house with EV charging in Fremont => fremont-ca type=house&evCharger=true
tesla charger Milpitas => milpitas-ca evCharger=true
electric car charging in Irvine => irvine-ca evCharger=true
2 car garage in Pleasanton => pleasanton-ca parking=true
parking spot in San Francisco => san-francisco-ca parking=true
off-street parking in Oakland => oakland-ca parking=true
driveway parking in San Leandro => san-leandro-ca parking=true
available now in Oakland => oakland-ca moveIn=2026-11-21
move in by January 1 in Seattle => seattle-wa moveIn=2027-01-01
available by Dec 15 in San Diego => san-diego-ca moveIn=2026-12-15
move-in December 1st, Berkeley => berkeley-ca moveIn=2026-12-01
moving in January to Bellevue => bellevue-wa moveIn=2027-01-31
starting February 2027 in Miami => miami-fl moveIn=2027-02-28
from 1/15 in Anaheim => anaheim-ca moveIn=2027-01-15
by 12/31/2026 in Tampa => @tampa-fl moveIn=2026-12-31
need a place asap in Hayward => hayward-ca moveIn=2026-11-21
next month in Santa Clara => santa-clara-ca moveIn=2026-12-31
immediately available studio in Inglewood => inglewood-ca moveIn=2026-11-21&beds=0
cheapest 2 bedroom in Oakland => oakland-ca beds=2&sort=rentLow
cheap studio in Los Angeles => los-angeles-ca beds=0&sort=rentLow
lowest rent in Tacoma => tacoma-wa sort=rentLow
newest listings in Santa Monica => santa-monica-ca sort=newest
94609 2 bed => 94609 beds=2
2 bed near 94612 under $2800 => 94612 beds=2&maxRent=2800
98101 studio => 98101 beds=0
1 bed in 90026 with parking => 90026 beds=1&parking=true
Temescal 2 bedroom => temescal-oakland-ca beds=2
Capitol Hill studio under $1,800 => capitol-hill-seattle-wa beds=0&maxRent=1800
noe valley 2 bed with laundry => noe-valley-san-francisco-ca beds=2&laundry=onSite
1 bedroom in the Mission => mission-district-san-francisco-ca beds=1
silver lake house with a pool => silver-lake-los-angeles-ca type=house&pool=true
north park san diego 2br => north-park-san-diego-ca beds=2
Bay Area house 4 bedrooms => bay-area type=house&beds=4
orange county condo 2 bed => orange-county type=condo&beds=2
Seattle area 3 bedrooms => seattle beds=3
homes in northern Virginia => arlington-va
2 bed => beds=2
dog friendly => pets=dogs
under $2,000 => maxRent=2000
furnished with parking and ac => furnished=true&parking=true&ac=true
3+ bedrooms => beds=3
at least 2 bathrooms => baths=2
1.5 bath => baths=1.5
2 and a half baths => baths=2.5
one bedroom one bath => beds=1&baths=1
three-bedroom house => beds=3&type=house
4-bedroom => beds=4
two bed two bath condo => beds=2&baths=2&type=condo
2b2b in San Jose => san-jose-ca beds=2&baths=2
2bd/1ba Oakland => oakland-ca beds=2&baths=1
1x1 in Seattle => seattle-wa beds=1&baths=1
3 or more bedrooms in Concord => concord-ca beds=3
2-3 bedrooms in Vallejo => vallejo-ca beds=2
2 to 3 beds in Napa => napa-ca beds=2
minimum 2 beds in Novato => novato-ca beds=2
big yard in Santa Rosa => santa-rosa-ca yard=true
pool and gym in Miami => miami-fl pool=true&gym=true
2 bed with balcony in Bellevue => bellevue-wa beds=2&balcony=true
hardwood floors in Alameda => alameda-ca hardwood=true
fireplace and view in Seattle => seattle-wa fireplace=true ! view
near BART in Oakland => oakland-ca ! BART
walkable 1 bed in Berkeley => berkeley-ca beds=1 ! walkable
close to the beach in Oceanside => oceanside-ca ! beach
good schools in Fremont => fremont-ca ?schools
3 bed near downtown Seattle => downtown-seattle-wa beds=3
quiet street in Palo Alto => palo-alto-ca ! quiet street
modern loft in Los Angeles => los-angeles-ca ! modern loft
short term rental in Miami => miami-fl leaseTerm=short
6 month lease in San Diego => san-diego-ca leaseTerm=short
12-month lease in Tacoma, 2 beds => tacoma-wa beds=2&leaseTerm=year
month to month studio in Seattle => seattle-wa ?monthToMonth beds=0&leaseTerm=short
18 month lease for a house in Reston => reston-va type=house&leaseTerm=long
no deposit in Tacoma => tacoma-wa ! no deposit
utilities included in Renton => renton-wa ! utilities included
section 8 in Long Beach => long-beach-ca ?vouchers
1,200 square feet in Irvine => irvine-ca size=1000sqft
2 bed over 1500 sq ft in Oakland under $4,000 => oakland-ca beds=2&size=1500sqft&maxRent=4000
750+ sqft apartment in Berkeley => berkeley-ca type=apartment&size=750sqft
under 600 sq ft in Miami => miami-fl ! under 600 sq ft
unfurnished 2 bed in Oakland => oakland-ca beds=2 ! unfurnished
no pets building in Seattle => seattle-wa ?noPets
street parking in Ballard => ballard-seattle-wa ! street parking
looking for a 2 bedroom apartment in Oakland under $3000 that allows dogs => oakland-ca beds=2&type=apartment&maxRent=3000&pets=dogs
I need a 3 bedroom house with a garage and air conditioning in Anaheim for less than $4,500 => anaheim-ca beds=3&type=house&parking=true&ac=true&maxRent=4500
Show me studios in Seattle under 1700 with in-unit laundry => seattle-wa beds=0&maxRent=1700&laundry=inUnit
we want a 4 bed 3 bath house in Reston by March 1 => reston-va beds=4&baths=3&type=house&moveIn=2027-03-01
find me a furnished condo in Miami Beach with parking under $4k => miami-beach-fl furnished=true&type=condo&parking=true&maxRent=4000
2 bedroom 2 bathroom apartment with washer and dryer near Mountain View => mountain-view-ca beds=2&baths=2&type=apartment&laundry=inUnit
Oakland, 2 beds, $2,500 max, cats => oakland-ca beds=2&maxRent=2500&pets=cats
San Diego; 3 beds; dog; garage; under $4000 => san-diego-ca beds=3&pets=dogs&parking=true&maxRent=4000
house in Vista, 3+ beds, 2+ baths, up to $3,900 => vista-ca type=house&beds=3&baths=2&maxRent=3900
pet-friendly townhouse, Kirkland, 3 bedrooms, EV charger => kirkland-wa pets=catsAndDogs&type=townhouse&beds=3&evCharger=true
cheap 1 bedroom apartments for rent in Tacoma WA => tacoma-wa beds=1&type=apartment&sort=rentLow
apartments for rent in Oakland under $2000 => oakland-ca type=apartment&maxRent=2000
homes for rent in Fremont with 4 bedrooms => fremont-ca beds=4
houses for rent Long Beach => long-beach-ca type=house
rooms for 2 dogs in Burbank => burbank-ca ?rooms pets=dogs
two bedroom flat in San Francisco => san-francisco-ca beds=2&type=apartment
1 bdrm Oakland => oakland-ca beds=1
2 brs Glendale CA => glendale-ca beds=2
3 BR, 2.5 BA, Irvine, CA => irvine-ca beds=3&baths=2.5
UNDER 3000 OAKLAND 2 BED => oakland-ca maxRent=3000&beds=2
2 BED DOG FRIENDLY SEATTLE => seattle-wa beds=2&pets=dogs
oakland 2bed 1bath => oakland-ca beds=2&baths=1
2bed under3000 oakland => oakland-ca beds=2&maxRent=3000
<$3000 in Oakland => oakland-ca maxRent=3000
$3000 Oakland => oakland-ca maxRent=3000
around $2500 in Berkeley => berkeley-ca minRent=2250&maxRent=2750
about 3000 a month in Carlsbad => carlsbad-ca minRent=2700&maxRent=3300
rent below 2400 in Everett => everett-wa maxRent=2400
$3,000+ in Santa Monica => santa-monica-ca minRent=3000
2500 to 3500 in Pasadena => pasadena-ca minRent=2500&maxRent=3500
2k-3k in Torrance => torrance-ca minRent=2000&maxRent=3000
more than $5000 Palo Alto house => palo-alto-ca minRent=5000&type=house
2 bedroms in Oakland => oakland-ca beds=2
3 bedrom house Tacoma => tacoma-wa beds=3&type=house
2 bed in Belleve => bellevue-wa beds=2
1 bedroom in san fransisco => san-francisco-ca beds=1
dog freindly in Oakland => oakland-ca pets=dogs
Ballard => ballard-seattle-wa
Oakland, CA => oakland-ca
94609 => 94609
condo with a garage and a balcony in Coral Gables => @coral-gables-fl type=condo&parking=true&balcony=true
accessible 1 bed with elevator in San Jose => san-jose-ca accessible=true&beds=1&elevator=true
2 bed 2 bath with a home office in Redmond => redmond-wa beds=2&baths=2 ! office
3 bedrooms with dishwasher, gas stove in Concord => concord-ca beds=3&dishwasher=true ! gas stove
house in Oakland that is available in December with a fenced yard for my dog => oakland-ca type=house&moveIn=2026-12-31&pets=dogs&fencedYard=true
1 bed apartment Capitol Hill Seattle under $2,100 cats welcome => capitol-hill-seattle-wa beds=1&type=apartment&maxRent=2100&pets=cats
large 5 bedroom home in Pleasanton => pleasanton-ca beds=5 ! large
2 bed in Portland => @portland-or beds=2
house in Austin TX under $3000 => @austin-tx type=house&maxRent=3000
studio in New York => @new-york-ny beds=0
no deposit studio in Renton => renton-wa beds=0 ! no deposit
2 beds Oakland $2800/month => oakland-ca beds=2&maxRent=2800
laundry and parking, 1 bath, Tacoma => tacoma-wa laundry=onSite&parking=true&baths=1
garage apartment in Long Beach => long-beach-ca parking=true&type=apartment
`;

export interface Sentence {
  text: string;
  /** The address segment of the place. */
  place: string | undefined;
  unlisted: string | undefined;
  answers: string[];
  /** Filters as in the address bar. */
  filters: Record<string, string>;
  unknown: string[];
}

export const SEARCH_SENTENCES: readonly Sentence[] = SENTENCES.trim()
  .split('\n')
  .map((line) => {
    const [text = '', meaning = ''] = line.split(' => ');
    const [known = '', ...unknown] = meaning.split(/ ?! /);
    const words = known.split(' ').filter((word) => word !== '' && word !== '!');
    return {
      text,
      place: words.find((word) => !/[=@?]/.test(word)),
      unlisted: words.find((word) => word.startsWith('@'))?.slice(1),
      answers: words.flatMap((word) => (word.startsWith('?') ? [word.slice(1)] : [])),
      filters: Object.fromEntries(new URLSearchParams(words.find((word) => word.includes('=')) ?? '')),
      unknown: unknown.map((each) => each.trim()),
    };
  });
