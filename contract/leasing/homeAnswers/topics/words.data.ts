// Words around a question, in English and Spanish, without accents and in lower case.

/** Asks for someone on our team. */
export const PERSON_ASKS: readonly string[] = [
  '(?:talk|speak|chat) (?:to|with) (?:a |an |the |your |my )?(?:person|human|someone|somebody|agent|representative|manager|landlord|owner|real person)',
  '(?:call|text|email|phone) me(?: back)?',
  '(?:real |actual )?(?:human|representative)',
  'can (?:someone|somebody) (?:call|contact|text|email)',
  '(?:hablar|comunicarme|platicar) con (?:una |un |alguna |el |la )?(?:persona|alguien|agente|humano|duen[oa]|encargad[oa])',
  '(?:llamenme|me llaman|me pueden llamar)',
];

/** Said beside a question, and not asked. */
export const NOT_ASKED: readonly string[] = [
  '(?:i |we )?(?:have |got )?no (?:pets?|dogs?|cats?|animals?|kids?|children)(?= ?[,.;]| but| and|$)',
  "(?:i|we) (?:do not|don'?t) have (?:any )?(?:pets?|dogs?|cats?|animals?|kids?|children)",
  'not (?:asking|worried|concerned) about (?:the )?[a-z]+',
  '(?:no tengo|no tenemos|sin) (?:mascotas?|perros?|gatos?|ninos|hijos)(?= ?[,.;]| pero| y|$)',
];

/** Worth correcting where a letter is missing, added, changed, or swapped. */
export const QUESTION_KEYWORDS: readonly string[] = [
  ...'security deposit deposits application available availability utilities electricity internet parking garage laundry washer dryer dishwasher refrigerator appliances microwave furnished heating furnace cooling conditioning bedroom bedrooms bathroom bathrooms square footage balcony elevator fireplace hardwood carpet wheelchair accessible neighborhood address insurance renters eviction evictions criminal background voucher vouchers section income savings cosigner guarantor roommates schedule viewing virtual smoking allowed included amenities lease monthly month installments refundable garbage leave least please release water broken include includes'.split(
    ' ',
  ),
  ...'deposito disponible mascotas perros estacionamiento cochera lavadora secadora lavanderia calefaccion acondicionado refrigerador amueblado recamaras solicitud aplicacion seguro ingresos credito direccion servicios contrato desalojo elevador alberca piscina'.split(
    ' ',
  ),
];

/** Words that name a language: those of both, such as `no`, are left out. */
export const LANGUAGE_WORDS = {
  en: new Set(
    'the is are do does can i my what how when where who there it of to in for with and or you your have has any much many will be need want this that if at on allow allowed rent price lease pets pet parking available deposit fee fees tour laundry included unit'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las es son hay tiene tienen puedo puede cuanto cuanta cuantos cuantas cual que como donde cuando quien esta estan de del para con por y mi mis un una al renta precio deposito mascotas perros gatos perro gato casa quiero necesito tengo aceptan acepta cobran se lo su mes incluye trae pueden sin avisar refrigerador estufa va muy hago estan seguro barrio piso amueblado disponible alberca estacionamiento'.split(
      ' ',
    ),
  ),
} as const;
