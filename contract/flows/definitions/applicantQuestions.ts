// Questions that everybody who applies is asked, whether they will live there or only sign for those who do.
import { ask } from '@/contract/questionnaire/questions';

export const aboutMe = {
  firstName: ask.text('First name, as on your ID', { max: 100, autoComplete: 'given-name' }),
  lastName: ask.text('Last name, as on your ID', { max: 100, autoComplete: 'family-name' }),
  otherNames: ask.text('Names you had before', {
    max: 200,
    optional: true,
    help: 'Records may stand under them: a maiden name, for instance.',
  }),
  birthDate: ask.date('Date of birth', { help: 'Everybody who applies is 18 or older.' }),
  phone: ask.phone('Phone'),
  idKind: ask.choice('Which ID do you have?', {
    license: 'Driver’s license',
    stateId: 'State ID',
    passport: 'Passport',
    other: 'Another one',
  }),
  idPapers: ask.files('Your ID, front and back', 'identity', {
    max: 2,
    optional: true,
    help: 'A photo of each side will do. Without it we check you another way, which takes longer.',
  }),
};

export const myWork = {
  employment: ask.choice('What do you live on?', {
    employed: { label: 'A job', help: 'full or part time' },
    selfEmployed: { label: 'My own business', help: 'or freelance work' },
    offer: { label: 'A job that starts soon', help: 'with an offer letter' },
    retired: { label: 'Retirement', help: 'a pension or Social Security' },
    student: { label: 'I study', help: 'with aid, savings or a co-signer' },
    notWorking: { label: 'Something else', help: 'benefits, support, savings' },
  }),
  employer: ask.text('Who do you work for?', { max: 150, help: 'Or the name of your business.' }),
  jobTitle: ask.text('What do you do there?', { max: 120, optional: true }),
  workContact: ask.text('Who can confirm it?', {
    max: 200,
    optional: true,
    help: 'A name with an email address or phone number. We ask before we call.',
  }),
  grossIncome: ask.money('Income a month, before tax', {
    max: 100_000_000,
    help: 'Everything lawful counts: wages, support, benefits, pensions.',
  }),
  incomePapers: ask.files('Papers that show it', 'application', {
    optional: true,
    freshDays: 60,
    help: 'The last three pay stubs; for your own business the last tax return and two bank statements; else an offer or award letter. We look at each at once.',
  }),
  netIncome: ask.money('Income a month, after tax', {
    max: 100_000_000,
    optional: true,
    help: 'What arrives. One of the two is enough to qualify.',
  }),
};
