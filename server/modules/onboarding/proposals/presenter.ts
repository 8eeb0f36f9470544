import { cents } from '@/contract/amounts/cents';
import { findStandard } from '@/contract/onboarding/inspections/standards';
import { totalCents } from '@/contract/onboarding/proposals/constants';
import type { Proposal, ProposalItem, ProposalSummary } from '@/contract/onboarding/proposals/endpoints';
import type { readFindings } from '@/server/modules/onboarding/inspections';
import type { ItemRow, PaymentRow, ProposalRow } from './repo';

type Findings = Awaited<ReturnType<typeof readFindings>>;

export const presentSummary = (row: ProposalRow): ProposalSummary => ({
  id: row.id,
  inspectionId: row.inspectionId,
  status: row.status,
  home: { id: row.homeId, address: row.address, state: row.state, timeZone: row.timeZone },
  sentAt: row.sentAt?.toISOString() ?? null,
});

function presentItem(item: ItemRow, { findings, photos }: Findings): ProposalItem {
  const { proposalId: _, findingId, standardId, priceCents, rentEffectCents, ...rest } = item;
  const standard = findStandard(standardId);
  const finding = findings.find(({ id }) => id === findingId);
  return {
    ...rest,
    standard: standard?.text ?? standardId,
    source: standard?.source ?? '',
    note: finding?.note ?? '',
    photos: finding?.photoIds.flatMap((id) => photos.get(id) ?? []) ?? [],
    priceCents: priceCents === null ? null : cents(priceCents),
    rentEffectCents: rentEffectCents === null ? null : cents(rentEffectCents),
    fixed: finding?.fixed ?? false,
  };
}

const presentPayment = ({ amount, feeCents, status }: PaymentRow): Proposal['paid'] => ({
  amountCents: cents(amount),
  feeCents: cents(feeCents),
  status,
});

export const presentProposal = (
  row: ProposalRow,
  items: readonly ItemRow[],
  findings: Findings,
  payment: PaymentRow | undefined,
): Proposal => ({
  ...presentSummary(row),
  payment: row.payment,
  spreadMonths: row.spreadMonths,
  paid: payment ? presentPayment(payment) : null,
  items: items.map((item) => presentItem(item, findings)),
  totalCents: cents(totalCents(items)),
});
