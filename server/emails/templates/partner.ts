// What we write to those who send us people: friends and partners.
import * as z from 'zod';
import { formatMoney } from '@/contract/format/money';
import { cta } from '@/server/emails/snippets';
import type { OutgoingEmail } from '@/server/providers/mail/mail';

type Letter = Pick<OutgoingEmail, 'subject' | 'body'>;

const ReferralChanged = z.object({
  name: z.string(),
  invitee: z.string(),
  status: z.enum(['reward_due', 'paid', 'declined']),
  rewardCents: z.int(),
  reason: z.string().nullable(),
  link: z.string(),
});

const AffiliateDecided = z.object({
  name: z.string(),
  status: z.enum(['approved', 'declined', 'ended']),
  partnerKey: z.string().nullable(),
  reason: z.string().nullable(),
});

const signature = (...paragraphs: string[]) => [...paragraphs, 'Warmly,\nBelong'].join('\n\n');

export const partnerTemplates: Record<string, (data: unknown) => Letter> = {
  referralChanged(data) {
    const { name, invitee, status, rewardCents, reason, link } = ReferralChanged.parse(data);
    const whom = invitee || 'the homeowner you sent us';
    const said = {
      reward_due: {
        subject: `Their home is loved: your ${formatMoney(rewardCents)} is due`,
        words: `A home of ${whom} has been leased. We send you ${formatMoney(rewardCents)} within 30 days after the lease has begun, once we have your W-9. A person writes to you about both.`,
      },
      paid: {
        subject: `We have sent you ${formatMoney(rewardCents)}`,
        words: `Thank you for ${whom}. ${formatMoney(rewardCents)} is on its way to your bank. It is income; we report it where the law asks for it.`,
      },
      declined: {
        subject: 'About your referral',
        words: `There is no reward for ${whom}. Our reason: ${reason ?? ''}\n\nIf that is wrong, answer this letter: somebody else looks at it.`,
      },
    }[status];
    return {
      subject: said.subject,
      body: signature(`Hello ${name},`, said.words, cta('See all your referrals', link)),
    };
  },
  affiliateDecided(data) {
    const { name, status, partnerKey, reason } = AffiliateDecided.parse(data);
    const said = {
      approved: {
        subject: 'You are a partner of ours',
        words: `Welcome. Your key is ${partnerKey ?? ''}. Add ?partner_key=${partnerKey ?? ''} to any link to us; your links and figures are on our affiliates page.`,
      },
      declined: {
        subject: 'About your application',
        words: `We cannot take you on as a partner now. Our reason: ${reason ?? ''}\n\nThings change: you may apply again.`,
      },
      ended: {
        subject: 'Our partnership has ended',
        words: `From today your key counts no more. Our reason: ${reason ?? ''}\n\nWhat came by it until today counts under our terms.`,
      },
    }[status];
    return { subject: said.subject, body: signature(`Hello ${name},`, said.words) };
  },
};
