import { addDays, addMonths } from '@/contract/calendar/days';
import { type FigureState, figureStates, figureText, findSeries } from '@/contract/law/figures';
import type { FigureSeries, LegalFigure, LegalFigures } from '@/contract/platform/legalFigures/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { listEnteredFigures } from './index';
import * as repo from './repo';

const presentSeries = ({ series, ...state }: FigureState): FigureSeries => ({
  id: series.id,
  title: series.title,
  unit: series.unit,
  none: series.none ?? null,
  announcedBy: series.announcedBy,
  fallback: series.fallback,
  knownUntil: state.knownUntil,
  nextFrom: state.nextFrom,
  nextUntil: addDays(addMonths(state.nextFrom, 12), -1),
  dueOn: state.dueOn,
  isOverdue: state.isOverdue,
});

function presentFigure(row: repo.LegalFigureView, readerId: string): LegalFigure {
  const series = findSeries(row.series);
  return {
    id: row.id,
    series: row.series,
    title: series?.title ?? row.series,
    text: figureText(series, row.value),
    from: row.fromOn,
    until: row.untilOn,
    source: row.source,
    certainty: row.certainty,
    nextDueOn: row.nextDueOn,
    status: row.status,
    proposedBy: row.proposerName ?? 'A former colleague',
    proposedAt: row.proposedAt.toISOString(),
    isOwn: row.proposedBy === readerId,
    decidedBy: row.decidedBy === null ? null : (row.deciderName ?? 'A former colleague'),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note,
  };
}

/** Every figure of the law, the most urgent first, and every entry. As the system. */
export async function presentFigures(
  db: Db,
  { readerId, now }: { readerId: string; now: Date },
): Promise<LegalFigures> {
  const today = officeDay(now);
  const states = figureStates(today, await listEnteredFigures(db));
  return {
    today,
    series: states.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)).map(presentSeries),
    figures: (await repo.list(db)).map((row) => presentFigure(row, readerId)),
  };
}
