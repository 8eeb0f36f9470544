// What the home is and has.
import { mayHaveLeadPaint } from '@/contract/homes/homes/constants';
import { FEATURE_FILTERS, type ListedFeatureName } from '@/contract/homes/homes/filters';
import type { Home } from '@/contract/homes/homes/schemas';
import { always, page, section, type Topic, type Words, where } from './types';

type Choice<T extends string> = Readonly<Record<T, Words>>;

const parkingWords: Choice<Home['parking']> = {
  none: { en: 'The home has no assigned parking.', es: 'La vivienda no tiene estacionamiento asignado.' },
  street: { en: 'Parking is on the street.', es: 'El estacionamiento es en la calle.' },
  driveway: { en: 'The home has a driveway to park in.', es: 'La vivienda tiene entrada para autos.' },
  carport: { en: 'The home has a carport.', es: 'La vivienda tiene cochera techada.' },
  garage: { en: 'The home has a garage.', es: 'La vivienda tiene garaje.' },
};
const laundryWords: Choice<Home['laundry']> = {
  none: { en: 'The home has no laundry.', es: 'La vivienda no tiene lavandería.' },
  hookups: {
    en: 'The home has washer and dryer hookups, without the machines.',
    es: 'La vivienda tiene conexiones para lavadora y secadora, sin las máquinas.',
  },
  shared: { en: 'The building has a shared laundry.', es: 'El edificio tiene una lavandería compartida.' },
  inUnit: { en: 'A washer and dryer are in the home.', es: 'Hay lavadora y secadora dentro de la vivienda.' },
};
const petWords: Choice<Home['pets']> = {
  none: { en: 'This home doesn’t take pets.', es: 'Esta vivienda no acepta mascotas.' },
  cats: { en: 'Cats are welcome, and dogs are not.', es: 'Se aceptan gatos; perros no.' },
  dogs: { en: 'Dogs are welcome, and cats are not.', es: 'Se aceptan perros; gatos no.' },
  catsAndDogs: { en: 'Cats and dogs are welcome.', es: 'Se aceptan gatos y perros.' },
};
const typeWords: Choice<Home['type']> = {
  house: { en: 'a house', es: 'una casa' },
  townhouse: { en: 'a townhouse', es: 'una casa adosada' },
  condo: { en: 'a condo', es: 'un condominio' },
  apartment: { en: 'an apartment', es: 'un apartamento' },
  multi: { en: 'a unit in a duplex to fourplex', es: 'una unidad en un dúplex o edificio de hasta cuatro viviendas' },
  adu: { en: 'an ADU or guest house', es: 'una unidad accesoria o casa de huéspedes' },
};

const PET_EN =
  '(?:pets?|dogs?|cats?|pupp(?:y|ies)|doggos?|kittens?|kitt(?:y|ies)|animals?|birds?|rabbits?|hamsters?|guinea pigs?|fish|reptiles?|pit ?bulls?|german shepherds?|labradors?|lab|huskies|husky|rottweilers?|chihuahuas?|breeds?)';
const PET_ES = '(?:mascotas?|perr(?:o|a|ito|ita)s?|gat(?:o|a|ito|ita)s?|cachorr(?:o|a|ito|ita)s?|animal(?:es)?|razas?)';

/** Appliances that a listing names (contract/onboarding/homeSetup/flows/appliances.ts, of a later domain). */
export const LISTED_APPLIANCES = [
  'Refrigerator',
  'Range or oven',
  'Dishwasher',
  'Microwave',
  'Washer',
  'Dryer',
] as const;
const appliances: readonly string[] = LISTED_APPLIANCES;

/** An amenity of the search box: listed, or not on the listing. */
function amenity(id: ListedFeatureName, about: Words, asks: readonly string[] = []): Topic {
  const { features } = FEATURE_FILTERS[id];
  const has = ({ features: listed }: Home) => listed.filter((each) => (features as readonly string[]).includes(each));
  return {
    id,
    about,
    asks,
    filters: [id],
    facts: [
      {
        id,
        source: section('facts'),
        read: ({ home }, say) => {
          const found = has(home);
          return found.length > 0 ? { found: say.list(found.map(say.listed)) } : null;
        },
        en: 'The listing includes: {found}.',
        es: 'El anuncio incluye: {found}.',
      },
      {
        id: `${id}Unlisted`,
        source: section('facts'),
        read: ({ home }, say) => (has(home).length === 0 ? { about: say.words(about) } : null),
        en: 'The amenities on the listing don’t include {about}.',
        es: 'Las comodidades del anuncio no incluyen {about}.',
      },
    ],
  };
}

export const homeTopics: readonly Topic[] = [
  {
    id: 'leadPaint',
    about: { en: 'lead paint', es: 'la pintura con plomo' },
    asks: [
      'lead(?:[- ]based)? ?paint',
      '(?:tested|test|checked) for lead',
      'lead (?:test|disclosure|hazard)',
      'pintura (?:con|de) plomo',
      'plomo',
    ],
    facts: [
      {
        id: 'leadPaint',
        source: section('lease'),
        read: ({ home }) =>
          home.yearBuilt !== null && mayHaveLeadPaint(home.yearBuilt) ? { year: String(home.yearBuilt) } : null,
        en: 'The home was built in {year}, when paint could contain lead. What is known about it and the federal pamphlet come with the lease, before you sign.',
        es: 'La vivienda se construyó en {year}, cuando la pintura podía contener plomo. Lo que se sabe y el folleto federal vienen con el contrato, antes de firmar.',
      },
      {
        id: 'noLeadPaint',
        source: section('facts'),
        read: ({ home }) => (mayHaveLeadPaint(home.yearBuilt) ? null : { year: String(home.yearBuilt) }),
        en: 'The home was built in {year}, after lead paint was banned.',
        es: 'La vivienda se construyó en {year}, después de que se prohibió la pintura con plomo.',
      },
    ],
  },
  {
    id: 'hoa',
    about: { en: 'an HOA', es: 'la asociación de propietarios' },
    asks: [
      '(?:the )?hoa(?: (?:[a-z]+ ){0,3}approv[a-z]*)?',
      '(?:homeowners|condo|owners) association',
      'asociacion de (?:propietarios|vecinos|duenos)',
    ],
    facts: [
      {
        id: 'hoaApproval',
        source: section('lease'),
        read: ({ home }, say) => (home.hoaApprovalDays ? { days: say.number(home.hoaApprovalDays) } : null),
        en: 'The HOA approves residents before they move in. It takes about {days} days.',
        es: 'La asociación de propietarios aprueba a los residentes antes de mudarse. Tarda unos {days} días.',
      },
      {
        id: 'hoaApprovalOpen',
        source: section('lease'),
        read: where(({ home }) => home.hoaApprovalDays === 0),
        en: 'The HOA approves residents before they move in.',
        es: 'La asociación de propietarios aprueba a los residentes antes de mudarse.',
      },
      {
        id: 'noHoaApproval',
        source: section('lease'),
        read: where(({ home }) => home.hoaApprovalDays === null),
        en: 'The listing names no HOA that has to approve you.',
        es: 'El anuncio no menciona ninguna asociación que tenga que aprobarlo.',
      },
    ],
  },
  {
    id: 'smoking',
    about: { en: 'smoking', es: 'fumar' },
    asks: [
      "(?:i (?:do not|don'?t) )?(?:smok(?:e|es|ing|ers?)|vap(?:e|ing)|weed|marijuana|cannabis|420)(?: (?:[a-z]+ ){0,6}(?:balcony|patio|deck|yard|inside|outside|indoors|outdoors|allowed|ok))?",
      '(?:fumar|fumo|fuma|fumadores|cigarros?|vapear|mariguana|marihuana)',
    ],
    answers: ['smoking'],
    facts: [
      {
        id: 'smokingOutside',
        source: section('lease'),
        read: where(({ home }) => home.smoking === 'outside'),
        en: 'Smoking is allowed outdoors only.',
        es: 'Solo se permite fumar afuera.',
      },
      {
        id: 'noSmoking',
        source: section('lease'),
        read: where(({ home }) => home.smoking === 'none'),
        en: 'Smoking isn’t allowed.',
        es: 'No se permite fumar.',
      },
      {
        id: 'noSmokingInside',
        source: section('lease'),
        read: where(({ home }) => home.smoking === null),
        en: 'Smoking isn’t allowed indoors.',
        es: 'No se permite fumar adentro.',
      },
    ],
  },
  {
    id: 'utilities',
    about: { en: 'utilities', es: 'los servicios' },
    asks: [
      '(?:who (?:pays|covers)|do i (?:have to )?pay|pay(?:ing)?|is|are|does|cover|included?|how much (?:is|are)|cost of|which|what)? ?(?:for )?(?:the )?(?:utilit(?:y|ies)(?: bills?)?|electric(?:ity)?(?: bill)?|power bill|water(?: bill)?(?! (?:pressure|heater|view|damage))|sewer|(?:trash|garbage)(?! (?:pick ?up|day|collection|disposal))|internet|(?<!(?:clave|contrasena) del )wi-?fi(?! password)|cable|gas bill)(?: (?:and|or|&) (?:water|electric(?:ity)?|gas|trash|garbage|sewer|internet|wi-?fi|cable))*(?: (?:included|paid|cost|in the rent))?',
      "(?:what'?s|what is) included(?: (?:in|with) (?:the )?rent)?",
      '(?:rent|renta) (?:includes?|covers?|incluye)(?: (?:water|electricity|gas|trash|garbage|internet))?',
      '(?:who pays|do i pay)(?: (?:for )?(?:the )?gas)',
      '(?:los )?servicios?(?! (?:animal|de emergencia))(?: (?:estan )?inclui[a-z]*)?',
      '(?:quien paga|pago|incluye|incluid[oa]s?|va incluid[oa])? ?(?:el |la |los )?(?:agua|luz|electricidad|basura|internet|drenaje|(?<!(?:clave|contrasena) del )wifi(?! password))(?: (?:va |esta |estan )?(?:incluid[oa]s?))?',
      'que incluye la renta',
    ],
    facts: [
      {
        id: 'utilitiesResident',
        source: section('lease'),
        read: ({ home }, say) => {
          const paid = home.utilities.filter(({ paidBy }) => paidBy === 'resident');
          return paid.length > 0 ? { utilities: say.list(paid.map(({ name }) => say.listed(name))) } : null;
        },
        en: 'You pay for these utilities yourself: {utilities}.',
        es: 'Usted paga por su cuenta estos servicios: {utilities}.',
      },
      {
        id: 'utilitiesIncluded',
        source: section('lease'),
        read: ({ home }, say) => {
          const paid = home.utilities.filter(({ paidBy }) => paidBy === 'homeowner');
          return paid.length > 0 ? { utilities: say.list(paid.map(({ name }) => say.listed(name))) } : null;
        },
        en: 'Included in the rent: {utilities}.',
        es: 'Incluido en la renta: {utilities}.',
      },
      {
        id: 'utilityFees',
        source: section('costs'),
        read: ({ home }, say) => {
          const fees = home.fees.filter(({ kind }) => kind === 'utility');
          return fees.length > 0
            ? { fees: say.list(fees.map(({ name, cents }) => `${say.listed(name)} (${say.money(cents)})`)) }
            : null;
        },
        en: 'Charged each month with the rent: {fees}.',
        es: 'Se cobra cada mes con la renta: {fees}.',
      },
    ],
  },
  {
    id: 'parking',
    about: { en: 'parking', es: 'el estacionamiento' },
    asks: [
      '(?:street |covered |guest |assigned |off[- ]street |free )?parking(?: (?:spots?|spaces?|situation|available|included|garage))?',
      '(?:\\d[- ]car |attached |detached )?garages?',
      '(?:where|can|do|place to) (?:[a-z]+ ){0,3}park (?:my |our |a |the )?(?:car|truck|cars|van|rv|motorcycle|vehicle)?',
      '(?:where|can) (?:[a-z]+ ){0,3}park',
      '(?:carport|driveway)s?',
      'estacionamientos?',
      'estacionar(?:me)?(?: (?:mi |el )?(?:carro|coche|auto|troca|camioneta))?',
      '(?:cochera|garaje|parqueadero|parqueo)s?',
    ],
    filters: ['parking'],
    facts: [
      {
        id: 'parking',
        source: section('facts'),
        read: ({ home }, say) => ({ parking: say.words(parkingWords[home.parking]) }),
        en: '{parking}',
        es: '{parking}',
      },
      {
        id: 'parkingFees',
        source: section('costs'),
        read: ({ home }, say) => {
          const fees = home.fees.filter(({ kind, name }) => kind === 'parking' || /parking|garage/i.test(name));
          return fees.length > 0
            ? { fees: say.list(fees.map(({ name, cents }) => `${name} (${say.money(cents)})`)) }
            : null;
        },
        en: 'Fees for parking on the listing: {fees}.',
        es: 'Cargos por estacionamiento en el anuncio: {fees}.',
      },
    ],
  },
  amenity('dishwasher', { en: 'a dishwasher', es: 'lavaplatos' }, [
    'dish ?washers?',
    'lavaplatos',
    'lavavajillas',
    'lavatrastes',
  ]),
  {
    id: 'laundry',
    about: { en: 'laundry', es: 'la lavandería' },
    asks: [
      '(?:in[- ]unit )?laundry(?: (?:in (?:the )?(?:unit|building|home|house)|machines|room|hookups?|onsite|on site))*',
      'laundromat',
      '(?:washer|washing machine)s?(?: (?:and|&|or|\\/) ?dryers?)?(?: dryers?)?(?: (?:hook-?ups?|included|in unit))?',
      'w ?\\/ ?d',
      'dryers?',
      '(?:wash|do) (?:my |our )?(?:clothes|laundry)',
      'lavadora(?: y secadora)?',
      'secadora',
      'lavanderia',
      'lav(?:a|ar|o) (?:la |mi )?ropa',
      'donde (?:se )?lavar?',
    ],
    facts: [
      {
        id: 'laundry',
        source: section('facts'),
        read: ({ home }, say) => ({ laundry: say.words(laundryWords[home.laundry]) }),
        en: '{laundry}',
        es: '{laundry}',
      },
    ],
  },
  {
    id: 'cooling',
    about: { en: 'air conditioning', es: 'el aire acondicionado' },
    asks: [
      '(?:central )?(?:air[- ]?con(?:ditioning|ditioner)?s?|a ?\\/ ?c|ac)(?: units?)?',
      'central air',
      '(?:cool|cooling|cooled)(?: (?:[a-z]+ ){0,4}(?:summer|place|home|system))?',
      'aire(?: acondicionado)?',
      '(?:hay|tiene) clima',
    ],
    filters: ['ac'],
    facts: [
      {
        id: 'cooling',
        source: section('facts'),
        read: ({ home }, say) => ({
          cooling: say.words(
            home.airConditioning
              ? { en: 'has air conditioning', es: 'tiene aire acondicionado' }
              : { en: 'has no air conditioning', es: 'no tiene aire acondicionado' },
          ),
        }),
        en: 'The home {cooling}.',
        es: 'La vivienda {cooling}.',
      },
    ],
  },
  {
    id: 'heating',
    about: { en: 'the heating', es: 'la calefacción' },
    asks: [
      '(?:central |gas |electric )?heat(?:ing|er|ers|ed)?(?: (?:[a-z]+ ){0,2}(?:gas|electric)(?: or (?:gas|electric))?)?',
      'furnace',
      'forced air',
      'radiators?',
      'calefaccion',
      'calenton',
      'calefactor',
      'como se calienta',
    ],
    facts: [
      {
        id: 'heating',
        source: section('facts'),
        read: ({ home }, say) => (home.heating ? { heating: say.listed(home.heating) } : null),
        en: 'Heating: {heating}.',
        es: 'Calefacción: {heating}.',
      },
    ],
  },
  {
    id: 'appliances',
    about: { en: 'the appliances', es: 'los electrodomésticos' },
    asks: [
      'appliances?',
      '(?:fridges?|refrigerators?|freezer)(?: included)?',
      '(?:gas |electric )?(?:stoves?|ovens?|ranges?|cooktops?)(?: (?:or|and) (?:gas|electric|oven|stove))?',
      'microwaves?(?: included)?',
      'garbage disposal',
      'electrodomesticos',
      'refri(?:gerador)?',
      'estufa',
      'horno',
      'microondas',
    ],
    facts: [
      {
        id: 'appliances',
        source: section('facts'),
        read: ({ home }, say) => {
          const found = home.features.filter((each) => appliances.includes(each));
          return found.length > 0 ? { found: say.list(found.map(say.listed)) } : null;
        },
        en: 'Appliances on the listing: {found}.',
        es: 'Electrodomésticos en el anuncio: {found}.',
      },
    ],
  },
  {
    id: 'size',
    about: { en: 'the size', es: 'el tamaño' },
    asks: [
      '(?:sq(?:uare)?\\.? ?(?:ft|feet|foot(?:age)?)|sqft|sf)',
      'how (?:big|large|spacious)(?: is (?:it|the (?:place|house|home|apartment|unit)))?',
      '(?:the |what )?size(?: of (?:it|the (?:place|house|home|apartment|unit)))?',
      'pies cuadrados',
      '(?:tamano|que tan grande|metros cuadrados|cuanto mide)',
    ],
    facts: [
      {
        id: 'size',
        source: section('facts'),
        read: ({ home }, say) => (home.sqft === null ? null : { sqft: say.number(home.sqft) }),
        en: 'The home has {sqft} square feet.',
        es: 'La vivienda tiene {sqft} pies cuadrados.',
      },
    ],
  },
  {
    id: 'beds',
    about: { en: 'bedrooms', es: 'las recámaras' },
    asks: [
      '(?:\\d )?(?:bedrooms?|bdrms?|brs?|beds)(?! walls?)(?: or (?:\\d|two|three))?',
      'how many (?:bed)?rooms',
      'studio',
      'bed(?=[ ,/]+(?:and )?bath)',
      'bed(?=[ ,/]+(?:and )?bath)',
      'recamaras?',
      'cuartos',
      'dormitorios?',
      'habitaciones',
      'estudio',
    ],
    facts: [
      {
        id: 'beds',
        source: section('facts'),
        read: ({ home }, say) =>
          home.beds > 0
            ? {
                beds: say.count(home.beds, { en: 'bedroom', es: 'recámara' }, { en: 'bedrooms', es: 'recámaras' }),
              }
            : null,
        en: 'It has {beds}.',
        es: 'Tiene {beds}.',
      },
      {
        id: 'studio',
        source: section('facts'),
        read: where(({ home }) => home.beds === 0),
        en: 'It is a studio.',
        es: 'Es un estudio.',
      },
    ],
  },
  {
    id: 'baths',
    about: { en: 'bathrooms', es: 'los baños' },
    asks: ['(?:\\d(?:\\.5)? )?(?:bathrooms?|baths?|restrooms?)', 'banos?'],
    facts: [
      {
        id: 'baths',
        source: section('facts'),
        read: ({ home }, say) => ({
          baths: say.count(home.baths, { en: 'bath', es: 'baño' }, { en: 'baths', es: 'baños' }),
        }),
        en: 'It has {baths}.',
        es: 'Tiene {baths}.',
      },
    ],
  },
  {
    id: 'yearBuilt',
    about: { en: 'the year it was built', es: 'el año de construcción' },
    asks: [
      '(?:year|when) (?:[a-z]+ ){0,4}(?:built|constructed)',
      'how old is (?:it|the|this)(?: [a-z]+)?',
      '(?:year built|age of the (?:home|house|building))',
      '(?:ano|cuando) (?:[a-z]+ ){0,3}(?:construy[a-z]*|construid[oa]|construccion)',
      'que tan viej[oa]',
      'cuantos anos tiene la (?:casa|vivienda)',
    ],
    facts: [
      {
        id: 'yearBuilt',
        source: section('facts'),
        read: ({ home }) => (home.yearBuilt === null ? null : { year: String(home.yearBuilt) }),
        en: 'The home was built in {year}.',
        es: 'La vivienda se construyó en {year}.',
      },
    ],
  },
  {
    id: 'furnished',
    about: { en: 'furniture', es: 'los muebles' },
    asks: ['(?:un)?furnished(?: or (?:un)?furnished)?', 'furniture', 'amueblad[oa]s?', 'muebles'],
    filters: ['furnished'],
    facts: [
      {
        id: 'furnished',
        source: section('facts'),
        read: where(({ home }) => home.furnished),
        en: 'The home is furnished.',
        es: 'La vivienda está amueblada.',
      },
      {
        id: 'unfurnished',
        source: section('facts'),
        read: where(({ home }) => !home.furnished),
        en: 'The home is unfurnished.',
        es: 'La vivienda está sin muebles.',
      },
    ],
  },
  {
    id: 'stepFree',
    about: { en: 'a step-free entrance', es: 'la entrada sin escalones' },
    asks: [
      '(?:wheelchair|handicap(?:ped)?|ada|disability)(?:[- ](?:accessible|access|friendly))?',
      '(?:is it |it )?accessible',
      'step[- ]?free(?: entrance| entry)?',
      '(?:stairs|steps|ramps?)(?: (?:[a-z]+ ){0,4}(?:in|door|entrance))?',
      'silla de ruedas',
      '(?:escalones|escaleras|gradas|rampa)(?: (?:[a-z]+ ){0,3}entrada)?',
      'accesible',
    ],
    filters: ['accessible'],
    facts: [
      {
        id: 'stepFree',
        source: section('facts'),
        read: where(({ home }) => home.accessible),
        en: 'The entrance has no steps.',
        es: 'La entrada no tiene escalones.',
      },
      {
        id: 'notStepFree',
        source: section('facts'),
        read: where(({ home }) => !home.accessible),
        en: 'The listing doesn’t say that the entrance is free of steps.',
        es: 'El anuncio no dice que la entrada esté libre de escalones.',
      },
      {
        id: 'modifications',
        source: { kind: 'law', citation: '42 U.S.C. § 3604(f)(3)' },
        read: always,
        en: 'You can ask for a change to the home that a disability makes necessary.',
        es: 'Puede pedir un cambio en la vivienda que una discapacidad haga necesario.',
      },
    ],
  },
  amenity('evCharger', { en: 'EV charging', es: 'un cargador para autos eléctricos' }, [
    'ev(?: charg(?:er|ers|ing))?',
    'charg(?:e|er|ers|ing) (?:[a-z]+ ){0,2}(?:tesla|ev|electric (?:car|vehicle)|car)',
    '(?:cargador|cargar) (?:[a-z]+ ){0,4}(?:electrico|tesla|carro)',
  ]),
  amenity('fencedYard', { en: 'a fenced yard', es: 'un jardín cercado' }, [
    '(?:fenced|enclosed|gated)(?:[- ]in)? (?:back ?|front )?yard',
    '(?:back ?|front ?)?yard (?:[a-z]+ )?fenced',
    'fenced',
    '(?:have|is there) a fence',
    '(?:jardin|patio|yarda) (?:[a-z]+ )?(?:cercad|bardead)[oa]',
  ]),
  amenity('yard', { en: 'a yard', es: 'un jardín' }, [
    '(?:back ?|front ?)?yards?',
    'garden',
    '(?:jardin|patio trasero|yarda)',
  ]),
  amenity('pool', { en: 'a pool', es: 'alberca' }, ['(?:swimming )?pools?', '(?:piscina|alberca)s?']),
  amenity('balcony', { en: 'a balcony', es: 'balcón' }, ['balcony', 'balcon']),
  amenity('patio', { en: 'a patio or deck', es: 'patio o terraza' }, [
    '(?:patio|deck|porch)(?: or (?:patio|deck))?',
    'terraza',
  ]),
  amenity('hardwood', { en: 'hardwood floors', es: 'pisos de madera' }, [
    '(?:hard ?wood|wood)(?: floors?)?',
    'pisos? de madera',
  ]),
  amenity('noCarpet', { en: '“No carpet”', es: '“Sin alfombra”' }, [
    'carpet(?:s|ing|ed)?',
    'alfombras?',
    'what (?:kind|type) of floor(?:s|ing)?',
  ]),
  amenity('groundFloor', { en: '“Ground floor”', es: '“Planta baja”' }, [
    '(?:ground|first|1st) floor',
    '(?:what|which) floor',
    'planta baja',
    '(?:que|cual) piso',
    'primer piso',
  ]),
  amenity('elevator', { en: 'an elevator', es: 'elevador' }, ['elevators?', '(?:elevador|ascensor)']),
  amenity('fireplace', { en: 'a fireplace', es: 'chimenea' }, ['fire ?places?', 'chimenea']),
  amenity('gym', { en: 'a gym', es: 'gimnasio' }, ['gyms?', 'fitness (?:center|room)', 'gimnasio']),
  amenity('oceanView', { en: 'an ocean view', es: 'vista al mar' }, [
    '(?:ocean|sea|water|bay)[- ]?views?',
    '(?:see|view of) the (?:ocean|sea|water|bay)',
    'vista al mar',
    've el mar',
  ]),
  {
    id: 'amenities',
    about: { en: 'the amenities', es: 'las comodidades' },
    asks: [
      'amenit(?:y|ies)',
      'features?',
      'what does it (?:have|come with)',
      'comodidades',
      'amenidades',
      'que (?:tiene|incluye) la (?:casa|vivienda)',
    ],
    facts: [
      {
        id: 'amenities',
        source: section('facts'),
        read: ({ home }, say) =>
          home.features.length > 0 ? { features: say.list(home.features.map(say.listed)) } : null,
        en: 'The listing includes: {features}.',
        es: 'El anuncio incluye: {features}.',
      },
    ],
  },
  {
    id: 'homeType',
    about: { en: 'the type of home', es: 'el tipo de vivienda' },
    asks: [
      "(?:is (?:it|this) |it'?s )(?:an? )(?:single family )?(?:house|home|condo|apartment|townhouse|townhome|duplex|adu)(?: or (?:an? )?(?:house|condo|apartment|townhouse))?",
      '(?:house|condo|apartment) or (?:an? )?(?:house|condo|apartment|townhouse)',
      '(?:type|kind) of (?:home|house|property|building|place|unit)',
      '(?:es (?:una? )?)?(?:casa|condominio|departamento|apartamento) o (?:una? )?(?:casa|condominio|departamento|apartamento)',
      'que tipo de (?:casa|vivienda|propiedad)',
    ],
    facts: [
      {
        id: 'homeType',
        source: section('facts'),
        read: ({ home }, say) => ({ type: say.words(typeWords[home.type]) }),
        en: 'It is {type}.',
        es: 'Es {type}.',
      },
    ],
  },
  {
    id: 'photos',
    about: { en: 'the age of the photos', es: 'la fecha de las fotos' },
    asks: ['(?:photos?|pictures?|pics?)(?: (?:[a-z]+ ){0,2}(?:recent|taken|current|old|real))?', 'fotos?'],
    facts: [
      {
        id: 'picturedOn',
        source: section('overview'),
        read: ({ home }, say) => (home.picturedOn ? { month: say.month(home.picturedOn) } : null),
        en: 'The photos were taken in {month}.',
        es: 'Las fotos se tomaron en {month}.',
      },
    ],
  },
  {
    id: 'pets',
    about: { en: 'pets', es: 'las mascotas' },
    asks: [
      `(?:no )?(?:big |large |small |two |my |\\d )*${PET_EN}(?:[- ]friendly)?(?: (?:and|or|&) (?:a |an |one |\\d )?${PET_EN})*`,
      'weight limit',
      `(?:aceptan |permiten |tengo )?(?:dos |un |una |mis? |\\d )*${PET_ES}(?: (?:y|o) (?:un |una )?${PET_ES})*`,
    ],
    facts: [
      {
        id: 'pets',
        source: section('facts'),
        read: ({ home }, say) => ({ pets: say.words(petWords[home.pets]) }),
        en: '{pets}',
        es: '{pets}',
      },
      {
        id: 'petLimit',
        source: section('facts'),
        read: ({ home }, say) =>
          home.pets === 'none' || home.petLimit === null
            ? null
            : { limit: say.count(home.petLimit, { en: 'pet', es: 'mascota' }, { en: 'pets', es: 'mascotas' }) },
        en: 'The limit is {limit}.',
        es: 'El límite es de {limit}.',
      },
      {
        id: 'assistanceAreNotPets',
        source: page('pets'),
        read: where(({ home }) => home.pets !== 'catsAndDogs'),
        en: 'Assistance animals aren’t pets and are welcome in every home.',
        es: 'Los animales de asistencia no son mascotas y se aceptan en todas las viviendas.',
      },
    ],
  },
];
