import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { EmailAddress } from '@/contract/format/emailAddress';
import { emptyOr } from '@/contract/format/emptyOr';
import { OptionalPhoneNumber } from '@/contract/format/phoneNumber';
import { OPTIONAL_PHONE_PROBLEM } from '@/contract/format/phoneText';
import { NextPayout } from '@/contract/money/payouts/schemas';
import { OFFBOARDING_CHECKS, offboardingLifecycle } from './constants';

const Text = (max: number) => z.string().trim().max(max, `Use ${max} characters or fewer`);

/** Who manages the home next, where it is not the owner. */
export const NextManager = z.strictObject({
  name: Text(120).min(2, 'Enter a name'),
  email: EmailAddress,
  phone: emptyOr(OptionalPhoneNumber, OPTIONAL_PHONE_PROBLEM).default(''),
});
export type NextManager = z.infer<typeof NextManager>;

/** What it takes for a home to leave us, and where that stands. */
export const Offboarding = z.object({
  homeId: z.uuid(),
  address: z.string(),
  /** Null until an offboarding is requested. */
  status: z.enum(offboardingLifecycle.states).nullable(),
  lastDay: z.iso.date().nullable(),
  reason: z.string(),
  nextManager: NextManager.nullable(),
  /** What the agreement says about ending it. */
  terms: z.object({ noticeDays: z.int(), feeCents: Cents, earliestOn: z.iso.date(), text: z.string() }),
  checks: z.array(z.object({ check: z.enum(OFFBOARDING_CHECKS), done: z.boolean(), detail: z.string() })),
  money: z.object({
    /** What the owner is paid next, after our fees and bills; null without an agreement in force. */
    nextPayout: NextPayout.nullable(),
    advanceCents: Cents,
    installmentsCents: Cents,
    /** What residents still owe: the owner collects it after the last day. */
    owedByResidentsCents: Cents,
    /** Deposits of the lease that runs, which go to the person who manages it next. */
    depositsCents: Cents,
    /** When the last of it is paid out at the latest. */
    releaseOn: z.iso.date(),
  }),
  /** The lease that goes on without us; null where the home is empty. */
  lease: z.object({ residents: z.array(z.string()), endOn: z.iso.date() }).nullable(),
  /** What is in the pack, by kind. */
  pack: z.array(z.object({ kind: z.string(), count: z.int() })),
  finishedAt: z.iso.datetime().nullable(),
  handoverNote: z.string().nullable(),
  canAsk: z.boolean(),
  canFinish: z.boolean(),
});
export type Offboarding = z.infer<typeof Offboarding>;

export const offboardingsSchemas = {
  getOffboarding: { result: Offboarding },
  askToOffboard: {
    body: z.strictObject({
      lastDay: z.iso.date(),
      reason: Text(1_000).default(''),
      nextManager: NextManager.nullable(),
    }),
    result: Offboarding,
  },
  withdrawOffboarding: { body: z.strictObject({}), result: Offboarding },
  finishOffboarding: {
    body: z.strictObject({ handoverNote: Text(1_000).min(3, 'Say how the deposits and records were handed over') }),
    result: Offboarding,
  },
};
