import type { BadgeTone } from '@/components/ui/feedback/Badge';
import type { LeftOutReason, RentReportMonth } from '@/contract/tenancy/rentReports/endpoints';

/** Why a month is not reported, for the resident. */
export const monthReasons: Readonly<Record<LeftOutReason, string>> = {
  not_on_time: 'The whole rent wasn’t paid on time, so we reported nothing.',
  no_rent: 'No rent was due, so we reported nothing.',
  no_birth_date: 'We have no date of birth of yours, so we couldn’t report it.',
  not_latin: 'The bureaus read only the Latin alphabet. Please spell your name that way in your profile.',
  long_address: 'The address is too long for the bureaus. Our team is looking into it.',
  refused: 'The bureaus wouldn’t take the record. Our team is looking into it.',
};

/** The same for our team, with what to do. */
export const staffReasons: Readonly<Record<LeftOutReason, string>> = {
  not_on_time: 'Not paid in full and on time',
  no_rent: 'No rent was due',
  no_birth_date: 'No date of birth: the account was erased',
  not_latin: 'Name or address isn’t in the Latin alphabet: ask the resident to change it in their profile',
  long_address: 'The address doesn’t fit on two lines of 32 characters: shorten it in the home',
  refused: 'The check of the format refused the record: look at the name and address',
};

export const outcomes: Readonly<Record<RentReportMonth['outcome'], { label: string; tone: BadgeTone }>> = {
  reported: { label: 'Reported: on time', tone: 'success' },
  left_out: { label: 'Not reported', tone: 'neutral' },
  removed: { label: 'Taken back', tone: 'warning' },
};
