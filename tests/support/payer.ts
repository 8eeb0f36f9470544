// A process that pays and refunds without a pause, to be killed at any moment (server/modules/money/payments/crashes). It
// writes each reply to its standard output, a line each, as a browser would have seen it.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import pino from 'pino';
import type { Services } from '@/server/context';
import { openDb, openPool } from '@/server/db/client';
import { takePayment } from '@/server/modules/money/payments';
import { refund } from '@/server/modules/money/payments/refunds';
import { openPayments } from '@/server/providers/payments/openPayments';

const [url = '', payerId = ''] = process.argv.slice(2);
const PAYERS = 4;
const ways = ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeDeclined'];
const clock = () => new Date();
const db = openDb(openPool({ url, max: PAYERS }));
// What money needs of the services, and nothing beside it.
const services = { db, clock, log: pino({ level: 'silent' }), payments: openPayments({}, db, clock) } as Services;
const say = (line: string) => writeSync(1, `${line}\n`);

async function pays(): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    const { id, status } = await takePayment(services, {
      payerId,
      amount: 1_000 + turn,
      purpose: 'application_fee',
      purposeId: randomUUID(),
      method: 'card',
      methodRef: ways[turn % ways.length] ?? '',
      // A person who is declined often has to wait an hour; autopay never does.
      initiatedBy: 'autopay',
    });
    say(`paid ${id} ${status}`);
    if (status !== 'succeeded' || turn % 2) continue;
    const given = await refund(services, { id: randomUUID(), paymentId: id, amount: 400, reason: 'test' });
    say(`back ${id} ${given.status}`);
  }
}

for (let payer = 0; payer < PAYERS; payer += 1) void pays();
