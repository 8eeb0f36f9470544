import * as z from 'zod';
import { TrackingId } from '@/contract/platform/siteVisits/schemas';
import { FLAG_AUDIENCES, FLAG_ENVIRONMENTS, FLAG_KEYS, FLAG_METRICS, FLAG_USER_TYPES } from './constants';

export const FlagKeySchema = z.enum(FLAG_KEYS);
const Variant = z.string().regex(/^[a-z][a-z0-9_]{1,40}$/, 'Choose a variant of this flag');
const Percent = z.number().min(0, 'Use 0 to 100').max(100, 'Use 0 to 100');
const listOf = <T extends z.ZodType>(each: T) => z.array(each).max(30).default([]);

/** Whom a rule is about: each list narrows it, an empty list does not. */
export const FlagAudience = z.strictObject({
  audiences: listOf(z.enum(FLAG_AUDIENCES)),
  regions: listOf(z.string().regex(/^[a-z0-9-]{1,60}$/, 'Choose a region')),
  userTypes: listOf(z.enum(FLAG_USER_TYPES)),
  environments: listOf(z.enum(FLAG_ENVIRONMENTS)),
});
export type FlagAudience = z.infer<typeof FlagAudience>;

export const FlagRules = z.strictObject({
  /** Who is part of the rollout. Everybody else gets the default. */
  audience: FlagAudience,
  /** Share of that audience that is part of it. */
  rolloutPercent: Percent,
  /** Share of all visitors who take part in no experiment: the same visitors for every flag. */
  holdoutPercent: Percent,
  /** Share of each variant within the rollout. One variant with all of it is a plain rollout. */
  weights: z.record(Variant, z.int('Use a whole number').min(0, 'Use 0 or more').max(1_000)),
  /** Fixed answers before anything is split: the first that fits. */
  targets: z.array(z.strictObject({ audience: FlagAudience, variant: Variant })).max(20),
  /** The change of a rate, in percentage points, that the experiment is made to find. Fixed before it starts. */
  minimumEffectPoints: z.number().min(0.1, 'Use 0.1 to 20').max(20, 'Use 0.1 to 20'),
});
export type FlagRules = z.infer<typeof FlagRules>;

export const FlagStatus = z.enum(['off', 'running', 'killed']);
export type FlagStatus = z.infer<typeof FlagStatus>;

export const Flag = z.object({
  key: FlagKeySchema,
  status: FlagStatus,
  rules: FlagRules,
  /** Counts the starts; figures of one run never mix with those of another. */
  run: z.int().min(0),
  startedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime().nullable(),
  /** `vendor`: its rules are made elsewhere, and ours are not asked. */
  source: z.enum(['local', 'vendor']),
});
export type Flag = z.infer<typeof Flag>;

const Interval = z.object({ value: z.number(), low: z.number(), high: z.number() });

export const FlagResults = z.object({
  key: FlagKeySchema,
  run: z.int().min(0),
  startedAt: z.iso.datetime().nullable(),
  /** Visitors who saw two variants, such as on two devices with one id; left out everywhere. */
  mixedVisitors: z.int().min(0),
  /** The split is not the one that was asked for: the figures cannot be trusted. */
  isSplitUneven: z.boolean(),
  metrics: z.array(
    z.object({
      metric: z.enum(FLAG_METRICS),
      variants: z.array(
        z.object({
          variant: z.string(),
          visitors: z.int().min(0),
          conversions: z.int().min(0),
          /** Null until enough visitors were counted. */
          rate: Interval.nullable(),
          /** Against the default variant, null for itself. An interval without 0 in it is a result, whenever it is seen. */
          difference: Interval.nullable(),
        }),
      ),
    }),
  ),
});
export type FlagResults = z.infer<typeof FlagResults>;

export const SaveFlag = z.strictObject({
  status: z.enum(['off', 'running']),
  rules: FlagRules,
  /** `updatedAt` of the rules that were changed: someone who has not seen a stop cannot undo it. */
  updatedAt: z.iso.datetime().nullable(),
});
export type SaveFlag = z.infer<typeof SaveFlag>;

export const Exposure = z.strictObject({ variant: Variant, trackingId: TrackingId });
export type Exposure = z.infer<typeof Exposure>;

/** What each endpoint takes and gives. */
export const flagsSchemas = {
  listFlags: { result: z.array(Flag) },
  getFlag: { result: Flag },
  saveFlag: { body: SaveFlag, result: Flag },
  killFlag: { body: z.strictObject({}), result: Flag },
  getFlagResults: { result: FlagResults },
  recordExposure: { body: Exposure, result: z.object({}) },
};
