// The files that go to and come from a collection agency: CSV with a header, amounts in dollars, days as 2026-12-31.
import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { type CsvCell, csvForPrograms, plainCell } from '@/contract/format/csv';
import type { AgencyEvent, Collections, PlacedAccount } from './collections';

type Adjustment = Parameters<Collections['adjust']>[0];
type Recall = Parameters<Collections['recall']>[0];

const ORDER_COLUMNS = ['order', 'id', 'account', 'date', 'amount', 'debtors', 'emails', 'address', 'home', 'creditor'];
const amount = (cents: number): CsvCell => ({ amount: cents });

export const placementFile = (account: PlacedAccount): string =>
  csvForPrograms([
    [...ORDER_COLUMNS, 'since'],
    [
      ...['place', account.id, account.id, account.on],
      amount(account.amountCents),
      account.debtors.map(({ name }) => name).join('; '),
      account.debtors.map(({ email }) => email).join('; '),
      ...[account.address, account.home, account.creditor, account.since],
    ],
  ]);

export const adjustmentFile = ({ id, account, on, changeCents }: Adjustment): string =>
  csvForPrograms([ORDER_COLUMNS.slice(0, 5), ['adjust', id, account, on, amount(changeCents)]]);

export const recallFile = ({ id, account, on, reason }: Recall): string =>
  csvForPrograms([
    ['order', 'id', 'account', 'date', 'reason'],
    ['recall', id, account, on, reason],
  ]);

const Money = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .transform((text) => Number(text.replace('.', '')));
const Day = z.iso.date();
const Base = { id: z.string().min(1).max(80), account: z.uuid(), date: Day };
const Event = z.discriminatedUnion('event', [
  z.object({ ...Base, event: z.literal('acknowledged'), note: z.string().min(1) }),
  z.object({ ...Base, event: z.enum(['refused', 'recalled', 'closed']), note: z.string() }),
  z.object({ ...Base, event: z.literal('payment'), gross: Money, fee: Money }),
  z.object({ ...Base, event: z.literal('returned'), note: z.string().min(1) }),
]);

/** Rows of a file, by the names of their columns. */
export const readRows = (file: string): Record<string, string>[] =>
  parse<Record<string, string>>(file, {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
  }).map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name.trim().toLowerCase(), plainCell(cell)])),
  );

/**
 * The events of a file: columns event, id, account, date, gross, fee, note. @throws on a row that is none: the whole file
 * waits for a person, as nothing in it may be counted twice or left out.
 */
export const parseEvents = (file: string): AgencyEvent[] =>
  readRows(file).map((row) => {
    const event = Event.parse(row);
    const { id, account, date: on } = event;
    switch (event.event) {
      case 'acknowledged':
        return { kind: event.event, id, account, on, reference: event.note };
      case 'payment':
        if (event.gross <= 0 || event.fee < 0 || event.fee > event.gross)
          throw new Error(`Payment ${id} of the agency has amounts that cannot be`);
        return { kind: event.event, id, account, on, grossCents: event.gross, feeCents: event.fee };
      case 'returned':
        return { kind: event.event, id, account, on, payment: event.note };
      default:
        return { kind: event.event, id, account, on, note: event.note };
    }
  });
