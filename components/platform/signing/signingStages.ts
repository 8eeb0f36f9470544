import type { DocumentSection, Envelope } from '@/contract/platform/signing/endpoints';

/** A chapter of the document. */
export interface DocumentChapter {
  readonly title: string;
  /** Signed with the rest, and sealed as a file of its own. */
  readonly isOwnDocument: boolean;
  readonly sections: readonly DocumentSection[];
}

export function documentChapters({ title, sections }: Envelope['document']): DocumentChapter[] {
  const chapters: { title: string; isOwnDocument: boolean; sections: DocumentSection[] }[] = [];
  for (const section of sections) {
    const name = section.ownDocument ?? section.part ?? title;
    const last = chapters.at(-1);
    if (last?.title === name) last.sections.push(section);
    else chapters.push({ title: name, isOwnDocument: section.ownDocument !== undefined, sections: [section] });
  }
  return chapters;
}

/** Clauses the caller has not been shown yet. */
export const unseenSections = ({ document, me }: Envelope): DocumentSection[] =>
  document.sections.filter(({ id }) => !me?.sectionsSeen.includes(id));

/** Whether residents set their initials somewhere the caller has to. */
export const ownInitials = ({ document, me }: Envelope) =>
  me?.role === 'resident' ? document.sections.filter(({ initials }) => initials) : [];

/** Sections with missing initials; optional sections never count. */
export const remainingInitials = (sections: readonly DocumentSection[], set: readonly string[]) =>
  sections.filter(({ id, initials, optional }) => initials && !optional && !set.includes(id));

export type SigningStage = 'ended' | 'completed' | 'sign' | 'signed' | 'before' | 'onlooker';

/** What this person has to do with these papers now. */
export function signingStage({ status, me }: Envelope): SigningStage {
  if (status === 'completed') return 'completed';
  if (['declined', 'expired', 'voided'].includes(status)) return 'ended';
  if (!me || me.status === 'delegated') return 'onlooker';
  if (me.canAct) return 'sign';
  if (me.status === 'signed') return 'signed';
  return me.status === 'waiting' ? 'before' : 'ended';
}

/** In “You sign as ...”. */
export const signerRoleInSentence = {
  resident: 'resident',
  coSigner: 'co-signer',
  formerResident: 'the resident who leaves the lease',
  homeowner: 'homeowner',
  manager: 'Belong’s representative',
} as const;

export const signerRoleLabels = {
  resident: 'Resident',
  coSigner: 'Co-signer',
  formerResident: 'Leaves the lease',
  homeowner: 'Homeowner',
  manager: 'For Belong',
} as const;
