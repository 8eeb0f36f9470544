import { cents } from '@/contract/amounts/cents';
import { reportingThreshold } from '@/contract/law/taxForms';
import type { TaxForm, TaxYear } from '@/contract/money/taxForms/endpoints';
import { maskedTin } from '@/contract/money/w9s/tin';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { formNameOf, isHeldBack, isOver, problemOf } from './index';
import * as repo from './repo';

const isPartOf = ({ homes }: Pick<repo.TaxFormRow, 'homes'>) => homes.some(({ isPart }) => isPart);

/** As its homeowner sees it, once it was released. */
export const presentTaxForm = (row: repo.TaxFormRow): TaxForm => ({
  id: row.id,
  year: row.taxYear,
  filing: row.filing,
  status: row.status,
  rents: cents(row.rents),
  withheld: cents(row.withheld),
  isCorrection: row.corrects !== null,
  isPart: isPartOf(row),
  releasedAt: (row.releasedAt ?? row.preparedAt).toISOString(),
  documentId: row.documentId,
  packId: row.packId,
});

/** A year as our team sees it, as the system. */
export async function presentYear(
  db: Db,
  year: number,
  { personId, now }: { personId: string; now: Date },
): Promise<TaxYear> {
  const { name, ein, streetAddress, city, state, zipcode, isDemo } = env().TAX_PAYER;
  const { cents: amount, source } = reportingThreshold(year);
  const rows = await repo.listYear(db, year);
  const ready = rows.filter((row) => row.status === 'prepared' && !problemOf(row, row.matchCode));
  return {
    year,
    isOver: isOver(year, now),
    threshold: { amount: cents(amount), source },
    payer: { name, ein, address: `${streetAddress}, ${city}, ${state} ${zipcode}`, isDemo },
    canRelease: ready.length > 0 && ready.every(({ preparedBy }) => preparedBy !== personId),
    forms: rows.map((row) => ({
      id: row.id,
      form: formNameOf(row),
      name: row.payee?.name ?? row.payeeName,
      filing: row.filing,
      status: row.status,
      maskedTin: row.payee && maskedTin(row.payee.tinKind, row.payee.tinLastFour),
      problem:
        row.status === 'prepared' ? problemOf(row, row.matchCode) : isHeldBack(row) ? ('not_latin' as const) : null,
      amount: cents(row.rents),
      withheld: cents(row.withheld),
      isCorrection: row.corrects !== null,
      isPart: isPartOf(row),
      receipt: row.receipt,
    })),
  };
}
