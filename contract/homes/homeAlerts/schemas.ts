import * as z from 'zod';
import { EmailAddress } from '@/contract/format/emailAddress';

/** About one home, or about every new home that fits a search. */
export const AlertRequest = z
  .strictObject({
    email: EmailAddress,
    homeId: z.uuid().optional(),
    /** Filters by name, as the address bar has them; what is none is refused. */
    filters: z.record(z.string().max(40), z.string().max(200)).optional(),
  })
  .refine(({ homeId, filters }) => (homeId === undefined) !== (filters === undefined), {
    path: ['filters'],
    message: 'Choose one home or one search.',
  });
export type AlertRequest = z.infer<typeof AlertRequest>;

/** What each endpoint takes and gives. */
export const homeAlertsSchemas = {
  /** `confirm`: nothing is sent before the link in our email was followed. */
  requestAlert: { body: AlertRequest, result: z.object({ confirm: z.boolean() }) },
};
