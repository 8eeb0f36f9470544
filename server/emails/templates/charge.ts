import * as z from 'zod';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

export const Reminder = z.object({
  name: z.string(),
  stage: z.enum(['soon', 'tomorrow', 'today', 'late']),
  cents: z.int(),
  dueOn: z.iso.date(),
  home: z.string(),
  link: z.url(),
});

export const CoSignerLate = Reminder.omit({ stage: true }).extend({ payBy: z.iso.date() });

export const Payment = z.object({
  name: z.string(),
  status: z.enum(['processing', 'succeeded', 'failed', 'returned']),
  cents: z.int(),
  /** What the card cost beside it: the statement of the card has both as one. */
  feeCents: z.int().default(0),
  home: z.string(),
  expectedOn: z.iso.date().nullable(),
  /** Why the bank sent it back. */
  reason: z.string().nullable(),
  /** What it costs that it came back, and what the law says about that. */
  fee: z.object({ cents: z.int(), law: z.string() }).nullish(),
  /** Due on the account now that it came back. */
  owedCents: z.int().nullish(),
  paymentId: z.string(),
  /** What it paid, once it is here. */
  lines: z.array(z.object({ name: z.string(), cents: z.int() })).default([]),
  link: z.url(),
});

/** What former residents owe: the copy of a letter, or the answer to their dispute. */
export const Debt = z.object({
  name: z.string(),
  stage: z.enum(['letter', 'answer', 'placed']),
  cents: z.int(),
  home: z.string(),
  by: z.iso.date().nullable(),
  note: z.string().nullable(),
  link: z.url(),
});

export const LateFeeAdded = z.object({
  name: z.string(),
  cents: z.int(),
  home: z.string(),
  /** What was late, what the lease asks for, and what the law allows. */
  reason: z.string(),
  owedCents: z.int(),
  link: z.url(),
});

export const RefundFailed = z.object({
  name: z.string(),
  cents: z.int(),
  /** The number of the check that was stopped; without one, a bank sent the money back. */
  check: z.string().nullish(),
  link: z.url(),
});

export const MoneyChanged = z.object({
  name: z.string(),
  what: z.enum(['waiver', 'credit', 'charge']),
  cents: z.int(),
  /** The description of the charge; empty for a credit. */
  about: z.string(),
  home: z.string(),
  reason: z.string(),
  dueOn: z.iso.date().nullable(),
  /** Where to object. */
  link: z.url(),
});

export const RefundSent = z.object({
  name: z.string(),
  cents: z.int(),
  reason: z.string(),
  /** The number of the check, where it goes out by one. */
  check: z.string().nullable(),
  /** What the payment was made with. */
  method: z.string(),
  link: z.url(),
});

export const money = (amount: number) => formatExactMoney(cents(amount));
export const Plan = z.object({
  name: z.string(),
  stage: z.enum(['asked', 'started', 'declined', 'soon', 'today', 'late', 'broken', 'completed']),
  home: z.string(),
  note: z.string().nullable(),
  due: z.object({ dueOn: z.iso.date(), cents: z.int() }).nullable(),
  cents: z.int(),
  parts: z.array(z.object({ dueOn: z.iso.date(), cents: z.int() })),
  /** They live there no more: no new rent is due beside it. */
  hasLeft: z.boolean().default(false),
  link: z.url(),
});

const DueDay = z.object({ name: z.string(), home: z.string(), day: z.int(), rule: z.string(), link: z.url() });

/** What a payment came to with its card fee, and a line for each thing it paid. */
export function paidOf(
  { cents: amount, feeCents, lines }: Pick<z.infer<typeof Payment>, 'cents' | 'feeCents' | 'lines'>,
  feeName: string,
): { sum: string; paid: string } {
  const fee = lines.length > 0 && feeCents > 0 ? [{ name: feeName, cents: feeCents }] : [];
  const paid = [...lines, ...fee].map((line) => `\n- ${line.name}: ${money(line.cents)}`).join('');
  return { sum: money(amount + feeCents), paid };
}

/** About rent and other charges of a lease. */
export const chargeTemplates = {
  rentReminder: template(Reminder, ({ name, stage, cents: amount, dueOn, home, link }) => {
    const day = formatDay(dueOn, 'long');
    const first = { soon: `Due ${day}`, tomorrow: 'Due tomorrow', today: 'Due today', late: 'Past due' }[stage];
    const text = {
      soon: `${money(amount)} for ${home} is due on ${day}.`,
      tomorrow: `${money(amount)} for ${home} is due tomorrow, ${day}.`,
      today: `${money(amount)} for ${home} is due today.`,
      late: `${money(amount)} for ${home} was due on ${day}, and we don’t have it yet. If you can’t pay now, message us. We can talk about a payment plan.`,
    }[stage];
    const share = 'If you live with roommates, this is the amount for everyone on the lease.';
    return emailText(`${first}: ${money(amount)}`, greeting(name), `${text} ${share}`, cta('Pay now', link));
  }),
  coSignerLate: template(CoSignerLate, ({ name, cents: amount, dueOn, payBy, home, link }) =>
    emailText(
      `Past due at ${home}: ${money(amount)}`,
      greeting(name),
      `You co-signed the lease of ${home}. ${money(amount)} was due on ${formatDay(dueOn, 'long')}, and we don’t have it yet. Please talk with the residents. If they don’t pay, you have until ${formatDay(payBy, 'long')} to pay what is due under the lease.`,
      cta('See what is due', link),
    ),
  ),
  leasePayment: template(Payment, ({ status, home, expectedOn, reason, paymentId, fee, owedCents, ...payment }) => {
    const { name, link, feeCents } = payment;
    const { sum, paid } = paidOf(payment, 'Card fee');
    const because = reason ? ` Reason: ${reason}.` : '';
    const cardFee = feeCents > 0 ? ` The card fee of ${money(feeCents)} went back, too. You don’t owe it.` : '';
    const cost = fee
      ? `\n\nA returned-payment fee of ${money(fee.cents)} was added, as your lease says. ${fee.law} We waive one fee for each lease if you ask: choose “Waive this fee” on your rent page.`
      : '';
    const total = owedCents ? `\n\nDue now: ${money(owedCents)}.` : '';
    const isBack = status === 'failed' || status === 'returned';
    const [subject, text] = {
      processing: [
        `Your payment of ${sum} is on its way`,
        `Your bank is sending us ${sum} for ${home}.${expectedOn ? ` It should arrive by ${formatDay(expectedOn, 'long')}.` : ''}`,
      ],
      succeeded: [
        `Receipt: ${sum}`,
        `We received ${sum} for ${home}.${paid && `\n${paid}`}\n\nPayment ${paymentId}. Your receipt is a PDF in your documents.`,
      ],
      failed: [
        `Your payment of ${sum} did not go through`,
        `Your bank did not send the ${sum} for ${home}, so it is due again.${because}${cost}${total} Please pay another way.`,
      ],
      returned: [
        `Your bank returned your payment of ${sum}`,
        `Your bank took back the ${money(payment.cents)} for ${home}, so it is due again.${because}${cardFee}${cost}${total} Please pay another way, or message us.`,
      ],
    }[status];
    return emailText(subject ?? '', greeting(name), text ?? '', cta(isBack ? 'Pay now' : 'See your account', link));
  }),
  lateFeeAdded: template(LateFeeAdded, ({ name, cents: amount, home, reason, owedCents, link }) =>
    emailText(
      `A late fee of ${money(amount)} was added`,
      greeting(name),
      `We added a late fee of ${money(amount)} for ${home}. ${reason}\n\nDue now: ${money(owedCents)} for everyone on the lease. We waive one fee for each lease if you ask: choose “Waive this fee” on your rent page. If you can’t pay now, message us. We can talk about a payment plan.`,
      cta('Pay now', link),
    ),
  ),
  paymentPlan: template(Plan, ({ name, stage, home, note, due, cents: amount, parts, hasLeft, link }) => {
    const sum = money(amount);
    const rent = hasLeft ? '' : 'Keep paying new rent on time too. ';
    const schedule = parts.map(({ dueOn, cents }) => `- ${formatDay(dueOn, 'long')}: ${money(cents)}`).join('\n');
    const part = due ? `${money(due.cents)} of your payment plan for ${home}` : '';
    const noteText = note ? `\n\nOur note: ${note}` : '';
    const [subject, text] = {
      asked: [
        'We got your payment plan request',
        `You asked for a payment plan for ${sum} for ${home}. We’ll answer within 2 business days. Until then, late fees can still apply.`,
      ],
      started: [
        `Your payment plan for ${sum} has started`,
        `Your payments for what’s overdue for ${home}:\n\n${schedule}\n\n${rent}While you’re on the plan, what’s in it has no late fees. Autopay doesn’t cover it, so make each plan payment yourself.${noteText}`,
      ],
      declined: [
        'About your payment plan request',
        `We can’t offer a payment plan for the ${sum} for ${home}.${noteText}`,
      ],
      soon: [
        `Due ${due ? formatDay(due.dueOn, 'long') : 'soon'}: payment plan`,
        `${part} is due on ${due ? formatDay(due.dueOn, 'long') : ''}.`,
      ],
      today: ['Due today: payment plan', `${part} is due today.`],
      late: [
        'Past due: payment plan',
        `${part} is past due. Please pay it now. The plan ends if it stays unpaid for more than 5 days.`,
      ],
      broken: [
        'Your payment plan has ended',
        `A part of your plan for ${home} was not paid, so the plan has ended. What’s left is due now, and late fees can apply again. If something happened, message us.`,
      ],
      completed: ['Your payment plan is paid', `You paid all ${sum} of your plan for ${home}. Thank you.`],
    }[stage];
    return emailText(subject ?? '', greeting(name), text ?? '', cta('See your account', link));
  }),
  debt: template(Debt, ({ name, stage, cents: amount, home, by, note, link }) => {
    const day = by ? formatDay(by, 'long') : '';
    const [subject, text] = {
      letter: [
        `You owe ${money(amount)} for ${home}`,
        `Your lease of ${home} has ended, and ${money(amount)} is not paid. A notice with every line is on its way to you by mail.\n\nPlease pay, or ask for a payment plan. If you think that the amount is wrong, tell us by ${day}, and we stop asking for it until we have answered. After that day we may place it with a collection agency.\n\nIf you have filed for bankruptcy, tell us. This is an attempt to collect a debt. Any information that we get will be used for that purpose.`,
      ],
      placed: [
        `A collection agency now has what you owe for ${home}`,
        `${money(amount)} for ${home} was not paid, disputed, or put on a payment plan. From now on this agency collects it: ${note}.\n\nPay the agency, or us: we tell each other of every payment. If you think that the amount is wrong, tell either of us.`,
      ],
      answer: [
        `Our answer about what you owe for ${home}`,
        `You told us that the amount for ${home} is wrong. We looked into it.\n\nOur answer: ${note}`,
      ],
    }[stage];
    return emailText(subject ?? '', greeting(name), text ?? '', cta('See your account', link));
  }),
  dueDayChanged: template(DueDay, ({ name, home, day, rule, link }) =>
    emailText(
      `Rent for ${home} is due on a new day`,
      greeting(name),
      `Your residents moved the due day of their rent to day ${day} of the month. It starts with the next month that isn’t billed yet. They have this right by law: ${rule} Your payouts stay on their days.`,
      cta('See your home', link),
    ),
  ),
  moneyChanged: template(MoneyChanged, ({ name, what, cents: amount, about, home, reason, dueOn, link }) => {
    const sum = money(amount);
    const [subject, text, action] = {
      waiver: [
        `We waived ${sum} for ${home}`,
        `We waived ${sum} of “${about}” that your residents owed for ${home}. Reason: ${reason}. It comes off what we owe you. If you disagree, write to us, and a second person looks at it.`,
        'Write to us',
      ],
      credit: [
        `We gave your residents a credit of ${sum}`,
        `We gave the residents of ${home} a credit of ${sum}. Reason: ${reason}. It comes off what we owe you. If you disagree, write to us, and a second person looks at it.`,
        'Write to us',
      ],
      charge: [
        `A new charge of ${sum}`,
        `We added “${about}” for ${sum} to your account for ${home}${dueOn ? `, due on ${formatDay(dueOn, 'long')}` : ''}. Reason: ${reason}. If it is wrong, dispute it on your bills page before you pay it.`,
        'See the bill',
      ],
    }[what];
    return emailText(subject ?? '', greeting(name), text ?? '', cta(action ?? '', link));
  }),
  refundSent: template(RefundSent, ({ name, cents: amount, reason, check, method, link }) => {
    const way = check
      ? `Check ${check} is on its way to you by mail.`
      : `It goes back to ${method || 'the way you paid'}. Banks take 5 to 10 days to show it.`;
    return emailText(
      `We refunded ${money(amount)}`,
      greeting(name),
      `We sent you ${money(amount)}. Reason: ${reason}. ${way}`,
      cta('See your account', link),
    );
  }),
  leaseRefundFailed: template(RefundFailed, ({ name, cents: amount, check, link }) => {
    const what = check
      ? `We stopped check ${check} for ${money(amount)}, because it didn’t reach you. Please don’t cash it any more.`
      : `We sent you ${money(amount)}, and your bank sent it back to us.`;
    return emailText(
      check ? `We stopped your check for ${money(amount)}` : `Your refund of ${money(amount)} came back`,
      greeting(name),
      `${what} The money is safe. We keep it for you until you tell us where to send it.`,
      cta('Tell us where to send it', link),
    );
  }),
};
