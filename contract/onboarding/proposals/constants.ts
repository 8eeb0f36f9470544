import { lifecycle } from '@/contract/lifecycle';
import type { Severity } from '@/contract/onboarding/inspections/standards';

/** Prepared by staff, sent to the owner; accepted work is done and checked, or nothing was to do. */
export const proposalLifecycle = lifecycle({
  draft: { send: 'sent', drop: 'dropped' },
  dropped: {},
  sent: { accept: 'accepted', clear: 'cleared' },
  accepted: { finish: 'finished' },
  cleared: {},
  finished: {},
});
export type ProposalStatus = (typeof proposalLifecycle.states)[number];

export const ITEM_DECISIONS = ['accept', 'decline', 'own_vendor'] as const;
export type ItemDecision = (typeof ITEM_DECISIONS)[number];
/** Of accepted work: at once, out of the first payouts, or in installments once it is billed. */
export const PAYMENT_CHOICES = ['now', 'from_rent', 'spread'] as const;
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

interface DecidedItem {
  readonly severity: Severity;
  readonly included: boolean;
  readonly priceCents: number | null;
  readonly decision: ItemDecision | null;
  readonly proofStatus: 'submitted' | 'accepted' | 'refused' | null;
  readonly doneAt: string | null;
}

const includedOf = <I extends Pick<DecidedItem, 'included'>>(items: readonly I[]) =>
  items.filter(({ included }) => included);

/** What the owner must still decide. */
export const undecided = <I extends Pick<DecidedItem, 'included' | 'decision'>>(items: readonly I[]) =>
  includedOf(items).filter(({ decision }) => decision === null);

/** Why this decision is not possible; undefined where it is. */
export function decisionProblem({ severity, priceCents }: DecidedItem, decision: ItemDecision): string | undefined {
  if (priceCents === null) return 'We’re still pricing this item.';
  if (severity === 'must_do' && decision === 'decline')
    return 'This item keeps the home safe or fit to live in. Accept it, or have your own Pro do it.';
  return undefined;
}

/** Work is under way once anything is accepted; nothing is, only where no must-do is open. */
export function outcomeOf(items: readonly DecidedItem[]): 'accept' | 'clear' | undefined {
  if (undecided(items).length > 0) return undefined;
  if (includedOf(items).some(({ decision }) => decision === 'accept' || decision === 'own_vendor')) return 'accept';
  return items.some(({ severity }) => severity === 'must_do') ? undefined : 'clear';
}

/** Accepted work that is not done. */
export const unfinished = <I extends DecidedItem>(items: readonly I[]) =>
  includedOf(items).filter(
    ({ decision, doneAt }) => (decision === 'accept' || decision === 'own_vendor') && doneAt === null,
  );

/** Why this item cannot be marked as done; undefined where it can. */
export function doneProblem({ decision, proofStatus }: DecidedItem): string | undefined {
  if (decision !== 'accept' && decision !== 'own_vendor') return 'The owner hasn’t accepted this item.';
  if (decision === 'own_vendor' && proofStatus !== 'accepted') return 'Check the proof from the owner’s Pro first.';
  return undefined;
}

/** What is paid to us: items the owner gives to their own Pro cost nothing here. */
export const totalCents = (items: readonly Pick<DecidedItem, 'included' | 'decision' | 'priceCents'>[]) =>
  includedOf(items).reduce((sum, { decision, priceCents }) => sum + (decision === 'accept' ? (priceCents ?? 0) : 0), 0);
