import { oakland } from './rentAnswers';

/** Everything the applicant flow asks, answered; `canary` words must never be seen outside their own pages. */
export const applicantAnswers = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  birthDate: '1990-02-03',
  phone: '415 555 0166',
  idKind: 'license',
  currentHome: { ...oakland, streetAddress: '77 Canary Wharf' },
  currentSince: '2022-01-01',
  currentHow: 'rent',
  twoYears: 'yes',
  employment: 'employed',
  employer: 'Canary Industries',
  grossIncome: 912_345,
  subsidised: 'no',
  evicted: 'no',
  owes: 'no',
};

export const coSignerAnswers = {
  firstName: 'Cosima',
  lastName: 'Signer',
  birthDate: '1960-02-03',
  phone: '415 555 0167',
  idKind: 'passport',
  currentHome: oakland,
  relation: 'Her mother',
  employment: 'retired',
  grossIncome: 2_000_000,
};
