import { ENVIRONMENT_NAMES } from '@/contract/platform/environments/constants';

/** Given to visitors who take part in no experiment, so that all of them can be compared with everybody else. */
export const HOLDOUT = 'holdout';

export interface FlagDefinition {
  title: string;
  /** What changes, for staff. */
  description: string;
  /** Key → what a visitor sees. */
  variants: Readonly<Record<string, string>>;
  /** The variant without rules, after a stop, and for visitors who may not be counted. */
  default: string;
  /** `page`: part of a public page, which is cached once per variant. `server`: asked while a request is answered. */
  scope: 'page' | 'server';
  /** The variant that everyone gets in an emergency, with what then happens in words for staff. */
  pause?: { variant: string; effect: string };
}

/** Every flag that code asks about. Rules for it are made at /accounts/desk/flags; a flag without code would do nothing. */
export const flagDefinitions = {
  homepage_entry_order: {
    title: 'Order of the homepage calls to action',
    description: 'Which of the two forms at the top of the homepage comes first.',
    variants: { owner_first: 'Homeowners first', resident_first: 'Residents first' },
    default: 'owner_first',
    scope: 'page',
  },
  new_applications: {
    title: 'New applications',
    description: 'Whether people can start an application. Turn it off for a region, or for all, in an emergency.',
    variants: { on: 'Open', off: 'Paused' },
    default: 'on',
    scope: 'server',
    pause: {
      variant: 'off',
      effect:
        'No one can start an application anywhere. Homes say so instead of “Apply”. Applications that have begun go on.',
    },
  },
} as const satisfies Record<string, FlagDefinition>;

export type FlagKey = keyof typeof flagDefinitions;
export const FLAG_KEYS = Object.keys(flagDefinitions) as [FlagKey, ...FlagKey[]];
export const PAGE_FLAGS = FLAG_KEYS.filter((key) => flagDefinitions[key].scope === 'page');
export type VariantOf<K extends FlagKey> = keyof (typeof flagDefinitions)[K]['variants'] & string;

export const isFlagKey = (text: string): text is FlagKey => Object.hasOwn(flagDefinitions, text);
export const isVariantOf = (key: FlagKey, text: string): boolean => Object.hasOwn(flagDefinitions[key].variants, text);

/** What an experiment can move: each is counted at most once per visitor. */
export const flagMetrics = {
  lead_created: 'Lead created',
  tour_booked: 'Tour booked',
  application_submitted: 'Application submitted',
} as const;
export type FlagMetric = keyof typeof flagMetrics;
export const FLAG_METRICS = Object.keys(flagMetrics) as [FlagMetric, ...FlagMetric[]];

export const FLAG_AUDIENCES = ['visitor', 'member'] as const;
export const FLAG_USER_TYPES = ['homeowner', 'resident', 'staff'] as const;
export const FLAG_ENVIRONMENTS = ENVIRONMENT_NAMES;

/** Accepted rate of false positives, however often the result is read. */
export const FLAG_ALPHA = 0.05;
/** Visitors of a variant before we show an interval: below, its normal approximation does not hold. */
export const MIN_VISITORS = 100;
