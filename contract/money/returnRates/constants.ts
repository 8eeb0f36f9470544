/** Accounts at our banks and processors that collect bank debits, each with return rates of its own. */
export const ORIGINATING_ACCOUNTS = ['processor'] as const;
export type OriginatingAccount = (typeof ORIGINATING_ACCOUNTS)[number];

export const originatingAccountLabels: Readonly<Record<OriginatingAccount, string>> = {
  processor: 'Payment processor',
};

export const RETURN_RATE_KINDS = ['unauthorized', 'administrative', 'overall'] as const;
export type ReturnRateKind = (typeof RETURN_RATE_KINDS)[number];

interface ReturnRateRule {
  readonly label: string;
  /** Return codes that count; every one where null. */
  readonly codes: readonly string[] | null;
  /** In basis points: 50 is 0.5%. */
  readonly limitBps: number;
  /** What our team does at the limit. */
  readonly advice: string;
}

/**
 * Return rate levels of the Nacha Operating Rules (Article Two, Subsection 2.17.2; definitions in Article Eight): a bank may
 * ask an originator with a rate above one of them to explain and lower it. R11 counts as unauthorized since April 1, 2021.
 */
export const returnRateRules: Readonly<Record<ReturnRateKind, ReturnRateRule>> = {
  unauthorized: {
    label: 'Unauthorized',
    codes: ['R05', 'R07', 'R10', 'R11', 'R29', 'R51'],
    limitBps: 50,
    advice:
      'Look at each unauthorized return: who set up the account, and what they agreed to. Stop autopay on those accounts, and call the residents. Tell our bank before it asks.',
  },
  administrative: {
    label: 'Administrative',
    codes: ['R02', 'R03', 'R04'],
    limitBps: 300,
    advice:
      'Account numbers are wrong or accounts are closed. Ask residents to link their bank instead of typing numbers, and check corrections that banks sent.',
  },
  overall: {
    label: 'Overall',
    codes: null,
    limitBps: 1_500,
    advice:
      'Most are for lack of money. Move autopay days after paydays, offer payment plans, and do not send a payment again that has no chance.',
  },
};

/** Rates are of so many days, counted back from now. */
export const RETURN_RATE_DAYS = 60;
/** The rate before, which shows where it is going, is of the same number of days that ended so many days ago. */
export const RETURN_RATE_TREND_DAYS = 30;
/** Alerts that are listed at once, the newest first. */
export const RETURN_RATE_ALERT_PAGE = 50;

/** Without debits there is no rate. Whole numbers only: 1 of 200 is exactly 0.5%. */
export const isAtLimit = ({ returned, originated }: { returned: number; originated: number }, limitBps: number) =>
  originated > 0 && returned * 10_000 >= limitBps * originated;
