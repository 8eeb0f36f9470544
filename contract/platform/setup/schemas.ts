import * as z from 'zod';

const SetupStep = z.object({
  id: z.string(),
  title: z.string(),
  /** `missing`: no lease before it is done. `advised`: leases go on without it. */
  state: z.enum(['done', 'missing', 'advised']),
  /** What is there, or what is missing. */
  detail: z.string(),
  /** Where it is done; null for the configuration, which is no page. */
  href: z.string().nullable(),
});
export type SetupStep = z.infer<typeof SetupStep>;

const Setup = z.object({
  steps: z.array(SetupStep),
  /** What `npm run doctor` refuses or warns of in the environment of the site. */
  configuration: z.array(SetupStep),
});
export type Setup = z.infer<typeof Setup>;

export const setupSchemas = { getSetup: { result: Setup } };
