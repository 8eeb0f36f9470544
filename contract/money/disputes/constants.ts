import { lifecycle } from '@/contract/lifecycle';

/** What we have that shows the payer agreed to a payment and got what it was for. */
export const EVIDENCE_PARTS = ['receipt', 'lease', 'statement', 'activity'] as const;
export type EvidencePart = (typeof EVIDENCE_PARTS)[number];

export const evidencePartLabels: Readonly<Record<EvidencePart, string>> = {
  receipt: 'Receipt of the payment',
  lease: 'Signed lease',
  statement: 'Charges and payments of the lease',
  activity: 'Logins and signatures with address and device',
};

/** Evidence on its way to the bank. What the processor refuses can be sent again; what was sent cannot. */
export const evidenceLifecycle = lifecycle({
  sending: { send: 'sent', refuse: 'refused' },
  sent: {},
  refused: {},
});
export type EvidenceStatus = (typeof evidenceLifecycle.states)[number];

/** Statuses in which a bank waits for evidence. */
export const ANSWERABLE_STATUSES: readonly string[] = ['needs_response', 'warning_needs_response'];

/** Status of a dispute, in words: the processor’s own. */
export const disputeStatusLabels: Readonly<Record<string, string>> = {
  warning_needs_response: 'Inquiry: the bank asks',
  warning_under_review: 'Inquiry: the bank reviews our evidence',
  warning_closed: 'Inquiry closed',
  needs_response: 'Waiting for our evidence',
  under_review: 'The bank reviews our evidence',
  won: 'Won: the money came back',
  lost: 'Lost',
};

/** Why no evidence can be sent. */
export const UNANSWERABLE = ['bank_debit', 'late', 'sent', 'decided'] as const;
export type Unanswerable = (typeof UNANSWERABLE)[number];

export const unanswerableReasons: Readonly<Record<Unanswerable, string>> = {
  bank_debit: 'A bank returned a debit. That is final: no evidence is taken. Talk to the resident.',
  late: 'The day for evidence has passed.',
  sent: 'Evidence was sent. It can be sent once.',
  decided: 'The bank has decided.',
};

/** What the processor says when it refuses evidence, in words; its own word for others. */
export const evidenceRefusals: Readonly<Record<string, string>> = {
  evidence_too_large: 'The papers have more than 4.5 MB in all. Leave one out.',
  evidence_too_long: 'The text is too long. Shorten it.',
  evidence_past_due: 'The day for evidence had passed.',
  already_submitted: 'Evidence was submitted at the processor before.',
  dispute_closed: 'The bank had decided.',
};

/** Disputes that are listed at once: those that wait for evidence first. */
export const DISPUTE_PAGE = 100;
export const MAX_EVIDENCE_TEXT = 20_000;
