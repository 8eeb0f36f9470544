import * as z from 'zod';
import { ENVIRONMENT_NAMES } from '@/contract/platform/environments/constants';

const SiteEnv = z.object({
  /** A consumer API elsewhere: with it set, the site’s three doors to its own API close. */
  CONSUMER_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A host apart for what may fail without anyone noticing: measurements and errors of browsers. */
  SERVICE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The address of the Prismic repository where it is not the usual one. */
  PRISMIC_API_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  PRISMIC_ACCESS_TOKEN: z.string().optional(),
  PRISMIC_WEBHOOK_SECRET: z.string().min(8).optional(),
  /** Where people reach the site; canonical addresses start with it. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Which environment this is (docs/environments.md). */
  ENVIRONMENT: z.enum(ENVIRONMENT_NAMES).default('development'),
  /** Whether every page is labeled as a demo. */
  SHOWS_DEMO_DATA: z.enum(['0', '1']).default('0'),
  /** Whether visits are counted until the visitor opts out, or only after a yes. */
  CONSENT: z.enum(['opt-out', 'opt-in']).default('opt-out'),
});

/** The part of the environment that server rendering reads (all of it is described in server/env.ts). */
export function siteEnv() {
  return SiteEnv.parse({
    CONSUMER_API_URL: process.env.CONSUMER_API_URL || undefined,
    SERVICE_API_URL: process.env.SERVICE_API_URL || undefined,
    PRISMIC_API_ENDPOINT: process.env.PRISMIC_API_ENDPOINT || undefined,
    PRISMIC_ACCESS_TOKEN: process.env.PRISMIC_ACCESS_TOKEN || undefined,
    PRISMIC_WEBHOOK_SECRET: process.env.PRISMIC_WEBHOOK_SECRET || undefined,
    ENVIRONMENT: process.env.ENVIRONMENT || undefined,
    SITE_URL: process.env.SITE_URL || undefined,
    SHOWS_DEMO_DATA: process.env.SHOWS_DEMO_DATA || undefined,
    CONSENT: process.env.CONSENT || undefined,
  });
}

/** While `next build` renders pages there is no database to ask. */
export const isBuilding = () => process.env.NEXT_PHASE === 'phase-production-build';
