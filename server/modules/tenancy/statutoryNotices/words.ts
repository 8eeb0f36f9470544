// A form of a statute, filled in: the same words for the paper, its copy, and the record.
import { type Cents, cents, formatExactMoney } from '@/contract/amounts/cents';
import {
  countyOf,
  type FormFacts,
  type FormKind,
  formText,
  freeStorageDay,
  type OpenCharge,
  payOrQuitDays,
  propertyOutcome,
} from '@/contract/law/forms';
import type { Jurisdiction } from '@/contract/law/rules';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import { type Pdf, SIGNATURE_LINE } from '@/server/pdf/document';
import { fillLine, listOf, longDay } from '@/server/pdf/languages';

/** What is due, by the lines of the form. */
export type Demand = Readonly<Record<'rent' | 'utilities' | 'others', readonly OpenCharge[]>>;

export interface FormContent {
  kind: FormKind;
  where: Jurisdiction;
  terms: LeaseTerms;
  facts: FormFacts;
  demand: Demand;
  /** The last local day that residents have, as the form names it. */
  plannedDay: string;
  /** The local day on which the residents left; null while they live there. */
  leftOn: string | null;
  /** Where the former residents can be reached; empty where it is not known. */
  forwardingAddress: string;
  /** Our office, which takes rent and answers. */
  office: { address: string; phone: string };
  datedOn: string;
}

export interface FormPaper {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export const demandedCents = (demand: Demand): Cents =>
  cents(
    Object.values(demand)
      .flatMap((charges) => charges.map(({ openCents }) => openCents))
      .reduce((one, other) => one + other, 0),
  );

const NONE = 'none';
const monthOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Each month once: “October 2026 and November 2026”. */
const monthsOf = (charges: readonly OpenCharge[]): string =>
  charges.length > 0 ? listOf('en', [...new Set(charges.map(({ dueOn }) => monthOf(dueOn)))]) : NONE;

/** Each month with its amount. */
const amountsOf = (charges: readonly OpenCharge[]): string =>
  listOf(
    'en',
    charges.map(({ dueOn, openCents }) => `${formatExactMoney(openCents)} for ${monthOf(dueOn)}`),
  );

const sumOf = (charges: readonly OpenCharge[]) =>
  formatExactMoney(cents(charges.reduce((total, { openCents }) => total + openCents, 0)));

/** The whole address of a home of a lease. */
export const placeOf = ({ address: { streetAddress, unit, city, state, zipcode } }: LeaseTerms): string =>
  `${streetAddress}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zipcode}`;

/** The form of the place with every blank filled in; a blank without a value is a defect and throws. */
export function fillForm(content: FormContent): FormPaper {
  const { kind, where, terms, facts, demand, plannedDay, leftOn, forwardingAddress, office, datedOn } = content;
  const { title, paragraphs } = formText(where.state, kind);
  const { days, skipsHolidays } = payOrQuitDays(where, datedOn, facts.federallyBacked !== false);
  const place = placeOf(terms);
  const freeBy = leftOn ? freeStorageDay(where, leftOn, datedOn) : undefined;
  const values = {
    tenants: listOf('en', terms.residents),
    landlord: terms.homeowner,
    landlordAddress: office.address,
    address: place,
    county: countyOf(where) ?? '',
    days,
    excluded: skipsHolidays ? ', excluding Saturdays and Sundays and other judicial holidays' : '',
    months: amountsOf(demand.rent),
    rentMonths: monthsOf(demand.rent),
    rent: sumOf(demand.rent),
    utilityMonths: monthsOf(demand.utilities),
    utilities: sumOf(demand.utilities),
    otherMonths: monthsOf(demand.others),
    others: sumOf(demand.others),
    total: formatExactMoney(demandedCents(demand)),
    payTo: facts.payTo,
    payAddress: office.address,
    payPhone: office.phone,
    payHours: facts.payHours,
    copyTo: facts.copyTo,
    by: longDay('en', plannedDay),
    description: facts.description,
    claimAt: facts.claimAt,
    lastAddress: forwardingAddress.replaceAll('\n', ', ') || place,
    freeBy: freeBy ? longDay('en', freeBy) : '',
    outcome: propertyOutcome(where.state, facts.isSmall) ?? '',
  };
  return {
    title: fillLine(title, values),
    paragraphs: paragraphs.map((line) => fillLine(line, values)),
  };
}

interface Signing {
  landlord: string;
  office: FormContent['office'];
  datedOn: string;
}

/** The paper as it is served, with the place to sign. */
export function writeForm(pdf: Pdf, { title, paragraphs }: FormPaper, { landlord, office, datedOn }: Signing): void {
  pdf.title(title);
  for (const line of paragraphs) pdf.paragraph(line);
  pdf.labeledLine('Date', longDay('en', datedOn));
  pdf.labeledLine('Owner or landlord', `${landlord}, by its agent, ${office.address}, ${office.phone}`);
  pdf.labeledLine('Signature of the landlord or the landlord’s representative', SIGNATURE_LINE);
}
