// What people read about the bank accounts and cards they saved.
import * as z from 'zod';
import { blockReasonCodes, blockReasons } from '@/contract/paymentMethods/constants';
import { greeting } from '@/server/emails/snippets';

const Blocked = z.object({ firstName: z.string(), label: z.string(), reason: z.enum(blockReasonCodes) });

export const paymentMethodTemplates: Record<string, (data: unknown) => { subject: string; body: string }> = {
  paymentMethodBlocked(data) {
    const { firstName, label, reason } = Blocked.parse(data);
    return {
      subject: `${label} can’t be used`,
      body: `${greeting(firstName)}\n\nWe can’t take payments from ${label} any more. ${blockReasons[reason]}\n\nAdd another bank account or card under Payments in your account. If autopay used this one, choose another method there, or pay by hand before your rent is due.\n\nWarmly,\nBelong`,
    };
  },
};
