// Yearly figures of the law that two people entered, and the rules they become.

import { addMonths } from '@/contract/calendar/days';
import { type EnteredFigure, figureText, findSeries, ruleOfFigure } from '@/contract/law/figures';
import type { Rule } from '@/contract/law/rules';
import { legalFigureLifecycle } from '@/contract/platform/legalFigures/constants';
import type { ProposedFigure } from '@/contract/platform/legalFigures/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import * as repo from './repo';

const invalid = (field: string, message: string) => new ApiError('invalid', message, { fields: { [field]: message } });

export async function listEnteredFigures(db: Db): Promise<EnteredFigure[]> {
  const rows = await repo.listApproved(db);
  return rows.map(({ series, value, fromOn, untilOn, source, certainty, nextDueOn, decidedAt, proposedAt }) => ({
    series,
    value,
    source,
    certainty,
    nextDueOn,
    from: fromOn,
    until: untilOn,
    checked: officeDay(decidedAt ?? proposedAt),
  }));
}

/** The figures that our team entered, as rules of the law. */
export const enteredRules = async (db: Db): Promise<Rule[]> =>
  (await listEnteredFigures(db)).flatMap((figure) => ruleOfFigure(figure));

/** Figures hold for at most so many months: a longer range hides that the next one is due. */
const MAX_MONTHS = 13;

function assertRange(
  { series: id, value, from, until, nextDueOn }: ProposedFigure,
  others: readonly EnteredFigure[],
): void {
  const series = findSeries(id);
  if (!series) throw invalid('series', 'Choose a figure.');
  if (value > series.most) throw invalid('value', `The law allows at most ${figureText(series, series.most)} here.`);
  if (value === 0 && !series.none) throw invalid('value', 'Enter the figure');
  if (until < from) throw invalid('until', 'The last day comes after the first.');
  if (until >= addMonths(from, MAX_MONTHS)) throw invalid('until', 'A figure holds for a year.');
  if (nextDueOn <= from) throw invalid('nextDueOn', 'The next figure is due after this one starts.');
  const overlap = others.find(
    (other) => other.series === id && other.from !== from && other.from <= until && from <= other.until,
  );
  if (overlap) throw invalid('from', `These days overlap with the figure from ${overlap.from} to ${overlap.until}.`);
}

/** Answers the id of the entry, which applies to nothing yet. The same first day again corrects an approved figure. */
export async function proposeFigure(
  db: Db,
  proposed: ProposedFigure,
  { personId: proposedBy, now: proposedAt }: { personId: string; now: Date },
): Promise<string> {
  assertRange(proposed, await listEnteredFigures(db));
  const { from: fromOn, until: untilOn, ...rest } = proposed;
  const open = (await repo.list(db)).find(
    (row) => row.status === 'proposed' && row.series === rest.series && row.fromOn === fromOn,
  );
  if (open) throw conflict('An entry for these days waits for a second person already.');
  const id = newId(proposedAt.getTime());
  await repo.insert(db, { ...rest, id, fromOn, untilOn, status: 'proposed', proposedBy, proposedAt });
  return id;
}

export async function decideFigure(
  db: Db,
  id: string,
  {
    event,
    note = null,
    personId,
    now,
  }: { event: 'approve' | 'decline' | 'withdraw'; note?: string | null; personId: string; now: Date },
): Promise<void> {
  const row = await repo.lock(db, id);
  const status = legalFigureLifecycle.after(row.status, event);
  if (!status) throw conflict('This figure is already decided. Please look at it again.');
  await repo.update(db, id, { status, note, decidedBy: personId, decidedAt: now });
}
