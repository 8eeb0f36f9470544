import * as z from 'zod';
import { NewAccount } from '@/contract/account/users/schemas';

/** A new account by a person who says what they come for. */
export const Registration = NewAccount.safeExtend({
  type: z.enum(['homeowner', 'resident'], { error: 'Choose one so we can show you the right pages.' }),
});
