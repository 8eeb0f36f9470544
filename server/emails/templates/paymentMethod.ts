// What people read about the bank accounts and cards they saved, and about bills in dispute.
import * as z from 'zod';
import { blockReasonCodes, blockReasons } from '@/contract/money/paymentMethods/constants';
import { cta, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

export const Blocked = z.object({ firstName: z.string(), label: z.string(), reason: z.enum(blockReasonCodes) });

export const BillDispute = z.object({ firstName: z.string(), bill: z.string(), text: z.string(), link: z.url() });

export const paymentMethodTemplates = {
  billDispute: template(BillDispute, ({ firstName, bill, text, link }) => ({
    subject: `New message about a bill: ${bill}`,
    body: `${greeting(firstName)}\n\nThere’s a new message in the dispute about this bill:\n\n${text}\n\n${cta('See the bill', link)}\n\nWarmly,\nBelong`,
  })),
  paymentMethodBlocked: template(Blocked, ({ firstName, label, reason }) => ({
    subject: `${label} can’t be used`,
    body: `${greeting(firstName)}\n\nWe can’t take payments from ${label} any more. ${blockReasons[reason]}\n\nAdd another bank account or card under Payments in your account. If autopay used this one, choose another method there, or pay by hand before your rent is due.\n\nWarmly,\nBelong`,
  })),
};
