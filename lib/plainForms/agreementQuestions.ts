import { MAX_EVIDENCE_FILES, MAX_TITLE_HOLDERS } from '@/contract/onboarding/agreements/constants';
import { ask, type Questions } from '@/contract/questionnaire/questions';

const person = (n: number): Questions => ({
  [`name-${n}`]: ask.text(n === 1 ? 'Legal name of the first person' : `Legal name of person ${n}`, {
    max: 120,
    optional: n > 1,
  }),
  [`email-${n}`]: ask.email(n === 1 ? 'Email of the first person' : `Email of person ${n}`, { optional: n > 1 }),
  [`capacity-${n}`]: ask.text(n === 1 ? 'Role of the first person' : `Role of person ${n}`, {
    max: 80,
    optional: true,
    help: 'Only for a trust or company, such as trustee.',
  }),
});

/** People who are asked for at once: one more than there are, so that another can be added. */
export const holderAsks = (known: number): readonly string[] =>
  Array.from({ length: Math.min(MAX_TITLE_HOLDERS, known + 2) }, (_, at) => Object.keys(person(at + 1))).flat();

/** The steps of a management agreement as questions. */
export const agreementQuestions: Questions = {
  kind: ask.choice('Who is on the title?', {
    individual: { label: 'One or more people', help: 'Your names are on the title.' },
    trust: { label: 'A trust', help: 'Every trustee who must sign does.' },
    company: { label: 'A company', help: 'An LLC, corporation, or partnership.' },
  }),
  entityName: ask.text('Name of the trust or company', {
    max: 160,
    optional: true,
    help: 'Exactly as it is on the deed.',
  }),
  ...Object.assign({}, ...Array.from({ length: MAX_TITLE_HOLDERS }, (_, at) => person(at + 1))),
  evidence: ask.files('Proof of ownership', 'other', {
    max: MAX_EVIDENCE_FILES,
    help: 'A deed, a title report, or this year’s property tax bill. For a trust or company, also who may sign.',
  }),
  plan: ask.choice('Payout plan', {
    Monthly: { label: 'Monthly, guaranteed', help: 'Paid every month, even if rent is late' },
    Yearly: { label: 'A year up front', help: '12 months of rent at once, for a fee' },
    NoGuarantee: { label: 'As collected', help: 'Paid when the resident pays, no guarantee' },
  }),
  termsRead: ask.consent('I’ve read what isn’t covered and how the agreement ends.', '', { optional: false }),
  consent: ask.consent(
    'I agree to read and sign these papers electronically.',
    'You may have them on paper instead, free of charge, and take this back until you sign.',
    { optional: false },
  ),
  signature: ask.text('Your legal name, as your signature', { max: 120, autoComplete: 'name' }),
  initials: ask.text('Your initials', { max: 6 }),
};
