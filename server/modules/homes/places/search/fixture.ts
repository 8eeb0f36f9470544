/** What people type into a place box, by the place they mean. */
const TYPED = `
san-francisco-ca: San Francisco | san francisco ca | San Francisco, California | sf | SF, CA | S.F. | san fran | sanfrancisco | San Fransisco | san francsico | SFO | frisco
oakland-ca: Oakland | oakland ca | Oakland CA | Oakland, CA | OAKLAND CALIFORNIA | oakalnd | Okland | oakland, ca, usa | apartments in oakland | homes for rent in Oakland CA
san-jose-ca: San Jose | San José | san jose ca | sanjose | San Hose | SJ | sjc | silicon valley
berkeley-ca: berkeley | Berkley CA | berkely | uc berkeley
alameda-ca: Alameda | alameda ca | Almeda
fremont-ca: Fremont ca | fremont california | Freemont CA
hayward-ca: hayward | Haywood CA | Hayward, Calif.
san-mateo-ca: san mateo | San Mateo ca | sanmateo | San Matteo
redwood-city-ca: Redwood City | redwood city ca | RWC | Redwod City
mountain-view-ca: Mountain View | mtn view | mt view | mountain view ca | mountainview | Moutain View
sunnyvale-ca: Sunnyvale | sunnyvale ca | Sunyvale | sunny vale
santa-clara-ca: Santa Clara | santa clara california | Santa Clarra
palo-alto-ca: Palo Alto | paloalto | palo alto ca | Pala Alto | stanford
walnut-creek-ca: Walnut Creek | walnut creek ca | Wallnut Creek | walnut crek
concord-ca: concord | Concord CA
pleasanton-ca: Pleasanton | pleasenton | Pleasanton CA
dublin-ca: dublin | Dublin, CA
san-ramon-ca: San Ramon | san ramon ca | Sanramon
daly-city-ca: daly city | Daly City CA | Dayly City
south-san-francisco-ca: South San Francisco | S San Francisco | so san francisco | ssf | South SF
san-rafael-ca: San Rafael | san rafeal | San Raphael
novato-ca: Novato | novatto
petaluma-ca: Petaluma | petaluma ca | Petalumma
santa-rosa-ca: Santa Rosa | santa rosa ca
vallejo-ca: vallejo | Valejo
emeryville-ca: Emeryville | emoryville | emeryville ca
campbell-ca: Campbell | campbell ca | Campbel
milpitas-ca: Milpitas | milpittas
san-leandro-ca: San Leandro | san leandro ca
menlo-park-ca: Menlo Park | menlo park ca | Menlow Park
burlingame-ca: Burlingame | burlingame ca | burlinggame
napa-ca: Napa | napa ca | Napa Valley
richmond-ca: Richmond CA | richmond, california
bay-area: Bay Area | bayarea | SF Bay Area | San Francisco Bay Area | east bay | The Bay | Marin County | alameda county | the peninsula
los-angeles-ca: Los Angeles | los angeles ca | LA | L.A. | la ca | losangeles | Los Angelos | los angles | LAX | Los Angeles, California
los-angeles: LA Area | la county | Los Angeles County | san fernando valley | SoCal
long-beach-ca: Long Beach | long beach ca | longbeach | Long Beech
santa-monica-ca: santa monica | Santa Monica, CA | Santa Monika | santamonica
pasadena-ca: Pasadena | pasadena ca | Passadena
glendale-ca: Glendale | glendale ca | Glendale, California
burbank-ca: Burbank | burbank ca | Burbank Airport
west-hollywood-ca: West Hollywood | WeHo | W Hollywood | west hollywood ca
culver-city-ca: Culver City | culver city ca | Culver | Culvar City
torrance-ca: Torrance | torrance ca | Torance
redondo-beach-ca: Redondo Beach | redondo bch | redondo beach ca
sherman-oaks-ca: Sherman Oaks | sherman oaks ca | Shermann Oaks
north-hollywood-ca: North Hollywood | NoHo | N Hollywood | n. hollywood ca
studio-city-ca: Studio City | studio city ca
woodland-hills-ca: Woodland Hills | woodland hills ca | Woodlawn Hills
encino-ca: Encino | encino ca
northridge-ca: Northridge | north ridge ca
inglewood-ca: Inglewood | inglewood ca | Ingelwood
alhambra-ca: alhambra | Alhambra CA
whittier-ca: Whittier | Whitier
west-covina-ca: West Covina | w covina | west covina ca
pomona-ca: Pomona | pomona ca
arcadia-ca: Arcadia | arcadia ca
monrovia-ca: Monrovia | monrovia ca
venice-ca: Venice | Venice Beach | venice ca
san-pedro-ca: San Pedro | san pedro ca
manhattan-beach-ca: Manhattan Beach | manhattan beach ca | Manhatten Beach
thousand-oaks-ca: Thousand Oaks | thousand oaks ca
ventura-ca: Ventura | ventura ca
valencia-ca: Valencia | valencia ca
irvine-ca: Irvine | irvine ca | Irvin CA | Irvine, Calif
anaheim-ca: Anaheim | anaheim ca | Anahiem | Disneyland
costa-mesa-ca: Costa Mesa | costa mesa ca | Costamesa
huntington-beach-ca: Huntington Beach | huntington bch | HB | Huntigton Beach
newport-beach-ca: Newport Beach | newport beach ca | Newport
orange-ca: Orange, CA | orange ca | city of orange
santa-ana-ca: Santa Ana | santa ana ca | Santa Anna | John Wayne airport | SNA
fullerton-ca: Fullerton | fullerton ca | Fulerton
tustin-ca: Tustin | tustin ca
laguna-beach-ca: Laguna Beach | laguna beach ca
laguna-niguel-ca: Laguna Niguel | laguna nigel
mission-viejo-ca: Mission Viejo | mission veijo
aliso-viejo-ca: Aliso Viejo | alisoviejo
san-clemente-ca: San Clemente | san clemente ca
garden-grove-ca: Garden Grove | garden grove ca
brea-ca: Brea | brea ca
lake-forest-ca: Lake Forest | lake forest ca
orange-county: Orange County | OC | O.C. | the OC | orange county ca | Orange County, California
san-diego-ca: San Diego | san diego ca | SD | San Deigo | sandiego | San Diego, California | san diego airport
san-diego: San Diego Area | san diego county | north county san diego
la-jolla-ca: La Jolla | la jolla ca | LaJolla | ucsd
chula-vista-ca: Chula Vista | chula vista ca | Chulavista
carlsbad-ca: Carlsbad | carlsbad ca | Carlsbadd
oceanside-ca: Oceanside | ocean side ca
encinitas-ca: Encinitas | encinitas ca | Encintas
la-mesa-ca: La Mesa | la mesa ca | lamesa
el-cajon-ca: El Cajon | el cahon
escondido-ca: Escondido | escondito
san-marcos-ca: San Marcos | san marcos ca
coronado-ca: Coronado | coronado ca
national-city-ca: National City | national city ca
poway-ca: Poway
santee-ca: Santee | santee ca
imperial-beach-ca: Imperial Beach | imperial bch
seattle-wa: Seattle | seattle wa | Seattle, WA | Seattle Washington | seatle | Seattel | SEA | sea-tac | seattle, wash.
bellevue-wa: Bellevue | bellevue wa | Belleve | Belview WA | bellvue | Bellevue, Washington
tacoma-wa: Tacoma | tacoma wa | Tacomma | Tacoma, Washington
kirkland-wa: Kirkland | kirkland wa | Kirkand
redmond-wa: Redmond | redmond wa | Redmund WA
renton-wa: Renton | renton wa | Rentn
everett-wa: Everett | everett wa | Everet | paine field
bothell-wa: Bothell | bothell wa | Bothel
lynnwood-wa: Lynnwood | lynwood wa | Lynnwood WA
kent-wa: Kent, WA | kent wa
issaquah-wa: Issaquah | issaqua | Isaquah WA
federal-way-wa: Federal Way | federal way wa | federalway
edmonds-wa: Edmonds | edmonds wa | Edmunds
puyallup-wa: Puyallup | puyalup | Puyallop
sammamish-wa: Sammamish | samamish | Sammamish WA
auburn-wa: Auburn WA | auburn, wa
seattle: Seattle Area | greater seattle | King County | puget sound | king county wa
miami-fl: Miami | miami fl | Miami, Florida | the 305 | MIA | miami airport
miami: Miami-Dade | broward county | south florida | miami dade county
miami-beach-fl: 33139 | Miami Beach 33139 | Miami Beach | miami beach fl | miami bch | Maimi Beach
fort-lauderdale-fl: Fort Lauderdale | ft lauderdale | Ft. Lauderdale, FL | Fort Lauderdale Florida | Fort Lauderdal | FLL
hollywood-fl: Hollywood FL | hollywood, florida
west-palm-beach-fl: West Palm Beach | W Palm Beach | WPB | west palm bch | west palm beach fl | Palm Beach
boca-raton-fl: Boca Raton | boca | Boca Raton FL | Boca Ratton
delray-beach-fl: Delray Beach | delray | Del Ray Beach FL
pompano-beach-fl: Pompano Beach | pompano | pompano bch fl
boynton-beach-fl: Boynton Beach | boynton beach fl | Boyton Beach
hialeah-fl: Hialeah | hialea | Hialeah, FL
jupiter-fl: Jupiter | jupiter fl
lake-worth-fl: Lake Worth | lake worth fl
wellington-fl: Wellington FL | wellington
homestead-fl: Homestead | homestead fl
plantation-fl: Plantation | plantation fl
deerfield-beach-fl: Deerfield Beach | deerfield bch
arlington-va: Arlington VA | arlington, virginia | NoVA | northern virginia | DCA | Reagan airport
alexandria-va: Alexandria | alexandria va | Alexandra VA | Alexandria, Virginia
richmond-va: Richmond VA | richmond virginia | RVA
virginia-beach-va: Virginia Beach | va beach | virginia beach va | Virgina Beach | VB
norfolk-va: Norfolk | norfolk va | Norfork | hampton roads
charlottesville-va: Charlottesville | charlottesville va | Charlotesville | cville | UVA
fairfax-va: Fairfax VA | fairfax, virginia | fairfax county
falls-church-va: Falls Church | falls church va
reston-va: Reston | reston va
herndon-va: Herndon | hearndon va | IAD | Dulles airport
ashburn-va: Ashburn | ashburn va
leesburg-va: Leesburg | leesburg va | Leesberg VA
chesapeake-va: Chesapeake | chesapeake va | Chesapeke
newport-news-va: Newport News | newport news va
hampton-va: Hampton | hampton va
henrico-va: Henrico | henrico county
glen-allen-va: Glen Allen | glenallen
fredericksburg-va: Fredericksburg | fredricksburg va
lynchburg-va: Lynchburg | lynchburg va
williamsburg-va: Williamsburg VA | williamsburg, virginia
manassas-va: Manassas | manasas
woodbridge-va: Woodbridge VA | woodbridge, virginia
virginia: Virginia | virginia usa | VA
ballard-seattle-wa: Ballard | ballard seattle | Ballard, Seattle | Ballard WA | balard | seattle ballard
capitol-hill-seattle-wa: Capitol Hill | capital hill seattle | Cap Hill | Capitol Hill, Seattle WA
queen-anne-seattle-wa: Queen Anne | queen ann | queen anne seattle
fremont-seattle-wa: Fremont Seattle | fremont wa
south-lake-union-seattle-wa: South Lake Union | SLU | S Lake Union
wallingford-seattle-wa: Wallingford | walingford
university-district-seattle-wa: University District | U District | u-district | UW
green-lake-seattle-wa: Green Lake | greenlake
west-seattle-seattle-wa: West Seattle | w seattle | west seattle wa
belltown-seattle-wa: Belltown | bell town
mission-district-san-francisco-ca: Mission District | mission district sf
noe-valley-san-francisco-ca: Noe Valley | noe valley sf | Noe Valley, San Francisco
pacific-heights-san-francisco-ca: Pacific Heights | pac heights | pacific hts
soma-san-francisco-ca: SoMa | soma sf
castro-san-francisco-ca: Castro | castro sf | castro san francisco
haight-ashbury-san-francisco-ca: Haight Ashbury | haight-ashbury | Haight
north-beach-san-francisco-ca: North Beach SF | north beach san francisco
nob-hill-san-francisco-ca: Nob Hill | nob hill san francisco
potrero-hill-san-francisco-ca: Potrero Hill | portrero hill
rockridge-oakland-ca: Rockridge | rock ridge oakland | rockridge oakland
temescal-oakland-ca: Temescal | temescal oakland ca
lake-merritt-oakland-ca: Lake Merritt | lake merrit
jack-london-square-oakland-ca: Jack London Square | jack london sq
willow-glen-san-jose-ca: Willow Glen | willow glen san jose
silver-lake-los-angeles-ca: Silver Lake | silverlake | silver lake la
echo-park-los-angeles-ca: Echo Park | echo park la | Echo Park, Los Angeles
koreatown-los-angeles-ca: Koreatown | K-town | ktown | korea town
downtown-los-angeles-ca: DTLA | downtown LA | Downtown Los Angeles
los-feliz-los-angeles-ca: Los Feliz | los felis
brentwood-los-angeles-ca: Brentwood | brentwood los angeles
west-los-angeles-los-angeles-ca: West LA | West Los Angeles | w los angeles
hollywood-los-angeles-ca: Hollywood CA | hollywood los angeles | hollywood la
highland-park-los-angeles-ca: Highland Park LA | highland park los angeles
van-nuys-los-angeles-ca: Van Nuys | van nuys ca | vannuys
hillcrest-san-diego-ca: Hillcrest | hillcrest san diego
north-park-san-diego-ca: North Park | north park sd
pacific-beach-san-diego-ca: Pacific Beach | PB | pacific bch
ocean-beach-san-diego-ca: Ocean Beach | OB
little-italy-san-diego-ca: Little Italy | little italy san diego
gaslamp-quarter-san-diego-ca: Gaslamp | Gaslamp Quarter
point-loma-san-diego-ca: Point Loma | point loma san diego
brickell-miami-fl: Brickell | brickel | Brickell Miami
wynwood-miami-fl: Wynwood | winwood miami | Wynnwood
coconut-grove-miami-fl: Coconut Grove | cocconut grove | Coconut Grove FL
little-havana-miami-fl: Little Havana | little havanna
south-beach-miami-beach-fl: South Beach Miami | SoBe | south beach fl
the-fan-richmond-va: The Fan | fan district
carytown-richmond-va: Carytown | carrytown
clarendon-arlington-va: Clarendon | clarendon va
ballston-arlington-va: Ballston | ballston arlington
old-town-alexandria-va: Old Town Alexandria | old town va
del-ray-alexandria-va: Del Ray VA | del ray alexandria
ghent-norfolk-va: Ghent | ghent norfolk va
crystal-city-arlington-va: Crystal City | crystal city va
98101: 98101 | Seattle WA 98101 | 98101-1234
94110: 94110 | San Francisco, CA 94110
94609: 94609 | oakland 94609
22201: 22201 | Arlington, VA 22201
92101: 92101 | san diego 92101
`;

export const TYPED_PLACES: readonly (readonly [typed: string, slug: string])[] = TYPED.trim()
  .split('\n')
  .flatMap((line) => {
    const [slug = '', texts = ''] = line.split(/: (.*)/s);
    return texts
      .split('|')
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => [text, slug] as const);
  });

/** Real places where we do not operate, and things that are no places. */
export const TYPED_ELSEWHERE = [
  'Chicago',
  'New York',
  'Austin TX',
  'Portland, OR',
  'Portland',
  'Phoenix',
  'Arlington TX',
  'Denver',
  'Boston MA',
  'Springfield, IL',
  'Las Vegas',
  'Houston, Texas',
  '10001',
  'asdfghjkl',
  'qqqq',
] as const;
