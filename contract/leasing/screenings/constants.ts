import type { Bureau } from '@/contract/leasing/applications/constants';
import { lifecycle } from '@/contract/lifecycle';

/**
 * The reports about one adult. `blocked` waits for the person, and a new order follows; `document_check` waits for a person
 * of ours, where no report confirms what they stated. A later application can ask for a check of something more.
 */
export const screeningLifecycle = lifecycle({
  ordered: { block: 'blocked', checkDocuments: 'document_check', answer: 'answered' },
  document_check: { confirmDocuments: 'answered' },
  answered: { checkDocuments: 'document_check' },
  blocked: {},
});

/** @public Named by server/db/types.ts, which is generated. */
export type ScreeningStatus = (typeof screeningLifecycle.states)[number];

/** What a person of ours checks in the documents where no report tells. */
export const documentCheckKinds = ['identity', 'income', 'savings', 'voucher'] as const;
export type DocumentCheckKind = (typeof documentCheckKinds)[number];

/** What documents confirmed: a figure is null where it was not checked. Monthly, in cents, but for savings. */
export interface DocumentCheck {
  readonly grossCents: number | null;
  readonly netCents: number | null;
  readonly savingsCents: number | null;
  readonly voucherCents: number | null;
  /** `unconfirmed`: the ID did not show who they are. `not_checked`: there was nothing to check it with. */
  readonly identity: 'confirmed' | 'unconfirmed' | 'not_checked' | null;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
}

/** The credit bureaus, and where each lifts a freeze. */
export const bureauLinks: Record<Bureau, { name: string; href: string }> = {
  equifax: { name: 'Equifax', href: 'https://www.equifax.com/personal/credit-report-services/credit-freeze/' },
  experian: { name: 'Experian', href: 'https://www.experian.com/help/credit-freeze/' },
  transunion: { name: 'TransUnion', href: 'https://www.transunion.com/credit-freeze' },
};

/** What is frozen, in the words of the page and of the email alike. */
export const frozenMessage = (agency: string, bureau: Bureau | null): string =>
  bureau
    ? `Your credit file at ${bureauLinks[bureau].name} is frozen, so ${agency} can’t tell us about your credit.`
    : `Your credit file is frozen, and ${agency} doesn’t tell us at which bureau. Lift the freeze at all three.`;
