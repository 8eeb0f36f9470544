// Questions that everybody who applies is asked, whether they will live there or only sign for those who do.
import { ask, askNames } from '@/contract/questionnaire/questions';

const ADULT_AGE = 18;
export const TOO_YOUNG =
  'Everyone who applies must be 18 or older. Anyone younger can move in with you without applying.';

/** Whether their income comes from work that an employer or client can confirm. */
const isWorking = ({ employment }: { readonly employment?: unknown }) =>
  employment === 'employed' || employment === 'selfEmployed' || employment === 'offer';

export const aboutMe = {
  ...askNames(', as on your ID'),
  otherNames: ask.text('Previous names', {
    max: 200,
    optional: true,
    help: 'For example, a maiden name. Some records may be under it.',
  }),
  birthDate: ask.date('Date of birth', {
    minAge: { years: ADULT_AGE, problem: TOO_YOUNG },
  }),
  phone: ask.phone('Phone'),
  idKind: ask.choice('Which ID do you have?', {
    license: 'Driver’s license',
    stateId: 'State ID',
    passport: 'Passport',
    other: 'Another ID',
  }),
  idPapers: ask.files('Your ID, front and back', 'identity', {
    max: 2,
    optional: true,
    help: 'Take a photo of each side. Without it, we’ll verify your identity another way, which takes longer.',
  }),
};

export const myWork = {
  employment: ask.choice('How do you earn your income?', {
    employed: { label: 'Employed', help: 'full time or part time' },
    selfEmployed: { label: 'Self-employed', help: 'a business or freelance work' },
    offer: { label: 'Starting a new job', help: 'with an offer letter' },
    retired: { label: 'Retired', help: 'a pension or Social Security' },
    student: { label: 'Student', help: 'with financial aid, savings, or a co-signer' },
    notWorking: { label: 'Other', help: 'benefits, support, or savings' },
  }),
  employer: ask.text('Employer or business', {
    max: 150,
    help: 'If you work for yourself, the name you work under.',
    when: isWorking,
  }),
  jobTitle: ask.text('Job title', { max: 120, optional: true, when: isWorking }),
  workContact: ask.text('Who can confirm your job?', {
    max: 200,
    when: isWorking,
    optional: true,
    help: 'Enter a name, and an email or phone number. We’ll ask you before we call.',
  }),
  grossIncome: ask.money('Monthly income before taxes', {
    max: 100_000_000,
    help: 'All lawful income counts, such as wages, support, benefits, and pensions.',
  }),
  incomePapers: ask.files('Proof of income', 'application', {
    optional: true,
    freshDays: 60,
    help: 'Add your last 3 pay stubs. If you’re self-employed, add your last tax return and 2 bank statements. Otherwise, add an award notice or a job offer letter. We check each file right away.',
  }),
  netIncome: ask.money('Monthly income after taxes', {
    max: 100_000_000,
    optional: true,
    help: 'Your take-home pay. You can qualify with either amount.',
  }),
};
