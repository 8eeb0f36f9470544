// What we write to somebody who asked what their home could rent for, and the way back to any flow.
import * as z from 'zod';
import { cta, greeting } from '@/server/emails/snippets';

const RentReport = z.object({
  firstName: z.string(),
  street: z.string(),
  city: z.string(),
  estimate: z.int().nullable(),
  low: z.int().nullable(),
  high: z.int().nullable(),
  link: z.string(),
});
const FlowLink = z.object({ firstName: z.string(), title: z.string(), link: z.string() });

const dollars = (amount: number | null) => `$${(amount ?? 0).toLocaleString('en-US')}`;

export const estimateTemplates: Record<string, (data: unknown) => { subject: string; body: string }> = {
  rentReport(data) {
    const { firstName, street, city, estimate, low, high, link } = RentReport.parse(data);
    const figures =
      estimate === null
        ? 'We do not lease homes there yet, but the report tells what public figures say.'
        : `It could rent for about ${dollars(estimate)} a month; four of five homes like it rent for ${dollars(low)} to ${dollars(high)}.`;
    return {
      subject: estimate === null ? `Rents near ${street}` : `${street} could rent for ${dollars(estimate)} a month`,
      body: `${greeting(firstName)}\n\nHere is the report about ${street}, ${city}. ${figures}\n\nIn it stand how we came to it, homes like yours, and what you would keep under each plan.\n\n${cta('See your estimate', link)}\n\nThe link works for 90 days, for whoever has it. An estimate is not an appraisal, and the rent is yours to choose.\n\nWarmly,\nBelong`,
    };
  },
  flowLink(data) {
    const { firstName, title, link } = FlowLink.parse(data);
    return {
      subject: `Go on where you left off: ${title.toLowerCase()}`,
      body: `${greeting(firstName)}\n\nOpen this link on the device you want to go on with. Everything you answered is there. It works for a week.\n\n${cta('Go on where you left off', link)}\n\nIf you did not ask for it, you need do nothing.\n\nWarmly,\nBelong`,
    };
  },
};
