// The lease as a paper to be signed: clauses of the state and the day, filled from the terms.
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import type { SigningDocument } from '@/contract/platform/signing/endpoints';
import { addenda } from '@/server/modules/leasing/leases/clauses/addenda.data';
import { caClauses } from '@/server/modules/leasing/leases/clauses/california.data';
import { commonClauses } from '@/server/modules/leasing/leases/clauses/constants';
import { flClauses } from '@/server/modules/leasing/leases/clauses/florida.data';
import { type Clause, clauseParts } from '@/server/modules/leasing/leases/clauses/types';
import { vaClauses } from '@/server/modules/leasing/leases/clauses/virginia.data';
import { waClauses } from '@/server/modules/leasing/leases/clauses/washington.data';
import { clauseValues, clauseValuesEs } from '@/server/modules/leasing/leases/clauseValues';
import type { GivenHandout } from '@/server/modules/platform/handouts';

/** The day the clauses last changed. Stored with every lease. */
export const LEASE_EDITION = '2026-11-30';

const CLAUSES_BY_STATE: Record<string, readonly Clause[]> = {
  CA: caClauses,
  WA: waClauses,
  FL: flClauses,
  VA: vaClauses,
};

/** Whether we have a lease for a state at all. */
export const supportsState = (state: string) => Object.hasOwn(CLAUSES_BY_STATE, state);

/** The clauses of a lease drafted on a local day, in their order. */
export function selectClauses(terms: LeaseTerms, day: string): Clause[] {
  const own = CLAUSES_BY_STATE[terms.address.state];
  if (!own) throw new Error(`There is no lease for ${terms.address.state}`);
  const first = own.filter(({ part }) => part === clauseParts.terms);
  const rest = own.filter(({ part }) => part !== clauseParts.terms);
  return [...first, ...commonClauses, ...rest, ...addenda].filter(
    ({ from = '', until = '9999', when }) => from <= day && day <= until && (when?.(terms) ?? true),
  );
}

function fillPlaceholders(text: string, words: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No lease knows {${name}}`);
    return word;
  });
}

/** The terms people look for first, in the words of the clauses. */
function keyTerms(terms: LeaseTerms, words: Record<string, string>): { name: string; value: string }[] {
  const rows: [name: string, value: string | undefined][] = [
    ['Home', words.address],
    ['Homeowner', words.homeowner],
    ['Residents', words.residents],
    ['Co-signers', terms.cosigners.length > 0 ? words.cosigners : undefined],
    ['Other occupants', words.occupants],
    ['Pets', words.pets],
    ['Term', `${words.start} to ${words.end} (${words.months} months)`],
    ['Rent', `${words.rent} a month, due on the ${words.dueDay}`],
    ['Other monthly charges', words.monthlyCharges],
    ['All-in monthly total', words.allIn],
    ['One-time charges', words.onceCharges],
    ['Security deposit', words.deposit],
    ['Due at move-in', words.moveIn],
    [
      'Late fee',
      `${words.latePercent} of the unpaid rent, at most ${words.lateMost}, after a grace period of ${words.graceDays} days`,
    ],
    ['Utilities you pay', words.utilitiesResident],
  ];
  return rows.flatMap(([name, value]) =>
    value ? [{ name, value: value.charAt(0).toUpperCase() + value.slice(1) }] : [],
  );
}

const attachmentsOf = (papers: readonly GivenHandout[]) => papers.flatMap(({ attachments }) => attachments);

/** A resident of the lease with the address of their account. */
interface ResidentEmail {
  readonly name: string;
  readonly email: string;
}

interface SectionOptions {
  first?: number;
  papers?: readonly GivenHandout[];
  emails?: readonly ResidentEmail[];
}

/** The addresses that an addendum on email names (Fla. Stat. § 83.505(1)). */
const emailWords = (emails: readonly ResidentEmail[]) =>
  emails.length > 0
    ? emails.map(({ name, email }) => `${name}, ${email}`).join('; ')
    : 'the email address of their account';

/** Clauses as sections of a paper, numbered from 1, with the official papers that they name. */
function sectionsOf(
  clauses: readonly Clause[],
  terms: LeaseTerms,
  day: string,
  { first = 1, papers = [], emails = [] }: SectionOptions = {},
): SigningDocument['sections'] {
  const words = { ...clauseValues(terms, day), residentEmails: emailWords(emails) };
  const spanish = clauseValuesEs(terms, words);
  let number = first;
  return clauses.map((clause) => ({
    id: clause.id,
    part: clause.part,
    heading: clause.ownDocument ? clause.heading : `${number++}. ${clause.heading}`,
    paragraphs: clause.text.map((text) => fillPlaceholders(text, words)),
    summary: fillPlaceholders(clause.summary, words),
    summaryEs: fillPlaceholders(clause.summaryEs, spanish),
    ...(clause.source && { source: clause.source }),
    ...(clause.firstPage && { firstPage: true }),
    ...(clause.ownDocument && { ownDocument: fillPlaceholders(`${clause.ownDocument}: {address}`, words) }),
    ...(clause.handouts && { attachments: attachmentsOf(papers.filter(({ id }) => clause.handouts?.includes(id))) }),
    ...(clause.initials && { initials: true }),
    ...(clause.initials === 'optional' && { optional: true }),
  }));
}

/** What the law has a renewed lease say about floods, by what the homeowner knows today; nothing where no law asks for it. */
export const floodSections = (terms: LeaseTerms, day: string, first: number): SigningDocument['sections'] =>
  sectionsOf(
    selectClauses(terms, day).filter(({ id, source }) => source && id === `${terms.address.state.toLowerCase()}-flood`),
    terms,
    day,
    { first },
  ).map(({ part: _, ...section }) => section);

/** The papers of the city that residents get, as a section of its own; nothing where the city has none. */
export function handoutSections(papers: readonly GivenHandout[], number: number): SigningDocument['sections'] {
  const local = papers.filter(({ isLocal }) => isLocal);
  if (local.length === 0) return [];
  const names = new Intl.ListFormat('en-US').format(local.map(({ name }) => name));
  return [
    {
      id: 'city-papers',
      heading: `${number}. Papers of the city`,
      paragraphs: [
        `The city asks that the Resident get these papers: ${names}. By initialing below, the Resident confirms that before signing they opened and were able to save the papers attached below, or received them on paper. A Resident who has not received them should not sign and should ask the Manager for a copy.`,
      ],
      summary: 'Open the papers of your city before you sign. Your initials confirm that you received them.',
      summaryEs: 'Abra los documentos de su ciudad antes de firmar. Sus iniciales confirman que los recibió.',
      source: local
        .map(({ law }) => law)
        .filter((law, n, all) => all.indexOf(law) === n)
        .join('; '),
      attachments: attachmentsOf(local),
      initials: true,
    },
  ];
}

/** The lease as it is signed, with the official papers that residents get attached to the clauses that name them. */
export function leaseDocument(
  terms: LeaseTerms,
  day: string,
  papers: readonly GivenHandout[] = [],
  emails: readonly ResidentEmail[] = [],
): SigningDocument {
  const words = clauseValues(terms, day);
  const sections = sectionsOf(selectClauses(terms, day), terms, day, { papers, emails });
  const { streetAddress, unit, city } = terms.address;
  return {
    title: `Residential lease agreement: ${streetAddress}${unit ? `, ${unit}` : ''}, ${city}`,
    language: 'en-US',
    keyTerms: keyTerms(terms, words),
    sections: [
      ...sections,
      ...handoutSections(papers, sections.filter(({ ownDocument }) => !ownDocument).length + 1).map((section) => ({
        ...section,
        part: 'Papers of the city',
      })),
    ],
  };
}
