import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { EXPENSE_CATEGORIES, expenseCategoryLabels } from '@/contract/money/expenses/constants';
import { cta, emailText, formatMoment, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const Account = z.object({
  name: z.string(),
  bank: z.string(),
  usableFrom: z.iso.datetime(),
  hasOther: z.boolean().default(true),
  link: z.url(),
});

const Sent = z.object({
  name: z.string(),
  home: z.string(),
  cents: z.int(),
  arrivesOn: z.string().nullish(),
  link: z.url(),
});

const NotPaid = Sent.omit({ arrivesOn: true }).extend({ reason: z.string() });

const Missed = z.object({ name: z.string(), home: z.string(), cents: z.int() });

export const UnclaimedProperty = z.object({
  name: z.string(),
  cents: z.int(),
  reportBy: z.iso.date(),
  link: z.url(),
});

const YearEnd = z.object({
  name: z.string(),
  year: z.int(),
  hasForm: z.boolean(),
  isCorrection: z.boolean(),
  link: z.url(),
});

const GuaranteeChanged = z.object({
  name: z.string(),
  home: z.string(),
  /** Null: it holds again. */
  reason: z.string().nullable(),
  link: z.url(),
});

const Digest = z.object({
  name: z.string(),
  homes: z.array(
    z.object({
      home: z.string(),
      rentCents: z.int(),
      paidCents: z.int(),
      nextPayOn: z.iso.date().nullable(),
      nextCents: z.int(),
    }),
  ),
  link: z.url(),
});

const Contribution = z.object({ name: z.string(), home: z.string(), cents: z.int(), link: z.url() });
export const ExpensePaid = Contribution.extend({
  category: z.enum(EXPENSE_CATEGORIES),
  payee: z.string(),
  dueOn: z.iso.date(),
});
export const ContributionRequested = Contribution.extend({ reason: z.string(), dueOn: z.iso.date() });

/** About the money we send to homeowners, and what they pay in. */
export const payoutTemplates = {
  payoutAccountAdded: template(Account, ({ name, bank, usableFrom, hasOther, link }) =>
    emailText(
      'A bank account was added for your payouts',
      greeting(name),
      `${bank} was added to your account. To keep your money safe, we wait 3 days: from ${formatMoment(usableFrom)}, your payouts go there. ${hasOther ? 'Until then they go to the account you had before.' : 'A payout that is due earlier waits until then.'}`,
      'If you didn’t do this, cancel it now and change your password. Then call or message us.',
      cta('Review the bank account', link),
    ),
  ),
  contributionRequested: template(ContributionRequested, ({ name, home, cents, reason, dueOn, link }) =>
    emailText(
      `We’re asking you to pay in ${formatExactMoney(cents)} for ${home}`,
      greeting(name),
      `We need ${formatExactMoney(cents)} for ${home} by ${formatDay(dueOn, 'long')}:`,
      reason,
      'You pay from a bank account at no cost. The money is credited to your home, and your next statement shows it.',
      cta('Pay from a bank account', link),
    ),
  ),
  contributionReceived: template(Contribution, ({ name, home, cents, link }) =>
    emailText(
      `We received ${formatExactMoney(cents)} for ${home}`,
      greeting(name),
      `Your bank paid ${formatExactMoney(cents)}. It is credited to your home, and your next statement shows it.`,
      cta('See your account', link),
    ),
  ),
  contributionFailed: template(Contribution, ({ name, home, cents, link }) =>
    emailText(
      `Your payment for ${home} didn’t go through`,
      greeting(name),
      `Your bank didn’t pay ${formatExactMoney(cents)}, or took it back. The amount is open again. Choose another bank account, or ask your bank why.`,
      cta('Pay again', link),
    ),
  ),
  expensePaid: template(ExpensePaid, ({ name, home, category, payee, cents, dueOn, link }) =>
    emailText(
      `We paid ${formatExactMoney(cents)} to ${payee} for ${home}`,
      greeting(name),
      `${expenseCategoryLabels[category]}, due ${formatDay(dueOn, 'long')}: ${payee} has ${formatExactMoney(cents)} from your money in this home. Your next statement shows it.`,
      cta('See your account', link),
    ),
  ),
  unclaimedProperty: template(UnclaimedProperty, ({ name, cents, reportBy, link }) =>
    emailText(
      `We have ${formatExactMoney(cents)} that belongs to you`,
      greeting(name),
      `We owe you ${formatExactMoney(cents)}, and you have not collected it. The law asks us to report it to the state by ${formatDay(reportBy, 'long')}. Until then you can have it from us, at no cost.`,
      'Log in and choose “I am still here: pay me”. A notice with the same news goes to your last address by mail.',
      cta('Get your money', link),
    ),
  ),
  payoutSent: template(Sent, ({ name, home, cents, arrivesOn, link }) =>
    emailText(
      `${formatExactMoney(cents)} is on its way for ${home}`,
      greeting(name),
      `We sent ${formatExactMoney(cents)} to your bank.${arrivesOn ? ` It should arrive by ${formatDay(arrivesOn, 'monthAndDay')}.` : ''} Your statement explains every line.`,
      cta('See your statement', link),
    ),
  ),
  payoutReturned: template(Sent, ({ name, home, cents, link }) =>
    emailText(
      `Your bank sent back your payout for ${home}`,
      greeting(name),
      `Your bank returned ${formatExactMoney(cents)}. The money is safe with us, and you will get it with your next payout. Add a bank account that works so we can send it.`,
      cta('Add a bank account', link),
    ),
  ),
  guaranteeChanged: template(GuaranteeChanged, ({ name, home, reason, link }) =>
    emailText(
      reason === null ? `Your rent guarantee for ${home} holds again` : `Your rent guarantee for ${home} has ended`,
      greeting(name),
      reason === null
        ? 'Two people of our team agreed to bring it back. We pay unpaid rent as your agreement says.'
        : `Two people of our team agreed that it ends. Reason: ${reason}. If you disagree, write to us.`,
      cta('Write to us', link),
    ),
  ),
  ownerDigest: template(Digest, ({ name, homes, link }) => {
    const weeks = homes.map(({ home, rentCents, paidCents, nextPayOn, nextCents }) => {
      const news = [
        rentCents > 0 && `${formatExactMoney(rentCents)} of rent and charges came in.`,
        paidCents > 0 && `We sent you ${formatExactMoney(paidCents)}.`,
      ].filter(Boolean);
      const next =
        nextPayOn &&
        ` Next payout: ${formatDay(nextPayOn, 'monthAndDay')}${nextCents > 0 ? `, ${formatExactMoney(nextCents)} expected` : ''}.`;
      return `${home}\n${news.length > 0 ? news.join(' ') : 'A quiet week: nothing came in, and nothing went out.'}${next ?? ''}`;
    });
    return emailText(
      homes.length === 1 ? `Your week at ${homes[0]?.home}` : `Your week at ${homes.length} homes`,
      greeting(name),
      ...weeks,
      cta('See your earnings', link),
    );
  }),
  yearEnd: template(YearEnd, ({ name, year, hasForm, isCorrection, link }) => {
    const what = hasForm ? `Form 1099-MISC for ${year}` : `tax figures for ${year}`;
    return emailText(
      isCorrection ? `We corrected your ${what}` : `Your ${what} ${hasForm ? 'is' : 'are'} ready`,
      greeting(name),
      isCorrection
        ? 'Something changed after we sent you the first one. Use the corrected one for your tax return.'
        : hasForm
          ? 'It shows the rent we collected for you, before our fees. We send the same figures to the IRS.'
          : 'Your rents were below the amount that we report, so there is no Form 1099-MISC. Rent still counts as income.',
      'You’ll also find a Schedule E pack: your rents, fees, and repairs, home by home.',
      cta('See your tax forms', link),
    );
  }),
  payoutNeedsForm: template(Sent, ({ name, home, cents, link }) =>
    emailText(
      `Your payout for ${home} needs a tax form`,
      greeting(name),
      `We have ${formatExactMoney(cents)} for you. The law asks us for your tax form before we send it. It takes about 5 minutes.`,
      cta('Fill in the form', link),
    ),
  ),
  payoutNeedsAccount: template(Sent, ({ name, home, cents, link }) =>
    emailText(
      `Where should we send your payout for ${home}?`,
      greeting(name),
      `We have ${formatExactMoney(cents)} for you. Add a bank account so we can send it. If you share this home, each owner needs one.`,
      cta('Add a bank account', link),
    ),
  ),
  advanceOffered: template(Sent, ({ name, home, cents, link }) =>
    emailText(
      `You can have ${formatExactMoney(cents)} of rent now for ${home}`,
      greeting(name),
      `Your yearly plan lets you have the rent of this lease before it comes in: ${formatExactMoney(cents)} after our fee. The offer is open for 7 days. Before we pay, everyone on the title signs a disclosure of what it costs.`,
      cta('See the offer', link),
    ),
  ),
  advanceNotPaid: template(NotPaid, ({ name, home, cents, reason, link }) =>
    emailText(
      `We can’t pay the advance for ${home}`,
      greeting(name),
      `Everyone has signed, but the advance of ${formatExactMoney(cents)} is no longer possible. ${reason} You owe nothing for it, and your payouts go on as before.`,
      cta('See your earnings', link),
    ),
  ),
  installmentMissed: template(Missed, ({ name, home, cents }) =>
    emailText(
      `We couldn’t take an installment for ${home}`,
      greeting(name),
      `Your last payout was too small for the installment of ${formatExactMoney(cents)}. We’ll take it from your next payout that covers it. There is no late fee.`,
    ),
  ),
  payoutAccountBlocked: template(Account, ({ name, bank, link }) =>
    emailText(
      'Your payouts wait for a bank account',
      greeting(name),
      `We can’t send money to ${bank} anymore. Add another bank account. Your payouts wait until it is ready.`,
      cta('Add a bank account', link),
    ),
  ),
  payoutAccountCanceled: template(Account, ({ name, bank, hasOther, link }) =>
    emailText(
      'A new bank account for your payouts was canceled',
      greeting(name),
      `${bank} won’t be used for your payouts. ${hasOther ? 'The account you had before stays.' : 'Add another one, so that we can pay you.'}`,
      cta('See your payout account', link),
    ),
  ),
};
