// A year's forms: prepared from the statements, released by another person, and corrected by forms of their own.
import { type TaxFormName, type TaxFormProblem, taxFormLifecycle } from '@/contract/money/taxForms/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { hasAsciiSpelling } from '@/server/names/ascii';
import { isMismatch } from '@/server/providers/tinMatching/tinMatching';
import { computeYear, type YearFigures } from './figures';
import * as repo from './repo';

/** A Pro's own, those that were released. */
export const listTaxFormsOfPro = repo.listOfPro;

/** The year at our office. */
const yearAt = (now: Date) => Number(officeDay(now).slice(0, 4));

export const isOver = (year: number, now: Date) => year < yearAt(now);
export const lastYear = (now: Date) => yearAt(now) - 1;

/** Rents are a homeowner's, pay is a Pro's. */
export const formNameOf = ({ proId }: Pick<repo.TaxFormRow, 'proId'>): TaxFormName =>
  proId ? '1099-NEC' : '1099-MISC';

/** Whether the file of the IRS can spell the recipient: it takes Latin letters alone. */
const isInLatin = ({ payee }: Pick<repo.TaxFormRow, 'payee'>) =>
  !payee || hasAsciiSpelling([payee.name, payee.businessName, payee.streetAddress, payee.city].join());

/** Why a form cannot go out. One that is not filed needs no number. */
export function problemOf(
  form: Pick<repo.TaxFormRow, 'filing' | 'w9Id' | 'payee'>,
  matchCode: number | null,
): TaxFormProblem | null {
  if (form.filing !== 'required') return null;
  if (!form.w9Id) return 'no_w9';
  if (!isInLatin(form)) return 'not_latin';
  return matchCode !== null && isMismatch(matchCode) ? 'unmatched' : null;
}

/** What both the recipient and the IRS have read. */
function isSame(row: repo.TaxFormRow, figures: YearFigures): boolean {
  const named = ({ payee }: Pick<YearFigures, 'payee'>) =>
    payee && [payee.name, payee.tinKind, payee.tinLastFour].join();
  return (
    row.rents === figures.rents &&
    row.withheld === figures.withheld &&
    row.filing === figures.filing &&
    named(row) === named(figures) &&
    JSON.stringify(row.homes.map(({ homeId, lines }) => [homeId, lines])) ===
      JSON.stringify(figures.homes.map(({ homeId, lines }) => [homeId, lines]))
  );
}

/** Prepares what is missing, and corrections where the figures are others by now. `by` is null for the calendar. As the system. */
export async function prepareYear(
  db: Db,
  year: number,
  { by, now }: { by: string | null; now: Date },
): Promise<{ prepared: number }> {
  if (!isOver(year, now)) throw conflict(`${year} isn’t over yet. Come back in January.`);
  const rows = await repo.lockYear(db, year);
  let prepared = 0;
  for (const figures of await computeYear(db, year)) {
    const { ownerId, proId, payee, homes, ...values } = figures;
    const own = rows.filter((row) => row.ownerId === ownerId && row.proId === proId);
    const open = own.find(({ status }) => status === 'prepared');
    const released = own.find(({ status }) => status === 'released');
    if (open && isSame(open, figures)) continue;
    if (!open && released && isSame(released, figures)) continue;
    const all = {
      ...values,
      payee: payee && JSON.stringify(payee),
      homes: JSON.stringify(homes),
      preparedBy: by,
      preparedAt: now,
    };
    const id = open?.id ?? newId(now.getTime());
    if (open) await repo.update(db, id, all);
    else await repo.insert(db, { ...all, id, ownerId, proId, taxYear: year, corrects: released?.id ?? null });
    await audit(db, {
      event: 'tax_form.prepared',
      subject: `tax_form:${id}`,
      ...(by && { personId: by }),
      detail: { year, rents: values.rents, withheld: values.withheld, filing: values.filing },
    });
    prepared += 1;
  }
  return { prepared };
}

/** Releases prepared forms without problems: by another person than the one who prepared them. As the system. */
export async function releaseYear(
  db: Db,
  year: number,
  { personId, now }: { personId: string; now: Date },
): Promise<void> {
  const rows = await repo.lockYear(db, year);
  const codes = new Map((await repo.listYear(db, year)).map(({ id, matchCode }) => [id, matchCode]));
  const ready = rows.filter((row) => row.status === 'prepared' && !problemOf(row, codes.get(row.id) ?? null));
  if (ready.length === 0) throw conflict('No form is ready to be released.');
  if (ready.some(({ preparedBy }) => preparedBy === personId))
    throw conflict('Someone else on the team has to release the forms you prepared.');
  for (const row of ready) {
    const before = rows.find(({ id }) => id === row.corrects);
    const corrected = before && taxFormLifecycle.after(before.status, 'correct');
    if (before && corrected) {
      await repo.update(db, before.id, { status: corrected });
      await audit(db, {
        event: 'tax_form.corrected',
        subject: `tax_form:${before.id}`,
        personId,
        detail: { by: row.id },
      });
    }
    const status = taxFormLifecycle.after(row.status, 'release') ?? row.status;
    await repo.update(db, row.id, { status, releasedBy: personId, releasedAt: now });
    await audit(db, { event: 'tax_form.released', subject: `tax_form:${row.id}`, personId, detail: { year } });
    await enqueue(db, 'sealTaxForm', { id: row.id }, { jobKey: `seal-tax-form:${row.id}` });
  }
}

const awaitsFiling = ({ status, filing, filedAt }: repo.TaxFormRow) =>
  status === 'released' && filing === 'required' && filedAt === null;
const isToFile = (row: repo.TaxFormRow) => awaitsFiling(row) && isInLatin(row);

/** Released before its recipient had a spelling that the IRS can read: waits for a correction with a new Form W-9. */
export const isHeldBack = (row: repo.TaxFormRow) => awaitsFiling(row) && !isInLatin(row);

/** Forms that the IRS still gets as a file. Its portal takes corrections one by one, without a file. */
export const isForFile = (row: repo.TaxFormRow) => isToFile(row) && row.corrects === null;

/** The IRS took what was released, under one receipt. As the system. */
export async function recordFiling(
  db: Db,
  year: number,
  { receipt, personId, now }: { receipt: string; personId: string; now: Date },
): Promise<void> {
  const waiting = (await repo.lockYear(db, year)).filter(isToFile);
  if (waiting.length === 0) throw conflict('Every released form of this year is filed already.');
  for (const { id } of waiting) {
    await repo.update(db, id, { filedAt: now, receipt });
    await audit(db, { event: 'tax_form.filed', subject: `tax_form:${id}`, personId, detail: { receipt } });
  }
}
