/** The services we call, by the name under which calls are measured, as our team reads it. */
export const providerLabels = {
  answers: 'Answers about homes',
  email: 'Email',
  geocoding: 'Address search',
  insuranceQuotes: 'Insurance quotes',
  payments: 'Payments',
  payouts: 'Payouts',
  postalMail: 'Letters',
  push: 'Push messages',
  scanning: 'Virus scanner',
  screening: 'Screening',
  signing: 'Document signing',
  sms: 'Text messages',
  storage: 'File storage',
} as const;
export type ProviderName = keyof typeof providerLabels;
export const PROVIDER_NAMES = Object.keys(providerLabels) as ProviderName[];

/** Past these, an alert goes out as well: docs/monitoring/rules.yml has the same figures. */
export const MAX_QUEUE_WAIT_SECONDS = 600;
export const MAX_BACKUP_AGE_SECONDS = 3_600;
export const MAX_DRILL_AGE_SECONDS = 3_024_000;

/** What is due within this time is at risk. */
export const RISK_HOURS = 24;
