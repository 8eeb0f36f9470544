import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';

/** What the site shows that the business may change without a release. */
export const Settings = z.object({
  supportPhone: z.string(),
  supportEmail: z.string(),
  /** Hours at which people answer the phone, as shown. */
  supportHours: z.string(),
  emergencyPhone: z.string(),
  office: z.string(),
  referralRewardCents: Cents,
  /** Region named by the banner, and where LEARN MORE leads. */
  banner: z.object({ text: z.string(), href: z.string() }).nullable(),
});
export type Settings = z.infer<typeof Settings>;

/** What each endpoint takes and gives. */
export const settingsSchemas = {
  getSettings: { result: Settings },
};
