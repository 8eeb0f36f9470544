// What our team has to enter or read again: yearly figures, and words of statutes. The desk and `npm run doctor` show it.
import { type EnteredFigure, figureStates } from './figures';
import { textsToReview } from './texts/review';

export interface DueLaw {
  readonly kind: 'figure' | 'text';
  readonly id: string;
  readonly title: string;
  /** What holds until then: the fallback of a figure, or the copy of the words. */
  readonly meanwhile: string;
  /** The local day by which it was due. */
  readonly dueOn: string;
}

/** Figures that were due by a local day and are not entered, and texts that are due for review; the most urgent first. */
export const overdueLaw = (day: string, entered: readonly EnteredFigure[]): readonly DueLaw[] =>
  [
    ...figureStates(day, entered)
      .filter(({ isOverdue }) => isOverdue)
      .map(({ series: { id, title, fallback }, dueOn }) => ({
        kind: 'figure' as const,
        id,
        title,
        meanwhile: fallback,
        dueOn,
      })),
    ...textsToReview(day).map(({ id, citation, sessionLaw, reviewOn }) => ({
      kind: 'text' as const,
      id,
      title: citation,
      meanwhile: sessionLaw,
      dueOn: reviewOn,
    })),
  ].toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
