// How one gets the home: when, on what terms, by which criteria.

import { latest } from '@/contract/calendar/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { canReplaceCredit } from '@/contract/law/screening';
import { criteriaFor } from '@/contract/leasing/criteria/criteria';
import { requirementFor } from '@/contract/leasing/criteria/requirements';
import type { Fact, Known, Topic } from './types';
import { always, clause, page, section, where } from './types';

const months = ({ home }: Known) => Math.min(...home.leaseMonths, 12);
const criteria = (known: Known) => requirementFor(known.home.rentCents, months(known));
const criteriaHere = ({ home, day }: Known) => criteriaFor(jurisdictionOf(home), day);
const lowestScore = (known: Known) => String(criteriaHere(known).creditScore);

const savings: Fact = {
  id: 'savings',
  source: section('qualify'),
  read: (known, say) => ({ savings: say.money(criteria(known).savingsCents), months: say.number(months(known)) }),
  en: 'Instead of income, savings of {savings} are enough for a {months}-month lease.',
  es: 'En lugar de ingresos, bastan ahorros de {savings} para un contrato de {months} meses.',
};
const coSigner: Fact = {
  id: 'coSigner',
  source: section('qualify'),
  read: (known, say) => {
    const { coSigner: needed } = criteria(known);
    return { score: String(needed.score), gross: say.money(needed.grossCents), net: say.money(needed.netCents) };
  },
  en: 'You can apply with a co-signer who has a credit score of {score} or more and an income of {gross} a month before taxes, or {net} after taxes.',
  es: 'Puede aplicar con un aval que tenga un puntaje de crédito de {score} o más e ingresos de {gross} al mes antes de impuestos, o {net} después de impuestos.',
};
const anyIncome: Fact = {
  id: 'anyIncome',
  source: section('qualify'),
  read: always,
  en: 'Any lawful income counts, and you can apply with savings or a co-signer instead.',
  es: 'Cuenta cualquier ingreso legal, y puede aplicar con ahorros o con un aval en su lugar.',
};
const pausedFact: Fact = {
  id: 'applicationsPaused',
  source: section('lease'),
  read: where(({ home }) => home.areApplicationsPaused === true),
  en: 'Applications are paused for now.',
  es: 'Por ahora no se reciben solicitudes.',
};

export const rentingTopics: readonly Topic[] = [
  {
    id: 'insurance',
    about: { en: 'renters insurance', es: 'el seguro para inquilinos' },
    asks: [
      "(?:renter'?s?|tenant'?s?|liability)? ?insurance(?: (?:required|needed))?",
      'seguro (?:de|para) (?:inquilin[oa]s?|arrendatarios?|renta)',
      'seguro de responsabilidad',
    ],
    facts: [
      {
        id: 'insurance',
        source: clause('insurance'),
        read: always,
        en: 'Our leases ask for renters insurance with liability coverage, from any insurer you choose.',
        es: 'Nuestros contratos piden un seguro para inquilinos con responsabilidad civil, de la aseguradora que prefiera.',
      },
    ],
  },
  {
    id: 'entryNotice',
    about: { en: 'notice before someone enters', es: 'el aviso antes de entrar' },
    asks: [
      'notice (?:[a-z]+ ){0,3}(?:before|to) (?:[a-z]+ ){0,3}(?:com(?:e|ing)|enter(?:ing)?|visit)(?: in)?',
      '(?:landlord|owner|you|manager|someone|they|anyone) (?:[a-z]+ ){0,2}(?:enter|come in|come inside|walk in|let (?:your|them)sel(?:f|ves) in)(?: (?:[a-z]+ ){0,2}(?:permission|notice|asking|warning))?',
      '(?:entry|inspection) notice',
      '(?:entrar|entran|entra|pasar) (?:[a-z]+ ){0,4}(?:avis[a-z]*|permiso)',
      'aviso (?:[a-z]+ ){0,3}entrar',
    ],
    facts: [],
    laws: ['entryNotice'],
  },
  {
    id: 'endLease',
    about: { en: 'ending the lease', es: 'la terminación del contrato' },
    asks: [
      '(?:break|end|terminate|get out of|leave|cancel)(?:ing)? (?:[a-z]+ ){0,2}lease(?: early)?',
      'early termination',
      '(?:leave|move out|moving out) (?:[a-z]+ ){0,3}(?:early|before)(?: (?:[a-z]+ ){0,3}(?:lease|ends?|up))?',
      '(?:how much )?notice (?:[a-z]+ ){0,5}(?:move|moving|leave|leaving|vacate) ?(?:out)?',
      '(?:30|60|20)[- ]day notice',
      '(?:romper|terminar|cancelar|acabar) (?:[a-z]+ ){0,2}contrato(?: antes)?',
      '(?:aviso|avisar|anticipacion) (?:[a-z]+ ){0,4}(?:salir(?:me|nos)?|mudar(?:me|nos)?|irme|dejar)',
      '(?:salirme|irme) (?:antes|del contrato)',
    ],
    facts: [
      {
        id: 'giveNotice',
        source: page('giveNotice'),
        read: always,
        en: 'You give notice in writing with your move-out date, and we reply with your last day and when your deposit is due.',
        es: 'Usted avisa por escrito con su fecha de salida, y respondemos con su último día y la fecha de devolución del depósito.',
      },
    ],
    laws: ['terminationNotice', 'leavingEarly'],
  },
  {
    id: 'savings',
    about: { en: 'savings instead of income', es: 'los ahorros en lugar de ingresos' },
    asks: [
      'savings(?: (?:[a-z]+ ){0,3}income)?',
      'retired',
      'ahorros(?: (?:[a-z]+ ){0,3}ingresos)?',
      '(?:jubilad|pensionad|retirad)[oa]',
    ],
    facts: [savings],
  },
  {
    id: 'coSigner',
    about: { en: 'co-signers', es: 'los avales' },
    asks: [
      'co-?sign(?:er|ers|s|ed|ing)?',
      'guarantors?',
      '(?:aval(?:es)?|fiador(?:es)?|codeudor)',
      'firm(?:ar|a|e) (?:conmigo|por mi)',
    ],
    facts: [coSigner],
  },
  {
    id: 'identity',
    about: { en: 'Social Security numbers', es: 'el seguro social' },
    asks: [
      '(?:no |without (?:an? )?)?(?:ssn|social security(?: (?:number|card))?|itin)',
      '(?:immigra(?:nt|nts|tion)(?: status)?|citizens?|citizenship|green card|undocumented|visa|daca|non-?citizens?)',
      '(?:seguro social|numero de seguro|sin papeles|indocumentad[oa]s?|inmigrantes?|residencia|ciudadan[oa]s?)',
    ],
    answers: ['identity'],
    facts: [
      {
        id: 'identity',
        source: section('qualify'),
        read: always,
        en: 'You can apply with a Social Security number or an ITIN, and we don’t ask about immigration status.',
        es: 'Puede aplicar con un número de Seguro Social o un ITIN, y no preguntamos por el estatus migratorio.',
      },
    ],
    laws: ['identityNumber'],
  },
  {
    id: 'vouchers',
    about: { en: 'housing vouchers', es: 'los vales de vivienda' },
    asks: [
      '(?:section|sec\\.?|seccion) ?(?:8|eight|ocho)',
      '(?:housing )?vouchers?',
      '(?:hud|vash|hcv)(?: (?:ok|vouchers?))?',
      '(?:housing|rental|rent) (?:assistance|subsid(?:y|ies))',
      'programas? de(?:l)? gobierno(?: para la renta)?',
      '(?:vales?|cupones|asistencia) (?:de|para) (?:la )?(?:vivienda|renta)',
    ],
    answers: ['vouchers'],
    facts: [
      {
        id: 'vouchers',
        source: section('qualify'),
        read: always,
        en: 'Yes, we accept housing vouchers such as Section 8, and we compare your income only with your share of the rent.',
        es: 'Sí, aceptamos vales de vivienda como Sección 8, y comparamos sus ingresos solo con la parte de la renta que usted paga.',
      },
    ],
    laws: ['sourceOfIncome'],
  },
  {
    id: 'criminalHistory',
    about: { en: 'criminal records', es: 'los antecedentes penales' },
    asks: [
      'felon(?:s|y|ies)?',
      '(?:criminal|arrest) (?:records?|history|background)',
      'background checks?',
      'misdemeanors?',
      'convict(?:ed|ions?)?',
      'antecedentes(?: penales)?',
      '(?:estuve|he estado) en (?:la carcel|prision)',
    ],
    answers: ['criminalHistory'],
    facts: [
      {
        id: 'noCriminalRecords',
        source: section('qualify'),
        read: (known) => (criteriaHere(known).criminalYears === null ? {} : null),
        en: 'We don’t ask about criminal records for this home.',
        es: 'No preguntamos por antecedentes penales para esta vivienda.',
      },
      {
        id: 'criminalRecords',
        source: section('qualify'),
        read: (known, say) => {
          const { criminalYears } = criteriaHere(known);
          return criminalYears === null ? null : { years: say.number(criminalYears) };
        },
        en: 'A person on our team reviews convictions from the last {years} years for harm to people or homes. Arrests and dismissed cases don’t count.',
        es: 'Una persona de nuestro equipo revisa condenas de los últimos {years} años por daños a personas o viviendas. Los arrestos y los casos desestimados no cuentan.',
      },
    ],
  },
  {
    id: 'evictions',
    about: { en: 'evictions', es: 'los desalojos' },
    asks: [
      'evict(?:ions?|ed)(?: (?:[a-z]+ ){0,3}(?:record|history))?',
      'broken lease(?: (?:[a-z]+ ){0,2}record)?',
      '(?:owe|owed) (?:[a-z]+ ){0,3}(?:landlord|rent)',
      'desaloj(?:os?|ad[oa]|aron)',
    ],
    answers: ['evictions'],
    facts: [
      {
        id: 'evictions',
        source: section('qualify'),
        read: (known, say) => ({ years: say.number(criteriaHere(known).evictionYears) }),
        en: 'We decline applications with an eviction or a judgment for a landlord in the last {years} years, or with rent still owed to a landlord. Older and dismissed cases don’t count.',
        es: 'Rechazamos solicitudes con un desalojo o una sentencia a favor de un arrendador en los últimos {years} años, o con renta aún pendiente. Los casos más antiguos o desestimados no cuentan.',
      },
    ],
  },
  {
    id: 'credit',
    about: { en: 'credit', es: 'el crédito' },
    asks: [
      '(?:min(?:imum)? |bad |no |poor |low )?(?:credit|fico)(?: (?:scores?|checks?|history|requirements?))?(?! cards?)',
      'hard (?:pull|inquiry)',
      '(?:hurt|affect) (?:[a-z]+ ){0,2}credit',
      '(?:puntaje|historial|mal|buen|sin|revisan) ?(?:de )?credito',
      'credito',
    ],
    answers: ['credit'],
    facts: [
      {
        id: 'credit',
        source: section('qualify'),
        read: (known) => ({ score: lowestScore(known) }),
        en: 'We never decline for a low credit score alone. With a score under {score}, you may need a co-signer or a larger deposit, and having no score is fine.',
        es: 'Nunca rechazamos solo por un puntaje de crédito bajo. Con menos de {score}, quizá necesite un aval o un depósito mayor, y no tener puntaje no es problema.',
      },
      {
        id: 'creditAlternative',
        source: section('qualify'),
        read: ({ home, day }) => (canReplaceCredit(jurisdictionOf(home), day) ? {} : null),
        en: 'With a housing voucher, you can show in another way that you can pay your share.',
        es: 'Con un vale de vivienda, puede demostrar de otra manera que puede pagar su parte.',
      },
    ],
  },
  {
    id: 'income',
    about: { en: 'the income you need', es: 'los ingresos que necesita' },
    asks: [
      '(?:income|salary|wages?|pay ?stubs?)(?: (?:requirements?|ok|verification|limit|needed|count))?',
      '(?:how much|what) (?:[a-z]+ ){0,4}(?:make|earn|qualify)',
      '(?:2|2\\.5|3|three|two) ?(?:x|times)(?: (?:the )?rent)?',
      'i make (?:\\$?[\\d,k]+)(?: (?:[a-z]+ ){0,2}(?:month|year))?(?: do i qualify)?',
      '(?:self[- ]employed|disability|ssi|ssdi|unemployed|retirement|child support|student loans?)(?: (?:income|benefits))?',
      '(?:do|will|can|would) (?:i|we) qualify',
      '(?:ingresos?|salario|sueldo|comprobantes?)(?: de (?:ingresos|sueldo|pago))?',
      '(?:cuanto|que) (?:[a-z]+ ){0,4}gan(?:ar|o|e)',
      'gano (?:\\$?[\\d,]+)',
    ],
    answers: ['income'],
    facts: [
      {
        id: 'income',
        source: section('qualify'),
        read: (known, say) => ({
          gross: say.money(criteria(known).grossCents),
          net: say.money(criteria(known).netCents),
        }),
        en: 'Everyone on the lease together needs an income of {gross} a month before taxes, or {net} after taxes.',
        es: 'Todas las personas del contrato juntas necesitan ingresos de {gross} al mes antes de impuestos, o {net} después de impuestos.',
      },
      anyIncome,
    ],
  },
  {
    id: 'roommates',
    about: { en: 'roommates', es: 'los compañeros de vivienda' },
    asks: [
      '(?:room|house)mates?',
      'rent (?:out )?(?:a |single |private )?rooms?',
      '(?:my )?(?:girlfriend|boyfriend|partner|friends?|husband|wife|spouse|fiancee?|brother|sister)(?: and i)?(?: (?:[a-z]+ ){0,3}apply)?',
      'companeros de (?:cuarto|casa|vivienda)',
      '(?:rentan|renta) (?:un )?cuartos?',
      '(?:mi )?(?:novi[oa]|pareja|espos[oa])',
    ],
    answers: ['rooms'],
    facts: [
      {
        id: 'roommates',
        source: page('whoApplies'),
        read: always,
        en: 'We rent the whole home, and people can apply together. Everyone 18 or older who will live there applies.',
        es: 'Rentamos la vivienda completa y pueden aplicar juntos. Aplica toda persona de 18 años o más que vaya a vivir ahí.',
      },
    ],
  },
  {
    id: 'tour',
    about: { en: 'tours', es: 'las visitas' },
    asks: [
      '(?:schedule|book|set up|arrange|take|do|request)?(?: a| an| the)? ?(?:virtual |video |self[- ]guided |private )?(?:tours?|showings?|viewings?|walk ?throughs?|open houses?)(?: (?:[a-z]+ ){0,4}(?:today|tomorrow|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday))?',
      '(?:see|view|visit|look at|check out|come by|stop by|walk through) (?:it|this|that|inside|in person|(?:(?:the|this|that|your) )?(?:place|house|home|apartment|unit|property|inside))(?: (?:[a-z]+ ){0,4}(?:today|tomorrow|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday))?',
      '(?:book|schedule) (?:a |an )?(?:visit|appointment)',
      'come (?:and )?(?:see|look)(?: at it)?',
      '(?:hacer |agendar |programar )?(?:una |un )?(?:cita|visita|recorrido|tour)s?',
      '(?:ver|visitar|conocer|mirar)(?:la|lo)?(?: (?:la )?(?:casa|vivienda|propiedad|departamento))?',
    ],
    facts: [
      {
        id: 'tourable',
        source: page('tour'),
        read: ({ isTourable, home }) => (isTourable && home.host ? { host: home.host.firstName } : null),
        en: '{host} shows the home. Tours are free, and you don’t need an account.',
        es: '{host} muestra la vivienda. Las visitas son gratis y no necesita una cuenta.',
      },
      {
        id: 'tourableByTeam',
        source: page('tour'),
        read: where(({ isTourable, home }) => isTourable && home.host === null),
        en: 'Our team shows the home. Tours are free, and you don’t need an account.',
        es: 'Nuestro equipo muestra la vivienda. Las visitas son gratis y no necesita una cuenta.',
      },
      {
        id: 'notTourable',
        source: section('lease'),
        read: where(({ isTourable }) => !isTourable),
        en: 'This home isn’t open for tours right now.',
        es: 'Por ahora no hay visitas a esta vivienda.',
      },
    ],
  },
  {
    id: 'leaseTerm',
    about: { en: 'the lease length', es: 'la duración del contrato' },
    asks: [
      '(?:lease|contract)(?: (?:terms?|length|period|duration))?(?! (?:early|on my record))',
      'how long (?:[a-z]+ ){0,3}(?:lease|contract)',
      '(?:\\d{1,2}|one|two|three|six|nine|twelve)[- ](?:months?|years?)(?: leases?)?',
      'month[- ]to[- ]month',
      'short[- ]?term(?: (?:lease|rental|stay))?',
      '(?:minimum|shortest|longest) (?:lease|stay|term)',
      'mes a mes',
      '(?:\\d{1,2}|un|dos|tres|seis|doce) (?:mes(?:es)?|anos?)',
      '(?:contrato|plazo|duracion)(?: (?:minimo|del contrato))?',
      'cuanto tiempo (?:[a-z]+ ){0,3}contrato',
    ],
    facts: [
      {
        id: 'leaseMonths',
        source: section('lease'),
        read: ({ home }, say) => {
          const terms = [...home.leaseMonths].sort((one, other) => one - other);
          return terms.length > 0 ? { months: say.list(terms.map(String), 'or') } : null;
        },
        en: 'The lease is for {months} months.',
        es: 'El contrato es por {months} meses.',
      },
    ],
    laws: ['leaseTerm'],
  },
  {
    id: 'available',
    about: { en: 'availability', es: 'la disponibilidad' },
    asks: [
      '(?:still )?avail(?:able|ability)?(?: (?:date|now|today|yet))?',
      '(?:when|can|could|earliest|soonest|how soon) (?:[a-z]+ ){0,5}move[- ]?in',
      'move[- ]?in (?:[a-z]+ ){0,2}(?:date|\\d|january|february|march|april|may|june|july|august|september|october|november|december|next)(?: [a-z0-9]+)?',
      '(?:already|been) (?:rented|leased|taken)',
      "(?:is it|it'?s) (?:rented|leased|taken)(?: already)?",
      '(?:is )?(?:someone|anyone) (?:living|live) (?:there|in it)(?: now)?',
      '(?:vacant|occupied)',
      'on the market',
      'rentan',
      'disponibl[a-z]*|disponibilidad',
      '(?:cuando|puedo) (?:[a-z]+ ){0,3}mudar(?:me|nos|se)?',
      '(?:esta|queda) (?:libre|desocupad[oa])|libre',
      '(?:ya )?(?:se )?(?:rento|rentaron|alquilo|rentad[oa])',
      'fecha de (?:mudanza|entrada)',
    ],
    facts: [
      {
        id: 'leased',
        source: section('lease'),
        read: where(({ home }) => ['leased', 'notice_given'].includes(home.status)),
        en: 'This home has been leased.',
        es: 'Esta vivienda ya se rentó.',
      },
      {
        id: 'applicationPending',
        source: section('lease'),
        read: where(({ home }) => home.status === 'application_pending'),
        en: 'An application for this home is being decided. You can still tour it and apply.',
        es: 'Se está decidiendo una solicitud para esta vivienda. Todavía puede visitarla y aplicar.',
      },
      {
        id: 'availableNow',
        source: section('lease'),
        read: where(({ home, day }) => isOnMarket(home.status) && home.availableOn <= day),
        en: 'The home is available now.',
        es: 'La vivienda está disponible ahora.',
      },
      {
        id: 'availableOn',
        source: section('lease'),
        read: ({ home, day }, say) =>
          isOnMarket(home.status) && home.availableOn > day ? { day: say.day(latest(home.availableOn, day)) } : null,
        en: 'The home is available from {day}.',
        es: 'La vivienda está disponible a partir del {day}.',
      },
      pausedFact,
    ],
  },
  {
    id: 'apply',
    about: { en: 'applying', es: 'la solicitud' },
    asks: [
      '(?:how|where) (?:[a-z]+ ){0,3}apply',
      'application (?:process|link|form|online)',
      '(?:documents?|paperwork) (?:[a-z]+ ){0,5}(?:apply|application|need)',
      '(?:want|like) to (?:rent|lease|apply)(?: (?:it|this|for it))?',
      "what(?:'?s| is)? next",
      'requirements?',
      '(?:como|donde) (?:[a-z]+ ){0,3}(?:aplic|solicit)[a-z]*',
      '(?:hago|llenar|lleno) (?:la )?solicitud',
      'requisitos',
      'que documentos',
    ],
    facts: [
      {
        id: 'apply',
        source: page('whoApplies'),
        read: where(({ home }) => !home.areApplicationsPaused && isOnMarket(home.status)),
        en: 'You apply online from this page with “Apply”. Everyone 18 or older who will live there applies, and applications are reviewed in the order they are completed.',
        es: 'Se aplica en línea desde esta página con “Apply”. Aplica toda persona de 18 años o más que vaya a vivir ahí, y las solicitudes se revisan en el orden en que se completan.',
      },
      pausedFact,
      {
        id: 'criteria',
        source: section('qualify'),
        read: (known, say) => ({
          gross: say.money(criteria(known).grossCents),
          savings: say.money(criteria(known).savingsCents),
        }),
        en: 'The income for this home is {gross} a month before taxes. Savings of {savings} or a co-signer work instead.',
        es: 'Los ingresos para esta vivienda son de {gross} al mes antes de impuestos. También sirven ahorros de {savings} o un aval.',
      },
    ],
  },
  {
    id: 'host',
    about: { en: 'the host', es: 'la persona anfitriona' },
    asks: ['(?:who is |the |your )?host', 'who shows', 'anfitrion(?:a)?'],
    facts: [
      {
        id: 'host',
        source: section('overview'),
        read: ({ home }) => (home.host ? { name: home.host.firstName, year: String(home.host.since) } : null),
        en: '{name} hosts this home and has worked with us since {year}.',
        es: '{name} muestra esta vivienda y trabaja con nosotros desde {year}.',
      },
    ],
  },
  {
    id: 'address',
    about: { en: 'the address', es: 'la dirección' },
    asks: [
      'address',
      'where (?:[a-z]+ ){0,3}(?:located|it|this|place|home|house)(?: (?:located|exactly))*',
      '(?:what|which) (?:street|neighborhood|city|part of town|zip(?: code)?)(?: (?:[a-z]+ ){0,3}in)?',
      'zip ?code',
      'direccion',
      '(?:que|cual) (?:barrio|calle|colonia|ciudad|zona)(?: esta)?',
      'donde (?:esta|queda)(?: (?:ubicad[oa]|la casa))?',
      'codigo postal',
    ],
    facts: [
      {
        id: 'address',
        source: section('neighborhood'),
        read: ({ home }) => ({
          street: home.streetAddress,
          place: home.neighborhood ? `${home.neighborhood}, ${home.city}` : home.city,
          state: home.state,
          zipcode: home.zipcode,
        }),
        en: 'The address is {street}, {place}, {state} {zipcode}.',
        es: 'La dirección es {street}, {place}, {state} {zipcode}.',
      },
    ],
  },
  {
    id: 'nearby',
    about: { en: 'what is nearby', es: 'lo que hay cerca' },
    asks: [
      'parks(?: (?:nearby|around|close by))?',
      'park (?:nearby|close by)',
      "(?:what'?s|what is) (?:around|near(?:by)?|close)(?: (?:here|there|it|by))?",
      '(?:parques?)(?: cerca)?',
      'que hay cerca',
    ],
    facts: [
      {
        id: 'parks',
        source: section('neighborhood'),
        read: ({ surroundings: { parks } }, say) =>
          parks.length > 0
            ? {
                parks: say.list(
                  parks.map(({ name, miles }) =>
                    miles === 0
                      ? `${name} (${say.words({ en: 'right next door', es: 'justo al lado' })})`
                      : `${name} (${say.number(miles)} ${say.words(miles === 1 ? { en: 'mile', es: 'milla' } : { en: 'miles', es: 'millas' })})`,
                  ),
                ),
              }
            : null,
        en: 'Nearby parks, in a straight line: {parks}.',
        es: 'Parques cercanos, en línea recta: {parks}.',
      },
      {
        id: 'homesNearby',
        source: section('neighborhood'),
        read: ({ surroundings: { homes, area } }, say) =>
          homes > 0
            ? { homes: say.count(homes, { en: 'home', es: 'vivienda' }, { en: 'homes', es: 'viviendas' }), area }
            : null,
        en: 'Right now we have {homes} in {area}.',
        es: 'En este momento tenemos {homes} en {area}.',
      },
    ],
  },
];

function isOnMarket(status: Known['home']['status']): boolean {
  return status === 'active' || status === 'coming_soon' || status === 'application_pending';
}
