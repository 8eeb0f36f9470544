import type { CallOutcome, TimelineKind } from '@/contract/platform/correspondence/endpoints';

export const KIND_LABELS: Readonly<Record<TimelineKind, { one: string; many: string }>> = {
  message: { one: 'Message', many: 'Messages' },
  text: { one: 'Text', many: 'Texts' },
  call: { one: 'Call', many: 'Calls' },
  sent: { one: 'Sent', many: 'Sent emails and texts' },
  payment: { one: 'Payment', many: 'Payments' },
  visit: { one: 'Visit', many: 'Visits' },
  change: { one: 'Change', many: 'Changes' },
};

export const OUTCOME_LABELS: Readonly<Record<CallOutcome, string>> = {
  talked: 'We talked',
  leftVoicemail: 'Left a voicemail',
  noAnswer: 'No answer',
  wrongNumber: 'Wrong number',
};
