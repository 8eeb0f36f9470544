export const TIMELINE_PAGE_SIZE = 25;
/** Characters of a text: two segments of a carrier, with our name in front. */
export const MAX_TEXT = 300;
export const MAX_CALL_SUMMARY = 2_000;

/** What stands on the timeline of a person, a home, or a lease. */
export const timelineKinds = ['message', 'text', 'call', 'sent', 'payment', 'visit', 'change'] as const;

export const callOutcomes = ['talked', 'leftVoicemail', 'noAnswer', 'wrongNumber'] as const;
