/** Of the privacy policy that a choice is made under: its current version. */
export const CONSENT_VERSION = '2026-11-30';
export const CONSENT_CHOICES = ['analytics', 'necessary'] as const;
/** The question above the header, or the dialog of privacy choices. */
export const CONSENT_SOURCES = ['question', 'dialog'] as const;

/** `analytics`: our own count of visits as well. `necessary`: only what the site needs to work. */
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
