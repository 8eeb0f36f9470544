// What people read about the rent that is paid by itself: once it is on, ten days before, and when it is not.
import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { cta, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

export const Autopay = z.object({
  firstName: z.string(),
  label: z.string(),
  address: z.string(),
  /** A local day. */
  on: z.string(),
  amountCents: z.int(),
  feeCents: z.int(),
  /** The limit of its payer; notices from before November 29, 2026 do not say it. */
  capCents: z.int().nullish(),
  link: z.url(),
});
export const Authorization = z.object({
  firstName: z.string(),
  label: z.string(),
  address: z.string(),
  /** Of the month; null: the day the rent is due. */
  day: z.int().nullable(),
  capCents: z.int().nullable(),
  shareOf: z.int(),
  link: z.url(),
});
export const OverCap = Autopay.extend({ capCents: z.int() });

/** Its day in words; notices from before November 27, 2026 have them already. */
export const dayOf = ({ on }: { on: string }, format: (day: string) => string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(on) ? format(on) : on;
export const total = ({ amountCents, feeCents }: { amountCents: number; feeCents: number }) =>
  formatExactMoney(amountCents + feeCents);
const ending = 'Warmly,\nBelong';

export const autopayTemplates = {
  /** The copy of the authorization that Regulation E asks for (12 CFR 1005.10(b)). */
  autopayOn: template(Authorization, ({ firstName, label, address, day, capCents, shareOf, link }) => {
    const what = shareOf > 1 ? `your share, 1 of ${shareOf} equal parts` : 'what’s due';
    const when = day === null ? 'on the day rent is due' : `on day ${day} of each month`;
    const limit = capCents === null ? '' : ` If more than ${formatExactMoney(capCents)} is due, we take nothing.`;
    const range = capCents === null ? '' : ' Up to your limit, we may take it this month instead.';
    return {
      subject: `Autopay is on for ${address}`,
      body: `${greeting(firstName)}\n\nYou allowed us to take ${what} for ${address} from ${label}, ${when}, until you turn autopay off.${limit} You have the right to 10 days’ notice of each amount that differs from the one before, so we email you the amount and the day. What is added after that waits for the next month.${range}\n\nYou can skip a month, pause autopay, or turn it off anytime. Keep this email: it’s your copy of what you agreed to.\n\n${cta('Manage autopay', link)}\n\n${ending}`,
    };
  }),
  autopayNotice: template(Autopay, (notice) => {
    const on = dayOf(notice, (day) => formatDay(day, 'monthAndDay'));
    const fee = notice.feeCents > 0 ? ` That includes a card fee of ${formatExactMoney(notice.feeCents)}.` : '';
    const added = notice.capCents
      ? `If more becomes due by then, autopay may take it as well, up to your limit of ${formatExactMoney(notice.capCents)}.`
      : 'If something is added after today, autopay leaves it for the next month.';
    return {
      subject: `Autopay: ${total(notice)} on ${on}`,
      body: `${greeting(notice.firstName)}\n\nOn ${on}, autopay takes ${total(notice)} from ${notice.label} for ${notice.address}.${fee} ${added}\n\nNeed to change something? Until then you can skip this month, pause autopay, or choose another payment method.\n\n${cta('Manage autopay', notice.link)}\n\n${ending}`,
    };
  }),
  autopayOverCap: template(OverCap, (notice) => ({
    subject: `Autopay won’t pay ${total(notice)}: it’s over your limit`,
    body: `${greeting(notice.firstName)}\n\n${total(notice)} is due for ${notice.address}. That’s more than your autopay limit of ${formatExactMoney(notice.capCents)}, so autopay takes nothing this time.\n\nPay it yourself, or raise the limit for the months to come.\n\n${cta('Pay now', notice.link)}\n\n${ending}`,
  })),
  autopayMethodBlocked: template(Autopay, (notice) => ({
    subject: 'Autopay needs another payment method',
    body: `${greeting(notice.firstName)}\n\n${notice.label} can’t be used, so autopay won’t pay the ${formatExactMoney(notice.amountCents)} that is due for ${notice.address}.\n\nChoose another method, or pay it yourself.\n\n${cta('Choose a payment method', notice.link)}\n\n${ending}`,
  })),
  autopayFailed: template(Autopay, (notice) => ({
    subject: `Autopay didn’t go through: ${total(notice)} is still due`,
    body: `${greeting(notice.firstName)}\n\nWe couldn’t take ${total(notice)} from ${notice.label} for ${notice.address}. Nothing was taken.\n\nPlease pay with another method so that your rent is on time.\n\n${cta('Pay now', notice.link)}\n\n${ending}`,
  })),
};
