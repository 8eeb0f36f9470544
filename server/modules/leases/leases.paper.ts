// The lease as a paper to be signed: clauses of the state and the day, filled from the terms.
import type { LeaseTerms } from '@/contract/leases';
import type { Paper } from '@/contract/signing';
import { addenda } from './clauses/addenda.data';
import { caClauses } from './clauses/ca.data';
import { type Clause, parts } from './clauses/clause';
import { commonClauses } from './clauses/common';
import { flClauses } from './clauses/fl.data';
import { vaClauses } from './clauses/va.data';
import { waClauses } from './clauses/wa.data';
import { wordsInSpanish, wordsOf } from './leases.words';

/** The day the clauses last changed. Stored with every lease. */
export const EDITION = '2026-11-23';

const ofState: Record<string, readonly Clause[]> = { CA: caClauses, WA: waClauses, FL: flClauses, VA: vaClauses };

/** Whether we have a lease for a state at all. */
export const hasLease = (state: string) => Object.hasOwn(ofState, state);

/** The clauses of a lease drafted on a local day, in their order. */
export function clausesFor(terms: LeaseTerms, day: string): Clause[] {
  const own = ofState[terms.address.state];
  if (!own) throw new Error(`There is no lease for ${terms.address.state}`);
  const first = own.filter(({ part }) => part === parts.terms);
  const rest = own.filter(({ part }) => part !== parts.terms);
  return [...first, ...commonClauses, ...rest, ...addenda].filter(
    ({ from = '', until = '9999', when }) => from <= day && day <= until && (when?.(terms) ?? true),
  );
}

function fill(text: string, words: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No lease knows {${name}}`);
    return word;
  });
}

export function paperOf(terms: LeaseTerms, day: string): Paper {
  const words = wordsOf(terms, day);
  const spanish = wordsInSpanish(terms, words);
  const { streetAddress, unit, city } = terms.address;
  return {
    title: `Residential lease agreement: ${streetAddress}${unit ? `, ${unit}` : ''}, ${city}`,
    language: 'en-US',
    sections: clausesFor(terms, day).map((clause, n) => ({
      id: clause.id,
      part: clause.part,
      heading: `${n + 1}. ${clause.heading}`,
      paragraphs: clause.text.map((text) => fill(text, words)),
      summary: fill(clause.summary, words),
      resumen: fill(clause.resumen, spanish),
      ...(clause.source && { source: clause.source }),
      ...(clause.papers && { papers: [...clause.papers] }),
      ...(clause.initials && { initials: true }),
      ...(clause.initials === 'optional' && { optional: true }),
    })),
  };
}
