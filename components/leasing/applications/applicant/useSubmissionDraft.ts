import { useEffect, useState } from 'react';
import type { ConsentKind } from '@/contract/leasing/applications/consents';
import { isSignedIn, onSessionChange } from '@/lib/session/session';

/** What is typed on the last page and sent with it alone: the number, the consents, the signature. */
export interface SubmissionDraft {
  /** `none`: they give no number, where the law of the place leaves it to them. */
  readonly kind: 'ssn' | 'itin' | 'none';
  readonly number: string;
  readonly consents: readonly ConsentKind[];
  readonly name: string;
}

const emptyDraft: SubmissionDraft = { kind: 'ssn', number: '', consents: [], name: '' };

// In this tab's memory alone, never in its storage: an edit elsewhere and the way back lose nothing, a reload everything.
const drafts = new Map<string, SubmissionDraft>();

/** The draft of one application, for as long as its person stays logged in and has not submitted it. */
export function useSubmissionDraft(applicationId: string) {
  const [draft, setDraft] = useState(drafts.get(applicationId) ?? emptyDraft);
  useEffect(
    () =>
      onSessionChange(() => {
        if (!isSignedIn()) drafts.clear();
      }),
    [],
  );
  return {
    draft,
    change: (changed: Partial<SubmissionDraft>) =>
      setDraft((before) => {
        const next = { ...before, ...changed };
        drafts.set(applicationId, next);
        return next;
      }),
    forget: () => drafts.delete(applicationId),
  };
}
