// What we write when a home leaves our management.
import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { Cents } from '@/contract/amounts/schemas';
import { formatDay } from '@/contract/format/days';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const Update = z.object({
  event: z.enum(['asked', 'done']),
  name: z.string(),
  home: z.string(),
  lastDay: z.iso.date(),
  link: z.url(),
});

const Ended = z.object({
  name: z.string(),
  home: z.string(),
  manager: z.string(),
  contact: z.string().nullable(),
  depositCents: Cents,
  lastDay: z.iso.date(),
});

const Balance = z.object({
  name: z.string(),
  home: z.string(),
  manager: z.string(),
  contact: z.string().nullable(),
  owedCents: Cents,
});

export const offboardingTemplates = {
  offboardingUpdate: template(Update, ({ event, name, home, lastDay, link }) => {
    const day = formatDay(lastDay, 'medium');
    return event === 'asked'
      ? emailText(
          `Our management of ${home} ends on ${day}`,
          greeting(name),
          `We manage your home through ${day}. There is no termination fee. Your page shows what is still open, and when your money is paid out.`,
          cta('See what is open', link),
        )
      : emailText(
          `${home} has left Belong`,
          greeting(name),
          'The lease, deposits, and records have been handed over. Your final statement is in your documents, and your records stay in your account.',
          cta('See the handover', link),
        );
  }),
  balanceHandedOver: template(Balance, ({ name, home, manager, contact, owedCents }) =>
    emailText(
      `Your balance of ${formatExactMoney(owedCents)} for ${home}`,
      greeting(name),
      `Belong no longer manages ${home}, so we can’t take payments for it. What you still owe, ${formatExactMoney(owedCents)}, is now paid to ${manager}${contact ? `. Write to ${contact}` : ''}.`,
      'Ask for a list of what it covers before you pay. You can see your charges and payments with us in your account.',
    ),
  ),
  managementEnded: template(Ended, ({ name, home, manager, contact, depositCents, lastDay }) =>
    emailText(
      `${home} has a new manager`,
      greeting(name),
      `Belong managed your home through ${formatDay(lastDay, 'medium')}. From now on, ${manager} does${contact ? `. Write to ${contact}` : ''}. Your lease continues with the same terms.`,
      depositCents > 0
        ? `Your deposit of ${formatExactMoney(depositCents)} was transferred with the lease. Autopay with us has ended, so please ask them how to pay rent.`
        : 'Autopay with us has ended, so please ask them how to pay rent.',
    ),
  ),
};
