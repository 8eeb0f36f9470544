import * as z from 'zod';
import { formatDay } from '@/contract/format/days';
import { cents, formatExactMoney } from '@/contract/money/cents';
import { cta, emailText, greeting } from '@/server/emails/snippets';

const Reminder = z.object({
  name: z.string(),
  stage: z.enum(['soon', 'today', 'late']),
  cents: z.int(),
  dueOn: z.iso.date(),
  home: z.string(),
  link: z.url(),
});

const Payment = z.object({
  name: z.string(),
  status: z.enum(['processing', 'succeeded', 'failed', 'returned']),
  cents: z.int(),
  home: z.string(),
  expectedOn: z.iso.date().nullable(),
  /** Why the bank sent it back. */
  reason: z.string().nullable(),
  paymentId: z.string(),
  link: z.url(),
});

const RefundFailed = z.object({ name: z.string(), cents: z.int(), link: z.url() });

const money = (amount: number) => formatExactMoney(cents(amount));
/** About rent and other charges of a lease. */
export const chargeTemplates = {
  rentReminder(data: unknown) {
    const { name, stage, cents: amount, dueOn, home, link } = Reminder.parse(data);
    const first = { soon: `Due ${formatDay(dueOn, 'long')}`, today: 'Due today', late: 'Past due' }[stage];
    const text = {
      soon: `${money(amount)} for ${home} is due on ${formatDay(dueOn, 'long')}.`,
      today: `${money(amount)} for ${home} is due today.`,
      late: `${money(amount)} for ${home} was due on ${formatDay(dueOn, 'long')}, and we don’t have it yet. If you can’t pay now, message us. We can talk about a payment plan.`,
    }[stage];
    const share = 'If you live with roommates, this is the amount for everyone on the lease.';
    return emailText(`${first}: ${money(amount)}`, greeting(name), `${text} ${share}`, cta('Pay now', link));
  },
  leasePayment(data: unknown) {
    const { name, status, cents: amount, home, expectedOn, reason, paymentId, link } = Payment.parse(data);
    const sum = money(amount);
    const because = reason ? ` Reason: ${reason}.` : '';
    const [subject, text] = {
      processing: [
        `Your payment of ${sum} is on its way`,
        `Your bank is sending us ${sum} for ${home}.${expectedOn ? ` It should arrive by ${formatDay(expectedOn, 'long')}.` : ''}`,
      ],
      succeeded: [`Receipt: ${sum}`, `We received ${sum} for ${home}. Payment ${paymentId}.`],
      failed: [
        `Your payment of ${sum} did not go through`,
        `Your bank did not send the ${sum} for ${home}, so it is due again.${because} Please pay another way.`,
      ],
      returned: [
        `Your bank returned your payment of ${sum}`,
        `Your bank took back the ${sum} for ${home}, so it is due again.${because} Please pay another way, or message us.`,
      ],
    }[status];
    return emailText(subject ?? '', greeting(name), text ?? '', cta('See your account', link));
  },
  leaseRefundFailed(data: unknown) {
    const { name, cents: amount, link } = RefundFailed.parse(data);
    return emailText(
      `Your refund of ${money(amount)} came back`,
      greeting(name),
      `We sent you ${money(amount)}, and your bank sent it back to us. The money is safe. It is a credit on your account until you tell us where to send it.`,
      cta('Tell us where to send it', link),
    );
  },
};
