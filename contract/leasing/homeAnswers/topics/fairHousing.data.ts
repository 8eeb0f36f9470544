// Questions about the people around a home, which fair-housing law has no landlord answer, and assistance animals.
import type { AnswerSource } from '@/contract/leasing/homeAnswers/schemas';
import { always, page, type Topic } from './types';

/** 42 U.S.C. § 3604: no home is described, offered, or denied by a protected class. */
const FAIR_HOUSING: AnswerSource = { kind: 'law', citation: '42 U.S.C. § 3604' };
const PEOPLE =
  '(?:people|person|residents?|tenants?|neighbors?|famil(?:y|ies)|owned|area|neighborhood|community|building|living|around|nearby|there|church(?:es)?|friendly|only)';
const ORIGINS =
  '(?:white|black|asian|hispanic|latin[oax]s?|mexicans?|chinese|indians?|arabs?|koreans?|russians?|filipinos?|vietnamese|african[- ]americans?|immigrants|foreigners|americans?)';
const FAITHS =
  '(?:christians?|catholics?|jew(?:s|ish)|orthodox|muslims?|islamic|mormons?|lds|hindus?|buddhists?|sikhs?|mosques?|synagogues?|church(?:es)?|temples?|relig(?:ion|ions|ious))';

export const fairHousingTopics: readonly Topic[] = [
  {
    id: 'assistanceAnimals',
    about: { en: 'assistance animals', es: 'los animales de asistencia' },
    asks: [
      '(?:pet (?:rent|fees?|deposits?) (?:[a-z]+ ){0,3})?(?:emotional support|support|service|assistance|therapy|guide|seeing[- ]eye|psychiatric)[- ](?:animals?|dogs?|cats?|pets?)',
      '(?:(?:pet|charge|fee)s? (?:[a-z]+ ){0,4})?(?:emotional support|esas?)(?: (?:dog|cat|animal))?',
      '(?:perr[oa]s?|animal(?:es)?|gat[oa]s?) (?:guia|(?:de )?(?:servicio|asistencia|apoyo|terapia)(?: emocional)?)',
      'apoyo emocional',
    ],
    answers: ['assistanceAnimals'],
    facts: [
      {
        id: 'assistanceAnimals',
        source: page('pets'),
        read: always,
        en: 'Assistance animals, such as service dogs and emotional support animals, aren’t pets. They are welcome in this home and cost no pet fee.',
        es: 'Los animales de asistencia, como perros de servicio y animales de apoyo emocional, no son mascotas. Se aceptan en esta vivienda y no pagan cargo por mascota.',
      },
    ],
  },
  {
    id: 'everyone',
    about: { en: 'who lives nearby', es: 'quiénes viven cerca' },
    asks: [
      `(?:what|which) (?:kinds?|types?|sorts?) of (?:people|persons?|neighbors?|crowd|tenants?|folks?)(?: (?:live|are|is|stay)(?: (?:there|here|around|nearby))?)?`,
      `who (?:lives|live|else lives|are the neighbors)(?: (?:there|here|around|nearby|next door))?`,
      `(?:neighbors|demographics?|ethnicit(?:y|ies)|race|racial(?: mix)?|diverse|diversity)(?: (?:[a-z]+ ){0,3}${ORIGINS})?`,
      `(?:any |are there |lots of |many |a lot of )?${ORIGINS} ${PEOPLE}(?: ${PEOPLE})*`,
      `(?:any |are there |is it |many |a lot of )(?:an? )?${ORIGINS}(?: ${PEOPLE})*`,
      `${FAITHS}(?:,? (?:and|or) ${FAITHS})*(?: ${PEOPLE})*`,
      '(?:lgbtq?i?a?\\+?|gays?|lesbians?|queer|trans(?:gender)?)(?:[- ](?:friendly|area|community|neighborhood|people|couples?))*',
      '(?:wom[ae]n|m[ae]n|females?|males?|girls|guys)[- ]only',
      '(?:single (?:wom[ae]n|m[ae]n|girls?|guys?)|(?:young )?professionals)',
      'que (?:tipo|clase) de (?:gente|personas|vecinos)(?: viven?)?(?: (?:ahi|aqui|cerca))?',
      '(?:quien(?:es)? viven?|como son los vecinos)(?: (?:ahi|aqui|cerca))?',
      '(?:hay )?(?:muchos? |puros? )?(?:latin|mexican|blanc|negr|asiatic|hispan|judi|musulman|cristian|catolic|gringo|american|chin|arabe)[a-z]*(?: (?:en (?:el|la) (?:barrio|zona|area))|cerca)?',
      '(?:iglesias?|mezquitas?|sinagogas?)(?: cerca)?',
    ],
    answers: ['everyone'],
    facts: [
      {
        id: 'everyone',
        source: FAIR_HOUSING,
        read: always,
        en: 'This home is open to everyone. Fair housing law is why we don’t describe who lives nearby.',
        es: 'Esta vivienda está abierta a todas las personas. Por la ley de vivienda justa no describimos quiénes viven cerca.',
      },
    ],
  },
  {
    id: 'families',
    about: { en: 'families and ages', es: 'las familias y las edades' },
    asks: [
      '(?:a lot of |lots of |many |good for |any )?(?:famil(?:y|ies)|twins|newborn|pregnant|kids?|child(?:ren)?|babies|baby|toddlers?|teenagers?|seniors?|elderly|students?(?! loans?))(?:[- ](?:friendly|allowed|ok|only|welcome|there|around|nearby|living))*',
      'adults?[- ]only(?: building)?',
      '(?:55|62) ?(?:\\+|and over|plus)(?: community)?',
      'single (?:moms?|mothers?|parents?)',
      '(?:hay |aceptan |muchas |muchos |para )*(?:familias?|ninos?|hijos|bebes?|adultos mayores|ancianos|estudiantes)',
      'solo adultos',
    ],
    answers: ['families'],
    facts: [
      {
        id: 'families',
        source: FAIR_HOUSING,
        read: always,
        en: 'This home is open to people of all ages, with or without children, and we don’t describe who lives nearby.',
        es: 'Esta vivienda está abierta a personas de todas las edades, con o sin niños, y no describimos quiénes viven cerca.',
      },
    ],
  },
  {
    id: 'schools',
    about: { en: 'schools', es: 'las escuelas' },
    asks: [
      '(?:good |best |great |nearby |public |elementary |middle |high |what )*schools?(?: (?:districts?|zones?|ratings?|nearby|around|close))*',
      '(?:buenas |mejores )?(?:escuelas?|primarias?|secundarias?|preparatorias?)(?: cerca)?',
      'distrito escolar',
    ],
    answers: ['schools'],
    facts: [
      {
        id: 'schools',
        source: FAIR_HOUSING,
        read: always,
        en: 'We don’t rate schools. The school district can tell you which schools serve this address.',
        es: 'No calificamos escuelas. El distrito escolar puede decirle qué escuelas corresponden a esta dirección.',
      },
    ],
  },
  {
    id: 'safety',
    about: { en: 'safety', es: 'la seguridad' },
    asks: [
      '(?:is (?:it|this|the area) )?(?:very |really )?(?:un)?safe(?:r|st|ty|ly)?(?: (?:[a-z]+ ){0,2}(?:area|neighborhood|street|there|at night|part of town))?',
      'crimes?(?: (?:rate|statistics|stats|map))?',
      '(?:bad|rough|sketchy|dangerous|ghetto|good|nice|quiet|decent) (?:area|neighborhood|part of town|street|block)',
      '(?:dangerous|sketchy|ghetto|gangs?|shootings?|break[- ]?ins?|burglar(?:y|ies)|homeless|drugs?)',
      '(?:es |esta |muy )*segur[oa]s?(?! (?:social|de|para))(?: (?:el|la|este|esta) (?:barrio|zona|area|colonia|vecindario))?',
      '(?:crimen|criminalidad|delincuencia|robos?|peligros[oa]|pandillas|inseguridad)',
      '(?:buen|mal|mala|buena) (?:barrio|zona|area|colonia|vecindario)',
      '(?:barrio|zona|area|colonia|vecindario) (?:tranquil|bonit|fe)[oa]',
    ],
    answers: ['safety'],
    facts: [
      {
        id: 'safety',
        source: FAIR_HOUSING,
        read: always,
        en: 'We don’t rate neighborhoods as safe or unsafe. Local police publish crime figures, and you can visit at different times of day.',
        es: 'No calificamos los barrios como seguros o inseguros. La policía local publica cifras de delitos, y usted puede visitar la zona a distintas horas.',
      },
    ],
  },
];
