import type { Envelope, PaperSection } from '@/contract/signing';

/** One page of the paper on the screen: a chapter. */
export interface PaperPage {
  readonly title: string;
  readonly sections: readonly PaperSection[];
}

export function pagesOf({ title, sections }: Envelope['paper']): PaperPage[] {
  const pages: { title: string; sections: PaperSection[] }[] = [];
  for (const section of sections) {
    const name = section.part ?? title;
    const last = pages.at(-1);
    if (last?.title === name) last.sections.push(section);
    else pages.push({ title: name, sections: [section] });
  }
  return pages;
}

const isRead = ({ sections }: PaperPage, seen: readonly string[]) => sections.every(({ id }) => seen.includes(id));

/** How many pages were read in full. */
export const readPages = (pages: readonly PaperPage[], seen: readonly string[]) =>
  pages.filter((page) => isRead(page, seen)).length;

/** The first page that was not; the last one where all were. */
export function nextPage(pages: readonly PaperPage[], seen: readonly string[]): number {
  const found = pages.findIndex((page) => !isRead(page, seen));
  return found === -1 ? pages.length - 1 : found;
}

/** Whether residents set their initials somewhere the caller has to. */
export const initialsOf = ({ paper, me }: Envelope) =>
  me?.role === 'resident' ? paper.sections.filter(({ initials }) => initials) : [];

/** Of these sections, those whose initials are still missing: what is a choice is never owed. */
export const owedIn = (sections: readonly PaperSection[], set: readonly string[]) =>
  sections.filter(({ id, initials, optional }) => initials && !optional && !set.includes(id));

export type Stage = 'ended' | 'completed' | 'sign' | 'signed' | 'before' | 'onlooker';

/** What this person has to do with these papers now. */
export function stageOf({ status, me }: Envelope): Stage {
  if (status === 'completed') return 'completed';
  if (['declined', 'expired', 'voided'].includes(status)) return 'ended';
  if (!me || me.status === 'delegated') return 'onlooker';
  if (me.mayAct) return 'sign';
  if (me.status === 'signed') return 'signed';
  return me.status === 'waiting' ? 'before' : 'ended';
}

export const roleWords = {
  resident: 'Resident',
  cosigner: 'Co-signer',
  homeowner: 'Homeowner',
  manager: 'For Belong',
} as const;
