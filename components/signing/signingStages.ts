import type { DocumentSection, Envelope } from '@/contract/signing/endpoints';

/** One page of the paper on the screen: a chapter. */
export interface DocumentPage {
  readonly title: string;
  readonly sections: readonly DocumentSection[];
}

export function documentPages({ title, sections }: Envelope['document']): DocumentPage[] {
  const pages: { title: string; sections: DocumentSection[] }[] = [];
  for (const section of sections) {
    const name = section.part ?? title;
    const last = pages.at(-1);
    if (last?.title === name) last.sections.push(section);
    else pages.push({ title: name, sections: [section] });
  }
  return pages;
}

const isRead = ({ sections }: DocumentPage, seen: readonly string[]) => sections.every(({ id }) => seen.includes(id));

/** How many pages were read in full. */
export const countReadPages = (pages: readonly DocumentPage[], seen: readonly string[]) =>
  pages.filter((page) => isRead(page, seen)).length;

/** The first page that was not; the last one where all were. */
export function nextPage(pages: readonly DocumentPage[], seen: readonly string[]): number {
  const found = pages.findIndex((page) => !isRead(page, seen));
  return found === -1 ? pages.length - 1 : found;
}

/** Whether residents set their initials somewhere the caller has to. */
export const ownInitials = ({ document: paper, me }: Envelope) =>
  me?.role === 'resident' ? paper.sections.filter(({ initials }) => initials) : [];

/** Of these sections, those whose initials are still missing: what is a choice is never owed. */
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

export const signerRoleLabels = {
  resident: 'Resident',
  coSigner: 'Co-signer',
  homeowner: 'Homeowner',
  manager: 'For Belong',
} as const;
