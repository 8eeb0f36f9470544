// What a home costs, and what the law of its place says about it.
import { LATE_FEE } from '@/contract/law/deposits';
import type { Fact, Known, Topic } from './types';
import { always, clause, page, section, where } from './types';

type Fee = Known['home']['fees'][number];
const feeText = (say: Parameters<Topic['facts'][number]['read']>[1], fees: readonly Fee[]) =>
  say.list(
    fees.map(
      ({ name, cents, every }) =>
        `${say.listed(name)} (${say.money(cents)}${every === 'month' ? say.words({ en: ' a month', es: ' al mes' }) : ''})`,
    ),
  );
const petFees = ({ fees }: Known['home']) =>
  fees.filter(({ kind, name }) => kind === 'pet_rent' || /\b(?:pets?|dogs?|cats?)\b/i.test(name));
const rent: Fact = {
  id: 'rent',
  source: section('costs'),
  read: ({ home }, say) => ({ rent: say.money(home.rentCents) }),
  en: 'The rent is {rent} a month.',
  es: 'La renta es de {rent} al mes.',
};
const allIn: Fact = {
  id: 'allIn',
  source: section('costs'),
  read: ({ home }, say) => ({ total: say.money(home.allInCents), rent: say.money(home.rentCents) }),
  en: 'The total is {total} a month: the rent of {rent} and every required monthly fee.',
  es: 'El total es de {total} al mes: la renta de {rent} y todos los cargos mensuales obligatorios.',
};
const deposit: Fact = {
  id: 'deposit',
  source: section('costs'),
  read: ({ home }, say) => (home.depositCents > 0 ? { deposit: say.money(home.depositCents) } : null),
  en: 'The security deposit is {deposit}, and you get it back after you move out, minus only what the law allows.',
  es: 'El depósito de garantía es de {deposit} y se le devuelve después de mudarse, menos solo lo que la ley permite.',
};

/** Read before what the home is and has. */
export const moneyTopics: readonly Topic[] = [
  {
    id: 'depositInterest',
    about: { en: 'interest on the deposit', es: 'los intereses del depósito' },
    asks: [
      'interest (?:[a-z]+ ){0,3}deposit',
      'deposit (?:[a-z]+ ){0,3}(?:interest|interest[- ]bearing)',
      'intereses (?:[a-z]+ ){0,3}deposito',
    ],
    facts: [],
    laws: ['depositInterest'],
  },
  {
    id: 'depositReturn',
    about: { en: 'when the deposit comes back', es: 'cuándo se devuelve el depósito' },
    asks: [
      '(?:when|how (?:long|soon|fast)|do|will|can) (?:[a-z]+ ){0,5}(?:my |the |a )?(?:security )?deposits? (?:[a-z]+ ){0,3}(?:back|return(?:ed)?|refund(?:ed)?)',
      '(?:get|give|return|refund) (?:[a-z]+ ){0,3}deposit(?: back)?',
      'deposit (?:[a-z]+ ){0,4}(?:refundable|returned|refunded|back)',
      '(?:refundable|refund of (?:the |my )?) ?deposit',
      '(?:(?:cuando|me|van a|como) (?:[a-z]+ ){0,3})?(?:devuelven|regresan|reembolsan|devuelto|devolver|regresar|recupero) (?:[a-z]+ ){0,2}deposito',
      'deposito (?:[a-z]+ ){0,2}(?:reembolsable|se devuelve|se regresa)',
      'deposit,? (?:[a-z]+ ){0,2}(?:when|how) (?:[a-z]+ ){0,4}(?:back|returned|refunded)',
      'devolucion del deposito',
    ],
    facts: [deposit],
    laws: ['depositReturn'],
  },
  {
    id: 'depositParts',
    about: { en: 'paying the deposit in installments', es: 'el pago del depósito en partes' },
    asks: [
      '(?:pay|split|break up|spread) (?:[a-z]+ ){0,3}deposit (?:[a-z]+ ){0,4}(?:installments?|payments?|parts?|months?|over time)',
      'deposit (?:[a-z]+ ){0,5}(?:installments?|payments|payment plan|split|in parts)',
      'installments? (?:[a-z]+ ){0,3}deposit',
      '(?:pagar|dar|dividir) (?:[a-z]+ ){0,2}deposito (?:[a-z]+ ){0,3}(?:partes|pagos|plazos|mensualidades|cuotas)',
      'deposito (?:[a-z]+ ){0,2}(?:a plazos|en (?:partes|pagos|cuotas|mensualidades))',
    ],
    facts: [],
    laws: ['depositInstallments'],
  },
  {
    id: 'depositCap',
    about: { en: 'how high a deposit may be', es: 'el límite legal del depósito' },
    asks: [
      '(?:max(?:imum)?|most|highest|legal(?:ly)?|limit|allowed|law|cap) (?:[a-z]+ ){0,7}deposits?(?: (?:[a-z]+ ){0,3}(?:by law|allowed|legal|law))?',
      'deposit (?:[a-z]+ ){0,3}(?:limit|cap|legal|law|max(?:imum)?)(?: (?:[a-z]+ ){0,3}(?:by law|allowed|legal))?',
      '(?:maximo|limite|ley|legal) (?:[a-z]+ ){0,4}deposito(?: por ley)?',
      'deposito (?:[a-z]+ ){0,3}(?:maximo|por ley|legal|limite)',
    ],
    facts: [],
    laws: ['depositCap'],
  },
  {
    id: 'petFee',
    about: { en: 'fees for pets', es: 'los cargos por mascotas' },
    asks: [
      '(?:pets?|dogs?|cats?|animals?) (?:rent|fees?|deposits?|charges?|costs?|surcharge)(?: amount)?',
      '(?:fees?|deposits?|charges?|rent|extra|costs?) (?:[a-z]+ ){0,3}(?:pets?|dogs?|cats?|puppy|kitten)',
      'how much (?:[a-z]+ ){0,7}(?:pets?|dogs?|cats?)',
      '(?:cobran|cargos?|cuotas?|extra|deposito|renta|cuanto) (?:[a-z]+ ){0,5}(?:mascotas?|perros?|perritos?|gatos?)',
    ],
    facts: [
      {
        id: 'petFees',
        source: section('costs'),
        read: ({ home }, say) => (petFees(home).length > 0 ? { fees: feeText(say, petFees(home)) } : null),
        en: 'Fees for pets: {fees}.',
        es: 'Cargos por mascotas: {fees}.',
      },
      {
        id: 'noPetFees',
        source: section('costs'),
        read: where(({ home }) => home.pets !== 'none' && petFees(home).length === 0),
        en: 'The listing has no fee for pets.',
        es: 'El anuncio no incluye ningún cargo por mascotas.',
      },
      {
        id: 'petFeePolicy',
        source: section('facts'),
        read: where(({ home }) => home.pets === 'none'),
        en: 'This home doesn’t take pets, so there is no pet fee.',
        es: 'Esta vivienda no acepta mascotas, así que no hay cargo por ellas.',
      },
      {
        id: 'assistanceNoFee',
        source: page('pets'),
        read: always,
        en: 'Assistance animals aren’t pets and cost no fee.',
        es: 'Los animales de asistencia no son mascotas y no pagan ningún cargo.',
      },
    ],
  },
  {
    id: 'lateFee',
    about: { en: 'late fees', es: 'los recargos por pago tardío' },
    asks: [
      'late (?:fees?|charges?|payments?|rent|penalt(?:y|ies))',
      '(?:rent|pay(?:ing|ment)?|paid) (?:[a-z]+ ){0,3}late',
      'late (?:on|with) (?:the |my )?rent',
      'grace period(?: for rent)?',
      '(?:how much )?(?:[a-z]+ ){0,3}if i pay (?:[a-z]+ ){0,3}(?:late|after|on the (?:[2-9]|[12]\\d|3[01])(?:st|nd|rd|th)?)',
      'pag(?:o|ar|a|ue|os) (?:[a-z]+ ){0,3}(?:tarde|atrasad[oa]s?|despues|con retraso)',
      '(?:recargos?|multas?|mora)(?: (?:[a-z]+ ){0,3}(?:tarde|atras(?:ad)?o|tardio|retraso))?',
      'periodo de gracia',
      'me atraso(?: (?:[a-z]+ ){0,3}renta)?',
    ],
    facts: [
      {
        id: 'ourLateFee',
        source: clause('lateFee'),
        read: (_, say) => ({
          days: say.number(LATE_FEE.graceDays),
          share: `${LATE_FEE.bps / 100}%`,
          most: say.money(LATE_FEE.most),
        }),
        en: 'Our leases charge no late fee for the first {days} days. After that it is at most {share} of what is unpaid and never more than {most}, or less where the law says so.',
        es: 'Nuestros contratos no cobran recargo durante los primeros {days} días. Después es de {share} de lo que falta por pagar como máximo y nunca más de {most}, o menos donde la ley lo exige.',
      },
    ],
    laws: ['lateFee'],
  },
  {
    id: 'applicationFee',
    about: { en: 'the application fee', es: 'el costo de la solicitud' },
    asks: [
      '(?:app|application|screening|background(?: check)?|credit check) (?:fees?|costs?|charges?|price)(?: per (?:person|adult|applicant))?',
      '(?:cost|price|fee|how much|charge|pay)s? (?:[a-z]+ ){0,5}(?:apply(?:ing)?|application|screening|background check)(?: cost)?',
      'application (?:[a-z]+ ){0,2}(?:cost|free)',
      'reusable (?:screening )?reports?',
      '(?:cuanto|costo|precio|cobran|cuota|cargo) (?:[a-z]+ ){0,4}(?:aplicar|aplicacion|solicitud|solicitar)',
    ],
    facts: [
      {
        id: 'applicationFee',
        source: section('costs'),
        read: ({ home }, say) => (home.applicationFeeCents > 0 ? { fee: say.money(home.applicationFeeCents) } : null),
        en: 'Each adult pays a one-time application fee of {fee}. It isn’t part of the rent or the move-in costs.',
        es: 'Cada adulto paga una sola vez {fee} por la solicitud. No es parte de la renta ni de los costos de mudanza.',
      },
      {
        id: 'applicationFree',
        source: section('costs'),
        read: where(({ home }) => home.applicationFeeCents === 0),
        en: 'Applying is free.',
        es: 'La solicitud es gratis.',
      },
    ],
    laws: ['screeningFee'],
  },
  {
    id: 'moveInCost',
    about: { en: 'move-in costs', es: 'los costos para mudarse' },
    asks: [
      '(?:total )?move[- ]?in (?:costs?|fees?|total|price|money|amount)',
      "(?:how much|what|cost|cash|money|total) (?:[a-z']+ ){0,7}(?:to move[- ]?in|up ?front|at signing|to get (?:in|the keys)|day one)",
      '(?:due|need|pay|owe) (?:[a-z]+ ){0,3}(?:up ?front|at (?:signing|move[- ]?in)|to move[- ]?in)',
      "first (?:month(?:'?s)?)?,? ?(?:and|&|\\+) last(?: month(?:'?s)?)?(?: rent)?",
      '(?:cuanto|que|total|dinero) (?:[a-z]+ ){0,4}(?:para|al) (?:mudarme|mudarnos|mudarse|entrar|la mudanza)',
      'costos? de (?:mudanza|entrada)',
      'primer(?:o)? y ultimo mes',
    ],
    facts: [
      {
        id: 'moveIn',
        source: section('costs'),
        read: ({ home }, say) => ({
          total: say.money(home.moveInCents),
          month: say.money(home.allInCents),
          deposit: say.money(home.depositCents),
        }),
        en: 'You need {total} to move in: {month} for the first month with all required fees, the {deposit} deposit, and any required one-time fees.',
        es: 'Para mudarse necesita {total}: {month} del primer mes con todos los cargos obligatorios, el depósito de {deposit} y los cargos únicos obligatorios, si hay.',
      },
    ],
  },
  {
    id: 'payment',
    about: { en: 'ways to pay rent', es: 'las formas de pagar la renta' },
    asks: [
      '(?:how|where|ways?) (?:[a-z]+ ){0,4}(?:pay|paid)(?: (?:[a-z]+ ){0,2}rent)?',
      '(?:rent|pay) (?:[a-z]+ ){0,3}(?:by|with|online|through) ?(?:a )?(?:credit card|card|check|cash|zelle|venmo|ach|bank transfer|paypal)?',
      '(?:credit cards?|zelle|venmo|paypal|autopay|ach)',
      '(?:como|donde) (?:[a-z]+ ){0,3}pag(?:o|ar|a|an)(?: la renta)?',
      '(?:pago|pagar) (?:[a-z]+ ){0,3}(?:con tarjeta|en efectivo|por transferencia|en linea)',
    ],
    facts: [
      {
        id: 'payment',
        source: page('payRent'),
        read: always,
        en: 'Residents pay rent by bank transfer, which is free, or by card, with any card fee shown before they confirm.',
        es: 'La renta se paga por transferencia bancaria, sin costo, o con tarjeta; el cargo de la tarjeta, si hay, se ve antes de confirmar.',
      },
    ],
  },
  {
    id: 'rentIncrease',
    about: { en: 'rent increases', es: 'los aumentos de renta' },
    asks: [
      '(?:rent )?(?:increases?|hikes?)(?: (?:[a-z]+ ){0,2}rent)?',
      '(?:raise|increase|raising|bump) (?:[a-z]+ ){0,2}rent',
      'rent (?:[a-z]+ ){0,3}(?:go(?:es|ing)? up|increase[sd]?|be raised|rise)(?: (?:next|each|every) year)?',
      'rent (?:stabilized|control(?:led)?|cap)',
      '(?:subir|subiran|suben|sube|aument(?:ar|an|o|os|a)|incremento) (?:[a-z]+ ){0,3}renta',
      'renta (?:[a-z]+ ){0,2}(?:sube|aumenta|controlada)',
      'control de renta',
    ],
    facts: [],
    laws: ['rentIncreaseCap', 'rentIncreaseNotice'],
  },
  {
    id: 'allIn',
    about: { en: 'the total a month', es: 'el total al mes' },
    asks: [
      'all[- ]?in(?: (?:price|cost|rent|total))?',
      '(?:total|full|real|actual|true) (?:monthly )?(?:cost|price|payment|amount|rent)(?: (?:[a-z]+ ){0,3}(?:everything|fees|included|month))?',
      '(?:rent|price|cost) (?:plus|with|and|including) (?:all |the )?(?:fees|everything)(?: total| included)?',
      '(?:with|including) (?:everything|all (?:the )?fees)',
      'total (?:al|por) mes',
      '(?:cuanto|pago|total) (?:[a-z]+ ){0,6}(?:con (?:[a-z]+ ){0,2}todo|todo incluido|en total)',
      '(?:renta|precio) (?:mas|con|y) (?:los |todos los )?cargos(?: total)?',
    ],
    facts: [allIn],
  },
  {
    id: 'negotiation',
    about: { en: 'a lower rent', es: 'una renta más baja' },
    asks: [
      '(?:lower|reduce|drop|negotia[a-z]+|come down on|flexible (?:on|with)|discount(?:s|ed)?|knock (?:[a-z]+ ){0,2}off)(?: (?:[a-z]+ ){0,3}(?:rent|price))?',
      '(?:rent|price) (?:[a-z]+ ){0,2}(?:negotiable|flexible|drop(?:ped)?|cut|reduc[a-z]+)',
      '(?:specials?|concessions?|promotions?|free month|one month free)',
      '(?:negociar|negociable|descuentos?|rebaja[a-z]*|bajar (?:[a-z]+ ){0,2}renta|promocion(?:es)?)(?: (?:[a-z]+ ){0,2}renta)?',
      '(?:renta|precio) (?:[a-z]+ ){0,2}(?:negociable|descuento)',
    ],
    facts: [
      {
        id: 'rentCut',
        source: section('costs'),
        read: ({ home }, say) =>
          home.previousRentCents === null
            ? null
            : { before: say.money(home.previousRentCents), rent: say.money(home.rentCents) },
        en: 'The rent was lowered from {before} to {rent}.',
        es: 'La renta bajó de {before} a {rent}.',
      },
    ],
  },
  {
    id: 'nearbyRents',
    about: { en: 'rents nearby', es: 'las rentas de la zona' },
    asks: [
      '(?:average|median|typical|usual|normal|going) (?:rents?|prices?)(?: (?:[a-z]+ ){0,3}(?:there|here|area|neighborhood|nearby))?',
      'rents? (?:[a-z]+ ){0,2}(?:fair|reasonable|high|good)(?: (?:[a-z]+ ){0,2}(?:area|neighborhood))?',
      '(?:renta|precio) (?:promedio|normal|justa)(?: (?:[a-z]+ ){0,3}(?:zona|area|barrio))?',
    ],
    facts: [
      {
        id: 'medianRent',
        source: section('neighborhood'),
        read: ({ home, surroundings: { similar, area } }, say) =>
          similar && {
            homes: say.number(similar.homes),
            beds: say.number(home.beds),
            area,
            median: say.money(similar.rentCents),
            rent: say.money(home.rentCents),
          },
        en: 'The median rent of {homes} homes with {beds} bedrooms in {area} is {median}. This home is {rent}.',
        es: 'La renta mediana de {homes} viviendas con {beds} recámaras en {area} es de {median}. Esta vivienda cuesta {rent}.',
      },
    ],
  },
];

/** In words that also stand in other questions: read after those. */
export const generalMoneyTopics: readonly Topic[] = [
  {
    id: 'deposit',
    about: { en: 'the security deposit', es: 'el depósito de garantía' },
    asks: ['(?:security |damage )?deposits?(?: amount)?', 'depositos?(?: de (?:garantia|seguridad))?', 'fianza'],
    facts: [
      deposit,
      {
        id: 'noDeposit',
        source: section('costs'),
        read: where(({ home }) => home.depositCents === 0),
        en: 'This home has no security deposit.',
        es: 'Esta vivienda no pide depósito de garantía.',
      },
    ],
  },
  {
    id: 'fees',
    about: { en: 'fees', es: 'los cargos' },
    asks: [
      '(?:(?:hidden|extra|additional|other|junk|admin(?:istration)?|monthly|any|required|optional|amenity) )*fees?(?: (?:[a-z]+ ){0,3}(?:on top of|besides|charge)(?: (?:the )?rent)?)?',
      'extra (?:charges|costs)(?: (?:on top of|besides)(?: the)? rent)?',
      '(?:otros |otras )?(?:cargos?|cuotas?|tarifas?|cobros?)(?: (?:escondid|ocult|adicional|extra|mensual)[a-z]*)?(?: (?:aparte|ademas) de la renta)?',
    ],
    facts: [
      {
        id: 'requiredFees',
        source: section('costs'),
        read: ({ home }, say) => {
          const fees = home.fees.filter(({ required }) => required);
          return fees.length > 0 ? { fees: feeText(say, fees) } : null;
        },
        en: 'Required fees besides the rent: {fees}.',
        es: 'Cargos obligatorios aparte de la renta: {fees}.',
      },
      {
        id: 'noRequiredFees',
        source: section('costs'),
        read: where(({ home }) => home.fees.every(({ required }) => !required)),
        en: 'There are no required fees besides the rent.',
        es: 'No hay cargos obligatorios aparte de la renta.',
      },
      {
        id: 'optionalFees',
        source: section('costs'),
        read: ({ home }, say) => {
          const fees = home.fees.filter(({ required }) => !required);
          return fees.length > 0 ? { fees: feeText(say, fees) } : null;
        },
        en: 'Optional: {fees}.',
        es: 'Opcional: {fees}.',
      },
      {
        id: 'onlyListedFees',
        source: section('costs'),
        read: always,
        en: 'A fee that isn’t on the listing can’t be in the lease.',
        es: 'Un cargo que no está en el anuncio no puede estar en el contrato.',
      },
    ],
  },
  {
    id: 'rent',
    about: { en: 'the rent', es: 'la renta' },
    asks: [
      '(?<!\\b(?:i|we|to|you|can|could) )(?:monthly |the )?rent(?: (?:price|amount|per month|a month))?(?! it| this| that| to| out| a | an | rooms?| from| homes?|al|ed|ing)',
      "(?:how much|what) (?:[a-z']+ ){0,6}(?:per|a|each|every) month",
      '(?:monthly|asking) (?:price|payment|cost)',
      'the monthly',
      '(?:precio (?:de la )?)?renta(?! por)(?: (?:mensual|al mes))?',
      '(?:cuanto|que) (?:[a-z]+ ){0,4}(?:al|por|cada) mes',
      'alquiler mensual',
    ],
    facts: [
      rent,
      {
        ...allIn,
        read: (known, say) => (known.home.allInCents > known.home.rentCents ? allIn.read(known, say) : null),
      },
    ],
  },
  {
    id: 'price',
    isFallback: true,
    about: { en: 'the rent', es: 'la renta' },
    asks: [
      'prices?',
      'how much(?: (?:is|does) (?:it|this|the (?:place|house|home|apartment|unit)))?(?: cost)?',
      '(?:what does|cost of) (?:it|this)(?: cost)?',
      'precio',
      'cuanto (?:cuesta|vale|es|piden|sale)',
    ],
    facts: [rent],
  },
];
