// Values of the placeholders about what only the owner knows: what they answered, and no more.
import { FIRE_SYSTEMS, type HomeDisclosures } from '@/contract/homes/homes/disclosures';
import {
  airSentences,
  airSummaries,
  FIRE_UNANSWERED,
  fireWords,
  issueSentences,
  issueSummaries,
  issuesOfClauses,
} from '@/server/modules/leasing/leases/clauses/disclosures.data';

type IssueClause = keyof typeof issuesOfClauses;

const clauses = Object.keys(issuesOfClauses) as IssueClause[];
const list = (items: readonly string[], type: 'conjunction' | 'disjunction') =>
  new Intl.ListFormat('en-US', { type }).format(items);
const quoted = (text: string) => (text ? ` In the Homeowner’s words: “${text}”` : '');

const knownOf = (clause: IssueClause, { known }: HomeDisclosures) =>
  issuesOfClauses[clause].filter((issue) => known.includes(issue));

function issueText(clause: IssueClause, disclosures: HomeDisclosures | null): string {
  const issues = issuesOfClauses[clause];
  if (!disclosures)
    return `The Homeowner has not said whether ${list(
      issues.map((issue) => issueSentences[issue].unanswered),
      'disjunction',
    )}. Nothing in this Lease says anything about it.`;
  const known = knownOf(clause, disclosures);
  const sentences = issues.map((issue) => issueSentences[issue][known.includes(issue) ? 'yes' : 'no']);
  return sentences.join(' ') + (known.length > 0 ? quoted(disclosures.details) : '');
}

function issueSummary(clause: IssueClause, disclosures: HomeDisclosures | null) {
  if (!disclosures) return issueSummaries[clause].unanswered;
  return issueSummaries[clause][knownOf(clause, disclosures).length > 0 ? 'some' : 'none'];
}

function fireText(disclosures: HomeDisclosures | null): string {
  if (!disclosures) return FIRE_UNANSWERED;
  const words = FIRE_SYSTEMS.map(
    (system) => fireWords[system][disclosures.fireSystems.includes(system) ? 'yes' : 'no'],
  );
  return `The building has ${list(words, 'conjunction')}.`;
}

const zoneOf = (disclosures: HomeDisclosures | null) => disclosures?.airZone ?? 'unanswered';

const summariesIn = (language: 'en' | 'es', disclosures: HomeDisclosures | null): Record<string, string> => ({
  airSummary: airSummaries[zoneOf(disclosures)][language],
  ...Object.fromEntries(clauses.map((clause) => [`${clause}Summary`, issueSummary(clause, disclosures)[language]])),
});

export const disclosureValues = (disclosures: HomeDisclosures | null): Record<string, string> => ({
  ...Object.fromEntries(clauses.map((clause) => [`${clause}Known`, issueText(clause, disclosures)])),
  airZone:
    airSentences[zoneOf(disclosures)] +
    (disclosures?.airZoneName ? ` The map calls it “${disclosures.airZoneName}”.` : ''),
  fireSystems: fireText(disclosures),
  ...summariesIn('en', disclosures),
});

/** Values that differ in the Spanish summaries. */
export const disclosureValuesEs = (disclosures: HomeDisclosures | null): Record<string, string> =>
  summariesIn('es', disclosures);
