// Words in a search that the law or our policy answers, in English and Spanish. Earlier patterns read first. The text has
// no accents and is in lower case.
import type { SearchAnswer } from '@/contract/homes/homes/searchAnswers';

const ASKS =
  '(?:(?:(?:do|does|will|can|may|is|are) (?:you|it|they|i|we) )?(?:(?:that |who |which )?(?:accepts?|accepting|takes?|taking|allows?|allowing|aceptan?|acepten?|usan?|use|with|have|has|having|con|tengo|i have|we have|i am|we are|soy) )?(?:a |an |my |our |the |any |un |una |mi )?)?';
const ENDS =
  '(?:[ -]+(?:ok(?:ay)?|friendly|accept(?:ed|able|ing)|acceptance|welcome|allowed|approved|needed|required|please|only|considered|holders?|is fine|permitted))*';
const words = (...patterns: string[]) =>
  new RegExp(String.raw`\b${ASKS}(?:${patterns.join('|')})${ENDS}(?![\w-])`, 'g');

const AREA = '(?:neighborhoods?|neighbourhoods?|areas?|community|communities|buildings?|streets?|parts? of town|town)';
const FAITH = '(?:christian|catholic|jewish|orthodox|muslim|islamic|mormon|lds|hindu|buddhist|sikh|church)s?';
const ORIGIN =
  '(?:white|black|asian|hispanic|latinos?|latinx|mexicans?|chinese|indian|arab|korean|russian|filipino|vietnamese|african[- ]americans?|immigrants?|foreigners?|american)';
const PEOPLE = '(?:people|families|family|residents?|tenants?|neighbors?|owned)';

export const ANSWER_RULES: readonly (readonly [SearchAnswer, RegExp])[] = [
  [
    'assistanceAnimals',
    words(
      '(?:emotional support|support|service|assistance|therapy|guide|seeing[- ]eye|hearing|psychiatric)[- ](?:animals?|dogs?|cats?|pets?)',
      'emotional support',
      'esas?(?= (?:ok|friendly|allowed|welcome|accepted))',
      '(?<=\\b(?:an|my|our|have|with|for) )esas?',
      'esa (?:dogs?|cats?|animals?|pets?)',
      'perros? (?:de servicio|guia|de asistencia|de apoyo)(?: emocional)?',
      'animal(?:es)? de (?:apoyo|servicio|asistencia)(?: emocional)?',
    ),
  ],
  [
    'vouchers',
    words(
      '(?:no )?(?:section|sec\\.?|seccion)[- ]?(?:8|eight|ocho)(?: vouchers?)?',
      '(?:no )?(?:housing[- ]choice[- ]|housing[- ]|hud[- ])?vouchers?',
      'hcv',
      '(?:hud[- ]?)?vash(?: vouchers?)?',
      'hud',
      '(?:rental|rent|housing|government) assistance',
      'rapid re-?housing',
      '(?:vales?|bonos?|cupon(?:es)?) (?:de|para la) vivienda',
      'asistencia (?:de|para la) (?:renta|vivienda)',
    ),
  ],
  [
    'identity',
    words(
      '(?:no|without|sin)(?: an?)? (?:ssn|social security(?: number)?|(?:numero de )?seguro social|papeles|papers|documents)',
      'itins?(?: number)?',
      'undocumented',
      'daca',
      'indocumentad[oa]s?',
      'immigrants?[ -](?:ok|welcome|friendly)',
      'work visas?',
    ),
  ],
  [
    'everyone',
    words(
      `no (?:more )?(?:${ORIGIN}|gays?|muslims|jews|christians|disabled|women|men)`,
      `${FAITH}(?:[ -](?:friendly|only|${AREA}|${PEOPLE}))*`,
      `${ORIGIN}[ -](?:friendly|only|${AREA}|${PEOPLE})`,
      '(?:wom[ae]n|females?|males?|m[ae]n|ladies|girls?|guys?)[ -](?:only|friendly|preferred)',
      '(?:lgbtq?i?a?\\+?|gays?|lesbians?|queer|trans(?:gender)?)(?:[ -](?:friendly|owned|ok|welcom(?:e|ing)|neighborhood|area|community))*',
      'exclusive (?:neighborhood|community)',
      'english[- ]speaking(?: only)?',
      '(?:barrio|vecindario|zona|comunidad|edificio) (?:cristian[oa]|catolic[oa]|judi[oa]|musulman[a]?|latin[oa]|hispan[oa]|blanc[oa]|negr[oa]|mexican[oa]|asiatic[oa])',
      'solo (?:mujeres|hombres)',
    ),
  ],
  [
    'families',
    words(
      'no (?:kids|children|child|babies|toddlers|teenagers|seniors|students|minors)',
      '(?:mature )?adults?[- ]only(?: buildings?| community)?',
      'adult (?:community|building|living)',
      'mature (?:adults?|couples?|tenants?|people|persons?)(?: only)?',
      '(?:child|kid)s?[- ]?free(?: building| community)?',
      '(?:kids?|child(?:ren)?|family|families)[ -]?(?:friendly|ok|welcome|allowed)',
      'single (?:moms?|mothers?|dads?|fathers?|parents?)',
      '(?:over )?55 ?\\+?(?: and (?:over|older|up))?(?: (?:community|communities|living|housing|only))',
      '55 ?\\+',
      'over 55',
      'age[- ]restricted(?: community)?',
      '(?:senior|seniors|retirement|elderly)(?: (?:living|housing|community|communities|citizens?|only))*',
      'without (?:kids|children)',
      'sin (?:ninos|hijos)',
      'solo adultos',
      'para (?:adultos mayores|ancianos)',
      'mayores de 55(?: anos)?',
    ),
  ],
  [
    'safety',
    words(
      '(?:low|no|less)[- ]crime(?: (?:rates?|areas?|neighborhoods?))?',
      'crime(?:[- ]free| rates?| statistics)?',
      `(?:(?:very |really )?(?:un)?safe(?:st|r)?|bad|rough|sketchy|ghetto|dangerous|nice|good)(?: and quiet)? (?:neighborhoods?|neighbourhoods?|areas?|parts? of town)`,
      '(?:is (?:it )?)?(?:un)?safe(?:st|r|ty)?',
      'not (?:the )?ghetto',
      '(?:vecindario|barrio|zona|area|lugar|colonia) segur[oa]s?',
      'segur[oa]s?(?! social)',
      'poco crimen',
    ),
  ],
  [
    'schools',
    words(
      '(?:near |close to )?(?:good |best |great |top |excellent |nice |highly rated |a\\+ )?(?:elementary |middle |high |public )?schools?(?: districts?| zones?| ratings?)?(?: nearby)?',
      '(?:cerca de )?(?:buenas? |mejores )?escuelas?',
    ),
  ],
  [
    'criminalHistory',
    words(
      '(?:ex[- ]?)?felons?',
      'felon(?:y|ies)(?: record| conviction)?',
      'misdemeanors?',
      '(?:no |with )?(?:criminal|arrest) (?:records?|history|background)',
      '(?:no )?background[- ]checks?',
      '(?:bad )?background(?= ok| friendly|-friendly)',
      'second[- ]chance(?: housing| rentals?)?',
      'fair[- ]chance',
      'ex[- ]?(?:cons?|offenders?|convicts?)',
      're-?entry(?: housing)?',
      'convictions?',
      '(?:personas? con )?antecedentes(?: penales| criminales)?',
    ),
  ],
  [
    'credit',
    words(
      '(?:no|bad|poor|low|fair|good|any|without) credit(?: (?:checks?|history|scores?|ok))?',
      '(?:\\d{3} )?credit (?:checks?|scores?|history)(?: (?:of |under |below |over )?\\d{3})?',
      'sin (?:(?:verificacion|revision|chequeo|historial) de )?credito',
      '(?:mal|bajo|poco) credito',
    ),
  ],
  [
    'evictions',
    words(
      '(?:prior |past |previous |old |no )?evictions?(?: (?:history|records?|on (?:my )?record))?',
      'evicted(?: before)?',
      'broken leases?',
      '(?:con )?desalojos?',
    ),
  ],
  [
    'income',
    words(
      'self[- ]employed',
      'co-?signers?',
      'guarantors?',
      '(?:no )?(?:proof of|verifiable) (?:income|employment)',
      'no (?:income|job|pay ?stubs?)(?: verification)?',
      'income (?:restricted|based|verification|requirements?)',
      'low[- ]income(?: housing)?',
      '(?:ssdi?|ssi|social security|disability|fixed|retirement)(?: income| benefits)?',
      'unemployed',
      'gig work(?:ers?)?',
      '(?:sin )?comprobante de ingresos',
      'bajos? ingresos?',
      '(?:con |sin )?(?:fiador|aval)',
    ),
  ],
  [
    'noPets',
    words(
      "(?:(?:i|we) )?(?:have no|do not have|don'?t have|dont have)(?: any)? (?:pets|animals)",
      'no (?:pets?|dogs?|cats?|animals)(?:,? ?(?:and |or |nor )?(?:no )?(?:pets?|dogs?|cats?|animals))*',
      'without (?:any )?pets',
      'pet[- ]free',
      '(?:no tengo|no tenemos|sin) (?:mascotas?|animales|perros|gatos)',
    ),
  ],
  [
    'smoking',
    words(
      '(?:no|non)[ -]?smok(?:ing|ers?)',
      'smoke[- ]free',
      'smok(?:ing|ers?|e)',
      '420',
      'cannabis',
      'weed',
      '(?:(?:se )?puede|puedo|se permite|prohibido|no) fumar',
      '(?:no )?fumador(?:es|a|as)?',
    ),
  ],
  [
    'rooms',
    words(
      '(?:looking for |need |want |rent )?(?:a )?rooms? for rent',
      '(?:looking for |need |want |rent )?(?:a |an? )?(?:private|single|spare|shared) (?:bed)?rooms?',
      '(?:looking for|need|want|rent(?:ing)?) (?:a |one )?room',
      '(?:looking for )?(?:a )?(?:roommates?|housemates?)(?: wanted| ok)?',
      'rooms?(?= for (?:\\d|two|three|my) )',
      '(?:busco |rento |quiero )?(?:un |una )?(?:cuarto|habitacion) (?:en renta|en alquiler|privad[oa]|compartid[oa])',
      '(?:rento|busco) (?:un )?cuarto',
    ),
  ],
];
