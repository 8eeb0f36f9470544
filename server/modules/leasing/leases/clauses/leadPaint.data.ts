// What a lease of a home built before 1978 says about lead-based paint, by what the homeowner answered: 24 CFR § 35.92(b).

interface Answered<T> {
  readonly yes: T;
  readonly no: T;
}

const knowledge: Answered<string> = {
  yes: 'known lead-based paint or lead-based paint hazards are present in the housing.',
  no: 'the Homeowner has no knowledge of lead-based paint or lead-based paint hazards in the housing.',
};

const records: Answered<string> = {
  yes: 'the Homeowner gives the Resident every available record and report about lead-based paint or hazards in the housing before the Resident signs. A Resident who has not received them, or a statement that there are none, should not sign and should ask the Manager.',
  no: 'the Homeowner has no reports or records pertaining to lead-based paint or hazards in the housing.',
};

const summaries: Answered<{ readonly en: string; readonly es: string }> = {
  yes: {
    en: 'There is known lead paint in this home. Ask for the reports.',
    es: 'Se sabe que hay pintura con plomo en esta vivienda. Pida los informes.',
  },
  no: {
    en: 'We know of no lead paint here.',
    es: 'No tenemos conocimiento de pintura con plomo aquí.',
  },
};

/** The words of the lease in English and Spanish. Without an answer there are none, so no lease can be written with them. */
export function leadPaintWords(knows: boolean | null) {
  if (knows === null) return { en: {}, es: {} };
  const answer = knows ? 'yes' : 'no';
  const sentences = { leadPaintKnowledge: knowledge[answer], leadPaintRecords: records[answer] };
  return {
    en: { ...sentences, leadPaintSummary: summaries[answer].en },
    es: { ...sentences, leadPaintSummary: summaries[answer].es },
  };
}
