// An agency for development and tests: it reads the files of our orders, and answers as strictly as a real one.
import path from 'node:path';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { readAddressLine } from '@/contract/homes/addresses/addressLine';
import type { CollectionAgency } from '@/contract/money/collections/constants';
import { readRows } from './agencyFile';
import type { AgencyEvent, Collections } from './collections';
import { fileCollections, readFolder } from './files';

/** Cents: smaller debts are not worth its work. */
export const LEAST_CENTS = 10_000;
/** Of what it collects, in hundredths of a percent. */
export const FEE_BPS = 3_500;
/** It acknowledges or refuses on the next day. */
const ANSWER_DAYS = 1;
/** People pay it a quarter after so many days, once. */
const PAYS_AFTER_DAYS = 30;
/** It gives up after so many days. */
const CLOSES_AFTER_DAYS = 180;

export const localAgency: CollectionAgency = {
  name: 'Demo Recovery',
  address: '1 Demo Plaza, San Francisco, CA 94105',
  phone: '4155550190',
  site: 'https://agency.example',
};

type Row = Record<string, string>;

const centsOf = ({ amount = '0.00' }: Row) => Number(amount.replace('.', ''));

/** Why it takes no such debt; empty where it does. */
function refusalOf(placement: Row): string {
  const { debtors = '', address = '' } = placement;
  const { parts, state, zip } = readAddressLine(address);
  if (debtors.split('; ').some((name) => name.trim().split(/\s+/).length < 2)) return 'A debtor has no full name';
  if (parts.length < 2 || !state || !zip) return 'The debtor has no full address';
  if (centsOf(placement) < LEAST_CENTS) return 'The amount is below our least';
  return '';
}

/** All that it says of an account in the course of time. */
function answersTo(placement: Row, orders: readonly Row[]): AgencyEvent[] {
  const { id: account = '', date = '' } = placement;
  const event = (name: string, on: string) => ({ id: `${name}-${account}`, account, on });
  const answeredOn = addDays(date, ANSWER_DAYS);
  const refusal = refusalOf(placement);
  if (refusal) return [{ ...event('refused', answeredOn), kind: 'refused', note: refusal }];
  const reference = `DR-${account.slice(-8).toUpperCase()}`;
  const recalled = orders.find(({ order }) => order === 'recall')?.date;
  /** What it still asks for at the end of a day, before its own payments. */
  const balanceOn = (day: string) =>
    orders
      .filter((order) => order.order === 'adjust' && (order.date ?? '') <= day)
      .reduce((sum, order) => sum + centsOf(order), centsOf(placement));
  const paidOn = addDays(date, PAYS_AFTER_DAYS);
  const quarter = Math.min(Math.round(centsOf(placement) / 4), Math.max(0, balanceOn(paidOn)));
  const leftOn = (day: string) => balanceOn(day) - (day >= paidOn ? quarter : 0);
  const answers: AgencyEvent[] = [{ ...event('acknowledged', answeredOn), kind: 'acknowledged', reference }];
  if (quarter > 0)
    answers.push({
      ...event('payment', paidOn),
      kind: 'payment',
      grossCents: quarter,
      feeCents: Math.round((quarter * FEE_BPS) / 10_000),
    });
  const paidElsewhere = orders.find(({ order, date: on = '' }) => order === 'adjust' && leftOn(on) <= 0)?.date;
  answers.push(
    paidElsewhere
      ? { ...event('closed', addDays(paidElsewhere, ANSWER_DAYS)), kind: 'closed', note: 'Paid in full' }
      : {
          ...event('closed', addDays(date, CLOSES_AFTER_DAYS)),
          kind: 'closed',
          note: 'Nothing more could be collected',
        },
  );
  if (!recalled) return answers;
  // What it collected before stays collected; a recall ends the rest.
  const before = answers.filter(({ on, kind }) => kind === 'acknowledged' || on < recalled);
  return [...before, { ...event('recalled', addDays(recalled, ANSWER_DAYS)), kind: 'recalled', note: '' }];
}

export function localCollections(dataDir: string, clock: () => Date): Collections {
  const files = fileCollections(dataDir, localAgency);
  const known = async () => (await readFolder(path.join(dataDir, 'collections', 'out'))).flatMap(readRows);
  const requireKnown = async (account: string) => {
    const isKnown = (await known()).some(({ order, id }) => order === 'place' && id === account);
    if (!isKnown) throw new Error('The agency has no such account');
  };
  return {
    ...files,
    place: async (account) => {
      const before = (await known()).find(({ order, id }) => order === 'place' && id === account.id);
      if (before && centsOf(before) !== account.amountCents) throw new Error('The agency has this account otherwise');
      if (!before) await files.place(account);
    },
    adjust: async (order) => {
      await requireKnown(order.account);
      await files.adjust(order);
    },
    recall: async (order) => {
      await requireKnown(order.account);
      await files.recall(order);
    },
    listEvents: async () => {
      const today = localDay(clock(), 'America/Los_Angeles');
      const orders = await known();
      const answers = orders
        .filter(({ order }) => order === 'place')
        .flatMap((placement) =>
          answersTo(
            placement,
            orders.filter(({ account, order }) => account === placement.id && order !== 'place'),
          ),
        );
      return answers.filter(({ on }) => on <= today).toSorted((one, other) => one.on.localeCompare(other.on));
    },
  };
}
