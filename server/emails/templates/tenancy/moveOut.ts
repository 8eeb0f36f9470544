// What we write about the end of a tenancy and its deposit.
import * as z from 'zod';
import { formatDay } from '@/contract/format/days';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import { money } from '@/server/emails/templates/charge';

/** Amounts that a letter about a deposit names: of the whole deposit, or of one deduction. */
export const depositAmounts = ['held', 'deducted', 'refund', 'asked', 'counter', 'offer'] as const;

const amountLabels: Record<(typeof depositAmounts)[number], string> = {
  held: 'Deposit held',
  deducted: 'Deductions',
  refund: 'Refund to the residents',
  asked: 'Asked in the statement',
  counter: 'What the residents would pay',
  offer: 'What the homeowner offers',
};

export const MoveOutUpdate = z.object({
  event: z.enum([
    'left',
    'inspectionAsked',
    'inspection',
    'inspected',
    'contractor',
    'statement',
    'offer',
    'disputed',
    'disputedLate',
    'answerSoon',
    'settled',
    'barred',
    'stands',
    'conceded',
    'standsAgain',
    'invoice',
    'invoiceLate',
  ]),
  side: z.enum(['owner', 'resident']),
  name: z.string(),
  home: z.string(),
  /** The last day to answer. */
  by: z.iso.date().optional(),
  /** What it is about, in cents. */
  amounts: z.array(z.object({ what: z.enum(depositAmounts), cents: z.int() })).default([]),
  link: z.url(),
});

const texts = {
  left: {
    subject: 'The move-out is recorded',
    text: 'The keys are back and the lease has ended. The deposit is next. You can see the legal deadline and each step in your account.',
  },
  inspectionAsked: {
    subject: 'Your residents ask for a first inspection',
    text: 'The law gives residents an inspection before they leave, so that they can fix what it finds. Set a time with 48 hours’ written notice, or leave it to us.',
  },
  inspection: {
    subject: 'Your move-out inspection is set',
    text: 'We’ll walk through the home room by room and compare it with the report everyone signed at move-in. You can join us. Open the inspection to see the time, tell us if you’re coming, and add photos and comments.',
  },
  inspected: {
    subject: 'The move-out inspection is finished',
    text: 'Compare each room with the report everyone signed at move-in. Add photos and comments before the deposit statement is sent.',
  },
  contractor: {
    subject: 'Your deposit needs more time',
    text: 'The damage to the home exceeds the deposit, and a contractor is needed to repair it. The law gives more time for the statement then. You can see the new date in your account.',
  },
  statement: {
    subject: 'The deposit statement',
    text: 'Every deduction is listed with photos, the invoice or estimate, and the math. You can accept or dispute each line.',
  },
  offer: {
    subject: 'A new offer on your deposit',
    text: 'The homeowner offered another amount for a deduction. You can accept or dispute it. Without your answer by {by}, the amount stands and the money is released.',
  },
  disputed: {
    subject: 'A deduction was disputed',
    text: 'Your residents dispute a line of the deposit statement. You can accept their amount, offer another one, or drop the line. Without your answer by {by}, their amount stands.',
  },
  disputedLate: {
    subject: 'A deduction was disputed',
    text: 'Your residents dispute a deduction that had stood without an answer. You can accept their amount, offer another one, or drop the line. Without your answer by {by}, it stands as before, and they can still ask a court.',
  },
  answerSoon: {
    subject: 'Your answer about the deposit is due',
    text: 'A deduction waits for your answer until {by}. After that day, the last amount named stands.',
  },
  settled: {
    subject: 'The deposit is settled',
    text: 'No line of the deposit statement is open anymore. The rest of the deposit will be refunded to the residents.',
  },
  barred: {
    subject: 'The full deposit goes back',
    text: 'No statement of deductions was sent by the legal deadline, so nothing can be kept. The full deposit will be refunded to the residents.',
  },
  stands: {
    subject: 'Deductions without an answer',
    text: 'Some deductions had no answer in time, so they stand as they are. The rest of the deposit will be refunded to the residents once no line is open. Residents can still dispute these deductions in their account, and see until when.',
  },
  conceded: {
    subject: 'The residents’ amount stands',
    text: 'A disputed deduction had no answer from the homeowner in time, so it comes to what the residents said they would pay. The rest of the deposit will be refunded to the residents once no line is open.',
  },
  standsAgain: {
    subject: 'A deduction stands as before',
    text: 'The residents disputed a deduction after it had stood without an answer, and the homeowner didn’t answer in time. It stands as before. Residents can dispute it again in their account, or ask a court.',
  },
  invoice: {
    subject: 'The invoice for your deposit',
    text: 'The work was finished, and its invoice replaces the estimate. If it cost less, you get the difference back.',
  },
  invoiceLate: {
    subject: 'An invoice is overdue',
    text: 'The legal deadline to send your residents the invoice for finished work has passed. Add it now. Keeping part of a deposit without proof can cost more than the deposit.',
  },
} as const;

export const moveOutTemplates = {
  moveOutUpdate: template(MoveOutUpdate, ({ event, name, home, link, by, amounts }) => {
    const sums = amounts.map(({ what, cents }) => `\n- ${amountLabels[what]}: ${money(cents)}`).join('');
    const { subject, text } = texts[event];
    return emailText(
      `${subject}: ${home}`,
      greeting(name),
      `${text.replace('{by}', by ? formatDay(by, 'full') : '')}${sums && `\n${sums}`}`,
      cta(event.startsWith('inspect') ? 'Open the inspection' : 'View the deposit', link),
    );
  }),
};
