// Disclosures of a lease that only the owner of a home can know, from their answers. Each clause has a place for these
// sentences; a missing answer adds no sentence.
import type { AirZone, FireSystem, KnownIssue } from '@/contract/homes/homes/disclosures';

/** Of an issue: known, not known. Never answered: `unanswered` names it. */
interface IssueSentences {
  readonly yes: string;
  readonly no: string;
  /** What the homeowner has not said, after "whether". */
  readonly unanswered: string;
}

export const issueSentences: Readonly<Record<KnownIssue, IssueSentences>> = {
  mold: {
    yes: 'The Homeowner knows of mold in the home.',
    no: 'The Homeowner knows of no mold in the home.',
    unanswered: 'they know of mold in the home',
  },
  drywall: {
    yes: 'The Homeowner has actual knowledge of defective drywall in the home that has not been remediated.',
    no: 'The Homeowner has no actual knowledge of defective drywall in the home that has not been remediated.',
    unanswered: 'they know of defective drywall in the home',
  },
  contamination: {
    yes: 'The Homeowner knows that the home is contaminated by methamphetamine or fentanyl and has not been cleaned up as the state requires.',
    no: 'The Homeowner knows of no contamination of the home by methamphetamine or fentanyl that has not been cleaned up as the state requires.',
    unanswered: 'they know of contamination of the home by methamphetamine or fentanyl',
  },
  ordnance: {
    yes: 'The Homeowner knows of a former military ordnance location within one mile of the home.',
    no: 'The Homeowner knows of no former military ordnance location within one mile of the home.',
    unanswered: 'they know of a former military ordnance location within one mile of the home',
  },
  death: {
    yes: 'The Homeowner knows of a death in the home within the three years before they were asked.',
    no: 'The Homeowner knows of no death in the home within the three years before they were asked.',
    unanswered: 'they know of a death in the home within three years',
  },
  demolition: {
    yes: 'The Homeowner has a permit to demolish the home or has applied for one.',
    no: 'The Homeowner has not applied for a permit to demolish the home.',
    unanswered: 'they have applied for a permit to demolish the home',
  },
  meters: {
    yes: 'A gas or electric meter of the home also serves areas outside it. Before signing, the parties agree in writing who pays for that use.',
    no: 'The gas and electric meters of the home serve only the home.',
    unanswered: 'the gas and electric meters of the home serve only the home',
  },
  pests: {
    yes: 'A company under contract treats the home for pests regularly. The Resident receives the notice that the company provided.',
    no: 'No company under contract treats the home for pests regularly.',
    unanswered: 'a company treats the home for pests regularly',
  },
};

/** The issues that a clause tells, by the name its placeholders begin with. */
export const issuesOfClauses = {
  mold: ['mold'],
  defects: ['mold', 'drywall', 'contamination'],
  site: ['meters', 'pests', 'demolition', 'ordnance', 'death', 'contamination'],
} as const satisfies Readonly<Record<string, readonly KnownIssue[]>>;

/** The same in one plain sentence, in English and US Spanish: something applies, nothing does, never answered. */
export const issueSummaries = {
  mold: {
    some: { en: 'There is known mold.', es: 'Se sabe que hay moho.' },
    none: { en: 'No known mold.', es: 'No se conoce moho.' },
    unanswered: {
      en: 'The homeowner hasn’t said whether they know of mold. Ask before you sign.',
      es: 'El propietario no ha dicho si sabe de moho. Pregunte antes de firmar.',
    },
  },
  defects: {
    some: {
      en: 'The homeowner knows of mold, defective drywall, or contamination. Read it before you sign.',
      es: 'El propietario sabe de moho, paneles de yeso defectuosos o contaminación. Léalo antes de firmar.',
    },
    none: {
      en: 'No mold, defective drywall, or contamination is known.',
      es: 'No se conoce moho, paneles de yeso defectuosos ni contaminación.',
    },
    unanswered: {
      en: 'The homeowner hasn’t said whether they know of mold, defective drywall, or contamination. Ask before you sign.',
      es: 'El propietario no ha dicho si sabe de moho, paneles de yeso defectuosos o contaminación. Pregunte antes de firmar.',
    },
  },
  site: {
    some: {
      en: 'Disclosures the state requires. At least one applies here. Read it before you sign.',
      es: 'Avisos que exige el estado. Al menos uno aplica aquí. Léalo antes de firmar.',
    },
    none: {
      en: 'Disclosures the state requires. To the homeowner’s knowledge, none applies here.',
      es: 'Avisos que exige el estado. Que el propietario sepa, ninguno aplica aquí.',
    },
    unanswered: {
      en: 'Disclosures the state requires. The homeowner hasn’t answered yet. Ask before you sign.',
      es: 'Avisos que exige el estado. El propietario aún no ha respondido. Pregunte antes de firmar.',
    },
  },
} as const satisfies Readonly<Record<keyof typeof issuesOfClauses, unknown>>;

const map = 'of a military air installation, as the locality’s official zoning map shows';

export const airSentences: Readonly<Record<AirZone | 'unanswered', string>> = {
  none: `As far as the Homeowner knows, the home is in no noise zone or accident potential zone ${map}.`,
  noise: `The home is in a noise zone ${map}.`,
  accident: `The home is in an accident potential zone ${map}.`,
  both: `The home is in a noise zone and an accident potential zone ${map}.`,
  unanswered:
    'The Homeowner has not said whether the home is in a noise zone or accident potential zone of a military air installation. Nothing in this Lease says that it is not.',
};

export const airSummaries: Readonly<Record<AirZone | 'unanswered', { readonly en: string; readonly es: string }>> = {
  none: { en: 'Not in a military air zone.', es: 'No está en una zona aérea militar.' },
  noise: {
    en: 'In a noise zone of a military airfield.',
    es: 'Está en una zona de ruido de un aeródromo militar.',
  },
  accident: {
    en: 'In an accident zone of a military airfield.',
    es: 'Está en una zona de accidentes de un aeródromo militar.',
  },
  both: {
    en: 'In a noise zone and an accident zone of a military airfield.',
    es: 'Está en una zona de ruido y de accidentes de un aeródromo militar.',
  },
  unanswered: {
    en: 'The homeowner hasn’t said whether this is a military air zone. Ask before you sign.',
    es: 'El propietario no ha dicho si es una zona aérea militar. Pregunte antes de firmar.',
  },
};

/** What a building has or lacks: “the building has …”. */
export const fireWords: Readonly<Record<FireSystem, { readonly yes: string; readonly no: string }>> = {
  sprinklers: { yes: 'a fire sprinkler system', no: 'no fire sprinkler system' },
  alarm: { yes: 'a fire alarm system', no: 'no fire alarm system' },
  notification: { yes: 'an emergency notification plan', no: 'no emergency notification plan' },
  relocation: { yes: 'an emergency relocation plan', no: 'no emergency relocation plan' },
  evacuation: { yes: 'an emergency evacuation plan', no: 'no emergency evacuation plan' },
};
export const FIRE_UNANSWERED =
  'The Homeowner has not said whether the building has a fire sprinkler system, a fire alarm system, or an emergency notification, relocation, or evacuation plan.';
