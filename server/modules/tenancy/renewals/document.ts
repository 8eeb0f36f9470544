// The amendment that renews a lease, as a document to be signed: what changes, and that all else stays.

import { formatExactMoney } from '@/contract/amounts/cents';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import type { SigningDocument } from '@/contract/platform/signing/endpoints';

export interface AmendmentTerms {
  lease: LeaseTerms;
  startOn: string;
  /** The last day of the new term; null for month to month. */
  endOn: string | null;
  months: number | null;
  rentCents: number;
  signedLeaseFrom: string;
  /** What the law has the renewed lease say about floods. */
  flood: SigningDocument['sections'];
  /** The papers of the city that residents get again with a renewal; its place follows what is said about floods. */
  papers: (first: number) => SigningDocument['sections'];
}

/** The place of the clause about floods, where there is one. */
export const FLOOD_SECTION = 5;

const date = (day: string, locale = 'en-US') =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
const list = (items: readonly string[], locale = 'en-US') => new Intl.ListFormat(locale).format(items);

export function amendmentDocument(terms: AmendmentTerms): SigningDocument {
  const { lease, startOn, endOn, months, rentCents, flood } = terms;
  const next = FLOOD_SECTION + flood.filter(({ ownDocument }) => !ownDocument).length;
  const papers = terms.papers(next);
  const { streetAddress, unit, city, state, zipcode } = lease.address;
  const place = `${streetAddress}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zipcode}`;
  const rent = formatExactMoney(rentCents);
  const before = formatExactMoney(lease.rentCents);
  const from = date(startOn);
  const fromEs = date(startOn, 'es-US');
  const term = endOn ? `${from} to ${date(endOn)} (${months} months)` : `month to month from ${from}`;
  return {
    title: `Lease renewal: ${streetAddress}${unit ? `, ${unit}` : ''}, ${city}`,
    language: 'en-US',
    keyTerms: [
      { name: 'Home', value: place },
      { name: 'Homeowner', value: lease.homeowner },
      { name: 'Residents', value: list(lease.residents) },
      { name: 'New term', value: term.charAt(0).toUpperCase() + term.slice(1) },
      { name: 'Rent', value: `${rent} a month from ${from}` },
      { name: 'Rent until then', value: `${before} a month` },
      { name: 'Security deposit', value: `${formatExactMoney(lease.depositCents)}, unchanged` },
    ],
    sections: [
      {
        id: 'parties',
        heading: '1. Parties and lease',
        paragraphs: [
          `${lease.homeowner} (“Homeowner”) and ${list(lease.residents)} (“Resident”) signed a lease of ${place} that began on ${date(terms.signedLeaseFrom)} (“Lease”). This amendment renews it.`,
        ],
        summary: 'This renews the lease you already have.',
        summaryEs: 'Este documento renueva el contrato de renta que usted ya tiene.',
      },
      {
        id: 'term',
        heading: '2. Term',
        paragraphs: endOn
          ? [`The Lease continues from ${from} through ${date(endOn)}.`]
          : [
              `From ${from}, the Lease continues month to month. Either party may end it with the written notice that the Lease and the law require.`,
            ],
        summary: endOn ? `You keep the home through ${date(endOn)}.` : 'The lease goes on month to month.',
        summaryEs: endOn
          ? `Usted conserva la vivienda hasta el ${date(endOn, 'es-US')}.`
          : 'El contrato continúa de mes a mes.',
        initials: true,
      },
      {
        id: 'rent',
        heading: '3. Rent',
        paragraphs: [
          rentCents === lease.rentCents
            ? `The rent stays ${rent} a month.`
            : `From ${from}, the rent is ${rent} a month. Until then it stays ${before}. Other charges of the Lease stay as they are.`,
        ],
        summary: rentCents === lease.rentCents ? 'Your rent doesn’t change.' : `Your rent is ${rent} from ${from}.`,
        summaryEs:
          rentCents === lease.rentCents ? 'Su renta no cambia.' : `Su renta será de ${rent} a partir del ${fromEs}.`,
        initials: true,
      },
      {
        id: 'deposit',
        heading: '4. Security deposit',
        paragraphs: [
          'The deposit paid under the Lease stays where it is held and secures the renewed Lease. No further deposit is due.',
        ],
        summary: 'Your deposit stays. You don’t pay another one.',
        summaryEs: 'Su depósito se mantiene. Usted no paga otro.',
      },
      ...flood,
      ...papers,
      {
        id: 'unchanged',
        heading: `${next + papers.length}. All other terms`,
        paragraphs: [
          'Every other term of the Lease and its addenda stays in effect. If this amendment and the Lease differ, this amendment applies. A co-signer who does not sign this amendment is not liable for the renewed term.',
        ],
        summary: 'Everything else in your lease stays the same.',
        summaryEs: 'Todo lo demás en su contrato sigue igual.',
      },
    ],
  };
}
