import * as z from 'zod';
import { FIGURE_SERIES_IDS } from '@/contract/law/figures';
import { certaintyLabels, legalFigureLifecycle } from './constants';

const Day = z.iso.date();
const Instant = z.iso.datetime();
const Certainty = z.enum(Object.keys(certaintyLabels) as [keyof typeof certaintyLabels]);

/** A yearly figure: what holds today, and by when the next one is entered. */
const FigureSeries = z.object({
  id: z.string(),
  title: z.string(),
  unit: z.enum(['rate', 'cents']),
  /** What an entry of zero says; null where the figure is never zero. */
  none: z.string().nullable(),
  announcedBy: z.string(),
  /** What holds from `nextFrom` until the next figure is entered. */
  fallback: z.string(),
  knownUntil: Day.nullable(),
  nextFrom: Day,
  nextUntil: Day,
  dueOn: Day,
  isOverdue: z.boolean(),
});
export type FigureSeries = z.infer<typeof FigureSeries>;

/** A figure that was entered, with the people who agreed on it. */
const LegalFigure = z.object({
  id: z.uuid(),
  series: z.string(),
  title: z.string(),
  /** Such as “8.7%”. */
  text: z.string(),
  from: Day,
  until: Day,
  source: z.string(),
  certainty: Certainty,
  nextDueOn: Day,
  status: z.enum(legalFigureLifecycle.states),
  proposedBy: z.string(),
  proposedAt: Instant,
  /** Whether the caller entered it: then a colleague decides. */
  isOwn: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  note: z.string().nullable(),
});
export type LegalFigure = z.infer<typeof LegalFigure>;

const LegalFigures = z.object({
  /** The office day. */
  today: Day,
  series: z.array(FigureSeries),
  /** Those that wait first, then the newest. */
  figures: z.array(LegalFigure),
});
export type LegalFigures = z.infer<typeof LegalFigures>;

/** What the first person enters. */
export const ProposedFigure = z.strictObject({
  series: z.enum(FIGURE_SERIES_IDS),
  /** Tenths of a basis point for a rate, cents for an amount. */
  value: z.int('Enter the figure').min(0, 'Enter the figure').max(1_000_000, 'Enter a smaller figure'),
  from: Day,
  until: Day,
  source: z.string().trim().min(3, 'Say where you read it').max(300, 'Use 300 characters or fewer'),
  certainty: Certainty,
  nextDueOn: Day,
});
export type ProposedFigure = z.infer<typeof ProposedFigure>;

export const legalFiguresSchemas = {
  listLegalFigures: { result: LegalFigures },
  proposeLegalFigure: { body: ProposedFigure, result: LegalFigures },
  approveLegalFigure: { result: LegalFigures },
  declineLegalFigure: {
    body: z.strictObject({ note: z.string().trim().min(3, 'Say why in a few words').max(600) }),
    result: LegalFigures,
  },
  withdrawLegalFigure: { result: LegalFigures },
};
