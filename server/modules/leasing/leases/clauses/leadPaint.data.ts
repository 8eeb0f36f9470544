// What a lease of a home built before 1978 says about lead-based paint, by what the homeowner answered: 24 CFR § 35.92(b).

interface Answered<T> {
  readonly yes: T;
  readonly no: T;
  readonly unanswered: T;
}

const pick = <T>({ yes, no, unanswered }: Answered<T>, knows: boolean | null): T =>
  knows === null ? unanswered : knows ? yes : no;

const knowledge: Answered<string> = {
  yes: 'known lead-based paint or lead-based paint hazards are present in the housing.',
  no: 'the Homeowner has no knowledge of lead-based paint or lead-based paint hazards in the housing.',
  unanswered:
    'the Homeowner has not yet said whether they know of lead-based paint or lead-based paint hazards in the housing. Nothing in this Lease says that there are none, and the Resident need not sign it before the Homeowner has answered.',
};

const records: Answered<string> = {
  yes: 'the Homeowner gives the Resident every available record and report about lead-based paint or hazards in the housing before the Resident signs. A Resident who has not received them, or a statement that there are none, should not sign and should ask the Manager.',
  no: 'the Homeowner has no reports or records pertaining to lead-based paint or hazards in the housing.',
  unanswered: 'the Homeowner makes no statement about reports or records yet.',
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
  unanswered: {
    en: 'The homeowner hasn’t said whether they know of lead paint here. Ask before you sign.',
    es: 'El propietario no ha dicho si sabe de pintura con plomo aquí. Pregunte antes de firmar.',
  },
};

export const leadPaintSentences = (knows: boolean | null) => ({
  leadPaintKnowledge: pick(knowledge, knows),
  leadPaintRecords: pick(records, knows),
});

export const leadPaintSummary = (knows: boolean | null) => pick(summaries, knows);
