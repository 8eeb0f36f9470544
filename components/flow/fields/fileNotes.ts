import type { AnswerFile, FileNote } from '@/contract/documents/constants';

const fileNoteLabels: Record<FileNote, string> = {
  blurred: 'It looks blurred. If you cannot read every line, please take it again.',
  dark: 'It is rather dark. More light helps us read it.',
  nameMismatch: 'We do not find your name in it. Is it the right one?',
  small: 'The picture is small, so its letters may be hard to read.',
};

const DAY_MS = 86_400_000;
const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** What somebody may want to mend before they go on; nothing where the file looks well. */
export function fileNoteLabelsOf({ notes, datedOn }: AnswerFile, freshDays: number | undefined, now: number): string[] {
  const at = datedOn ? Date.parse(`${datedOn}T00:00:00Z`) : undefined;
  const isTooOld = freshDays !== undefined && at !== undefined && now - at > (freshDays + 1) * DAY_MS;
  return [
    ...notes.map((note) => fileNoteLabels[note]),
    ...(isTooOld
      ? [`The newest day in it is ${dayFormat.format(at)}. Please send one of the last ${freshDays} days.`]
      : []),
  ];
}

const nameList = new Intl.ListFormat('en-US');
export const joinFileNames = (files: readonly { readonly name: string }[]) =>
  nameList.format(files.map(({ name }) => name));
