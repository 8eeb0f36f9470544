// Emails with a rent estimate, and with a link back to a saved flow.
import * as z from 'zod';
import { capitalize, cta, greeting, writtenName, writtenStreet } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const RentReport = z.object({
  firstName: z.string(),
  street: z.string(),
  city: z.string(),
  estimate: z.int().nullable(),
  low: z.int().nullable(),
  high: z.int().nullable(),
  link: z.string(),
});
const RegionOpened = z.object({
  audience: z.enum(['homeowner', 'resident']),
  region: z.string(),
  place: z.string(),
  link: z.string(),
});
const FlowLink = z.object({ firstName: z.string(), title: z.string(), link: z.string() });

const dollars = (amount: number | null) => `$${(amount ?? 0).toLocaleString('en-US')}`;

export const estimateTemplates = {
  rentReport: template(RentReport, ({ firstName, street: typed, city: typedCity, estimate, low, high, link }) => {
    const street = writtenStreet(typed, 'your home');
    const city = writtenName(typedCity, '');
    const place = city ? `${street}, ${city}` : street;
    const figures =
      estimate === null
        ? 'We don’t manage homes there yet, but the report shows public rent data for the area.'
        : `It could rent for about ${dollars(estimate)} a month. Four out of five similar homes rent for ${dollars(low)} to ${dollars(high)}.`;
    return {
      subject:
        estimate === null
          ? `Rents near ${street}`
          : `${capitalize(street)} could rent for ${dollars(estimate)} a month`,
      body: `${greeting(firstName)}\n\nHere’s your rent report for ${place}. ${figures}\n\nThe report shows how we got this number, similar homes, and your take-home with each plan.\n\n${cta('See your estimate', link)}\n\nThe link works for 90 days for anyone who has it. An estimate isn’t an appraisal, and you choose the rent.\n\nWarmly,\nBelong`,
    };
  }),
  regionOpened: template(RegionOpened, ({ audience, region, place, link }) => {
    const where = writtenName(place.replace(/[,\d]/g, ''), '') ? place : 'your area';
    const [what, words] =
      audience === 'resident' ? ['have homes', 'See homes'] : ['manage homes', 'See what we do for homeowners'];
    return {
      subject: `Belong is now in ${region}`,
      body: `Hello,\n\nYou asked us to email you once we ${what} in ${where}. We do now: it’s part of ${region}.\n\n${cta(words, link)}\n\nThis is the only email about it. We’ve taken you off the waitlist.\n\nWarmly,\nBelong`,
    };
  }),
  flowLink: template(FlowLink, ({ firstName, title, link }) => ({
    subject: `Pick up where you left off: ${title.toLowerCase()}`,
    body: `${greeting(firstName)}\n\nOpen this link on any device to continue. Your answers are saved. The link works for 7 days.\n\n${cta('Continue', link)}\n\nIf you didn’t ask for this, you can ignore this email.\n\nWarmly,\nBelong`,
  })),
};
