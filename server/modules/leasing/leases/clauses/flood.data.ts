// What a lease says about floods, by what the homeowner answered. Each state's clause has a place for these sentences.

/** To a question: answered yes, answered no, never answered; without words for the last, no lease goes out before the answer. */
interface Sentences {
  readonly yes: string;
  readonly no: string;
  readonly unanswered?: string;
}

export type FloodPlaceholder = 'floodHistory' | 'floodArea' | 'floodKnowledge' | 'floodClaim' | 'floodAid';

/** Sentences of the clauses, by their placeholder. */
export const floodSentences: Readonly<Record<FloodPlaceholder, Sentences>> = {
  floodHistory: {
    yes: 'The Homeowner knows that the home has flooded during their ownership.',
    no: 'The Homeowner knows of no flooding of the home during their ownership.',
    unanswered:
      'The Homeowner has not said whether the home has flooded during their ownership. Nothing in this Lease says that it has not.',
  },
  floodArea: {
    yes: 'The Homeowner has actual knowledge that the home is in a special flood hazard area or an area of potential flooding.',
    no: 'The Homeowner has no actual knowledge that the home is in a special flood hazard area or an area of potential flooding.',
    unanswered:
      'The Homeowner has not said whether they have actual knowledge that the home is in a special flood hazard area or an area of potential flooding. Nothing in this Lease says that it is not in one.',
  },
  floodKnowledge: {
    yes: 'The landlord has knowledge of flooding that has damaged the dwelling unit during the landlord’s ownership of it.',
    no: 'The landlord has no knowledge of any flooding that has damaged the dwelling unit during the landlord’s ownership of it.',
  },
  floodClaim: {
    yes: 'The landlord has filed a claim with an insurance provider relating to flood damage in the dwelling unit, including, but not limited to, a claim with the National Flood Insurance Program.',
    no: 'The landlord has not filed a claim with an insurance provider relating to flood damage in the dwelling unit, including, but not limited to, a claim with the National Flood Insurance Program.',
  },
  floodAid: {
    yes: 'The landlord has received assistance for flood damage to the dwelling unit, including, but not limited to, assistance from the Federal Emergency Management Agency.',
    no: 'The landlord has not received assistance for flood damage to the dwelling unit, including, but not limited to, assistance from the Federal Emergency Management Agency.',
  },
};

/** The same in one plain sentence, in English and US Spanish: flooded, in a hazard area without a flood, neither, unanswered. */
export const floodSummaries = {
  flooded: {
    en: 'This home has flooded, as far as the homeowner knows.',
    es: 'Esta vivienda se ha inundado, según lo que sabe el propietario.',
  },
  hazard: {
    en: 'The homeowner knows of a flood hazard here, and of no flood.',
    es: 'El propietario sabe que aquí hay peligro de inundación; no sabe de ninguna inundación.',
  },
  none: {
    en: 'The homeowner knows of no flood and no flood hazard here.',
    es: 'El propietario no sabe de ninguna inundación ni de peligro de inundación aquí.',
  },
  unanswered: {
    en: 'The homeowner hasn’t said what they know about floods here. Ask before you sign.',
    es: 'El propietario no ha dicho lo que sabe sobre inundaciones aquí. Pregunte antes de firmar.',
  },
} as const;
