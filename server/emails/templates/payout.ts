import * as z from 'zod';
import { cta, emailText, formatMoment, greeting } from '@/server/emails/snippets';

const Account = z.object({ name: z.string(), bank: z.string(), usableFrom: z.iso.datetime(), link: z.url() });

/** About the money we send to homeowners. */
export const payoutTemplates = {
  payoutAccountAdded(data: unknown) {
    const { name, bank, usableFrom, link } = Account.parse(data);
    return emailText(
      'A bank account was added for your payouts',
      greeting(name),
      `${bank} was added to your account. To keep your money safe, we wait 3 days: from ${formatMoment(usableFrom)}, your payouts go there. Until then they go to the account you had before.`,
      'If you didn’t do this, cancel it now and change your password. Then call or message us.',
      cta('Review the bank account', link),
    );
  },
  payoutAccountCanceled(data: unknown) {
    const { name, bank, link } = Account.parse(data);
    return emailText(
      'A new bank account for your payouts was canceled',
      greeting(name),
      `${bank} won’t be used for your payouts. The account you had before stays.`,
      cta('See your payout account', link),
    );
  },
};
