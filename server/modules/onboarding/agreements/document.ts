// The management agreement as a document to be signed: clauses of the state and the day, filled from the terms.

import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { BACKUP_WITHHOLDING_BPS } from '@/contract/law/taxForms';
import {
  FINAL_PAYOUT_DAYS,
  GUARANTEE_EXCLUSIONS,
  GUARANTEE_VOIDED_BY,
  TERMINATION_NOTICE_DAYS,
} from '@/contract/onboarding/agreements/constants';
import type { AgreementTerms } from '@/contract/onboarding/agreements/endpoints';
import type { SigningDocument } from '@/contract/platform/signing/endpoints';
import { commonAgreementClauses } from '@/server/modules/onboarding/agreements/clauses/common.data';
import { agreementClausesByState } from '@/server/modules/onboarding/agreements/clauses/states.data';
import { type AgreementClause, agreementParts } from '@/server/modules/onboarding/agreements/clauses/types';

/** The day the clauses last changed. Stored with every agreement. */
export const AGREEMENT_EDITION = '2026-11-23';

const stateNames: Record<string, string> = { CA: 'California', WA: 'Washington', FL: 'Florida', VA: 'Virginia' };
const planNames = { Monthly: 'Monthly, guaranteed', Yearly: 'A year up front', NoGuarantee: 'As collected' } as const;

const percent = (bps: number) => `${bps / 100}%`;
const list = (items: readonly string[]) => new Intl.ListFormat('en-US').format(items);
/** Several sentences as one: first letters small, no final stops. */
const sentenceList = (items: readonly string[]) =>
  items.map((item) => `${item.charAt(0).toLowerCase()}${item.slice(1).replace(/\.$/, '')}`).join('; ');

/** Whether we have an agreement for a state at all. */
export const supportsAgreementState = (state: string) => Object.hasOwn(agreementClausesByState, state);

/** The clauses of an agreement sent on a local day, in their order. The state's own come before the general terms. */
export function selectAgreementClauses(terms: AgreementTerms, day: string): AgreementClause[] {
  const own = agreementClausesByState[terms.state];
  if (!own) throw new Error(`There is no agreement for ${terms.state}`);
  const isGeneral = ({ part }: AgreementClause) => part === agreementParts.general;
  const ordered = [
    ...commonAgreementClauses.filter((clause) => !isGeneral(clause)),
    ...own,
    ...commonAgreementClauses.filter(isGeneral),
  ];
  return ordered.filter(
    ({ from = '', until = '9999', when }) => from <= day && day <= until && (when?.(terms) ?? true),
  );
}

function agreementValues(terms: AgreementTerms): Record<string, string> {
  const { offer, holders, entityName, kind } = terms;
  const { plan, year, rentCents } = offer;
  const signers = holders.map(({ name, capacity }) => (capacity ? `${name}, ${capacity}` : name));
  return {
    owner: kind === 'individual' ? list(holders.map(({ name }) => name)) : entityName,
    entityName,
    signers: signers.join('; '),
    address: terms.address,
    unitType: terms.unitType,
    start: formatDay(terms.startOn, 'long'),
    end: formatDay(terms.endOn, 'long'),
    rent: formatExactMoney(rentCents),
    managementFee: percent(plan.managementFeeBps),
    managementDollars: formatExactMoney(rentCents - offer.monthlyCents),
    placementFee: percent(plan.placementFeeBps),
    placementDollars: formatExactMoney(year.placement),
    payoutDay: String(plan.payoutDay),
    yearRent: formatExactMoney(year.rent),
    yearManagement: formatExactMoney(year.management),
    net: formatExactMoney(year.net),
    advance: formatExactMoney(offer.advanceCents ?? 0),
    advanceFee: percent(plan.advanceFeeBps),
    advanceDollars: formatExactMoney(year.advance),
    annualRate: percent(offer.annualRateBps ?? 0),
    guaranteeLimit: formatExactMoney(plan.guaranteeLimitCents),
    exclusions: sentenceList(GUARANTEE_EXCLUSIONS),
    endedBy: sentenceList(plan.endedBy),
    voidedBy: sentenceList(GUARANTEE_VOIDED_BY),
    backupRate: percent(BACKUP_WITHHOLDING_BPS),
    repairApproval: formatExactMoney(terms.repairApprovalCents),
    noticeDays: String(TERMINATION_NOTICE_DAYS),
    finalDays: String(FINAL_PAYOUT_DAYS),
    noticeAddress: terms.noticeAddress,
    stateName: stateNames[terms.state] ?? terms.state,
  };
}

function fillPlaceholders(text: string, words: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`No agreement has a value for {${name}}`);
    return word;
  });
}

function keyTerms({ offer }: AgreementTerms, words: Record<string, string>): { name: string; value: string }[] {
  const { plan } = offer;
  const rows: [name: string, value: string | undefined][] = [
    ['Home', words.address],
    ['Owner', words.owner],
    ['Signed by', words.signers],
    ['Term', `${words.start} to ${words.end}`],
    ['Payout plan', planNames[plan.plan]],
    ['Management fee', `${words.managementFee} of rent (${words.managementDollars} a month at ${words.rent})`],
    ['Placement fee', `${words.placementFee} of one month’s rent (${words.placementDollars}) for each new lease`],
    ['Your take-home, first 12 months', `${words.net} at a rent of ${words.rent}, before repairs`],
    ['Paid up front', offer.advanceCents === null ? undefined : words.advance],
    ['Cost of the advance', offer.annualRateBps === null ? undefined : `${words.annualRate} effective annual rate`],
    [
      'Rent guarantee',
      plan.guaranteeLimitCents > 0 ? `Up to ${words.guaranteeLimit} for each lease, with exclusions` : 'None',
    ],
    ['Repairs', `We ask before any repair over ${words.repairApproval}`],
    ['Ending it', `${words.noticeDays} days’ notice from either side, no termination fee`],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

export function agreementDocument(terms: AgreementTerms, day: string): SigningDocument {
  const words = agreementValues(terms);
  return {
    title: `Property management agreement: ${terms.address}`,
    language: 'en-US',
    keyTerms: keyTerms(terms, words),
    sections: selectAgreementClauses(terms, day).map((clause, n) => ({
      id: clause.id,
      part: clause.part,
      heading: `${n + 1}. ${clause.heading}`,
      paragraphs: clause.text.map((text) => fillPlaceholders(text, words)),
      summary: fillPlaceholders(clause.summary, words),
      summaryEs: fillPlaceholders(clause.summaryEs, words),
      ...(clause.source && { source: clause.source }),
      ...(clause.attachments && { attachments: [...clause.attachments] }),
    })),
  };
}
