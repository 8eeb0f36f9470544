import type { AnswerFile, FileNote } from '@/contract/account/documents/constants';
import { DAY_MS } from '@/contract/calendar/durations';
import { formatDay } from '@/contract/format/days';
import { listFormat } from '@/contract/format/intl';

const fileNoteLabels: Record<FileNote, string> = {
  blurred: 'This looks blurry. If you can’t read every line, take it again.',
  dark: 'This is a little dark. Try again with more light.',
  nameMismatch: 'We can’t find your name in this file. Is it the right one?',
  small: 'This photo is small, so the text may be hard to read.',
};

/** Problems to fix before going on; empty where the file looks well. */
export function fileNoteLabelsOf({ notes, datedOn }: AnswerFile, freshDays: number | undefined, now: number): string[] {
  const at = datedOn ? Date.parse(`${datedOn}T00:00:00Z`) : undefined;
  const isTooOld = freshDays !== undefined && at !== undefined && now - at > (freshDays + 1) * DAY_MS;
  return [
    ...notes.map((note) => fileNoteLabels[note]),
    ...(isTooOld && datedOn
      ? [
          `The latest date in this file is ${formatDay(datedOn, 'long')}. Please add one from the last ${freshDays} days.`,
        ]
      : []),
  ];
}

/** So many names are read; the others are counted. */
const MAX_NAMES = 3;

/** `a.jpg, b.jpg, and c.jpg`, or `a.jpg, b.jpg, c.jpg, and 357 more`. */
export const joinFileNames = (files: readonly { readonly name: string }[]) => {
  const names = files.map(({ name }) => name);
  return listFormat().format(
    names.length > MAX_NAMES + 1 ? [...names.slice(0, MAX_NAMES), `${names.length - MAX_NAMES} more`] : names,
  );
};
