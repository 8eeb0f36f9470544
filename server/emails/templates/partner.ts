// What we write to those who send us people: friends and partners.
import * as z from 'zod';
import { formatMoney } from '@/contract/format/money';
import { cta } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

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

export const partnerTemplates = {
  referralChanged: template(ReferralChanged, ({ name, invitee, status, rewardCents, reason, link }) => {
    const whom = invitee || 'the homeowner you sent us';
    const answers = {
      reward_due: {
        subject: `You earned ${formatMoney(rewardCents)} for your referral`,
        words: `${whom} leased out a home. We’ll pay you ${formatMoney(rewardCents)} within 30 days after the lease begins, once we have your W-9. We’ll email you about both.`,
      },
      paid: {
        subject: `We sent you ${formatMoney(rewardCents)}`,
        words: `Thank you for referring ${whom}. ${formatMoney(rewardCents)} is on its way to your bank. It’s taxable income, and we report it where the law requires.`,
      },
      declined: {
        subject: 'About your referral',
        words: `Your referral of ${whom} didn’t earn a reward. The reason: ${reason ?? ''}\n\nIf that’s wrong, reply to this email, and someone else on our team will take a look.`,
      },
    }[status];
    return {
      subject: answers.subject,
      body: signature(`Hello ${name},`, answers.words, cta('See all your referrals', link)),
    };
  }),
  affiliateDecided: template(AffiliateDecided, ({ name, status, partnerKey, reason }) => {
    const input = {
      approved: {
        subject: 'You’re approved as a Belong partner',
        words: `Welcome. Your partner key is ${partnerKey ?? ''}. Add ?partner_key=${partnerKey ?? ''} to any link to Belong. Your links and results are on our affiliates page.`,
      },
      declined: {
        subject: 'About your application',
        words: `We can’t approve your partner application now. The reason: ${reason ?? ''}\n\nThings change, and you can apply again.`,
      },
      ended: {
        subject: 'Our partnership has ended',
        words: `As of today, your partner key no longer works. The reason: ${reason ?? ''}\n\nReferrals you made before today still count under our terms.`,
      },
    }[status];
    return { subject: input.subject, body: signature(`Hello ${name},`, input.words) };
  }),
};
