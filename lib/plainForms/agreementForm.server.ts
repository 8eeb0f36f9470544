// A management agreement without scripts: ownership with its proof, the plan, the terms, and the signature.
import {
  AGREEMENT_STEPS,
  type AgreementStep,
  FINAL_PAYOUT_DAYS,
  GUARANTEE_EXCLUSIONS,
  GUARANTEE_VOIDED_BY,
  MAX_TITLE_HOLDERS,
  TERMINATION_NOTICE_DAYS,
} from '@/contract/onboarding/agreements/constants';
import { type Agreement, type AgreementChange, agreements } from '@/contract/onboarding/agreements/endpoints';
import { esignConsent } from '@/contract/platform/signing/constants';
import { type Envelope, signing } from '@/contract/platform/signing/endpoints';
import { routes } from '@/contract/routes';
import { formatCents } from '@/lib/format/money';
import { agreementQuestions, holderAsks } from './agreementQuestions';
import type { PlainHandler, PlainPage, PlainRefusal } from './handler';
import type { PlainLine } from './plainForm';
import { type PlainRequest, postedAnswers, postedFiles, remainingFiles } from './posted.server';

const pathOf = (step: string, id: string) => routes.forms({ form: 'agreement', at: `${step}/${id}` });
const isStep = (word: string | undefined): word is AgreementStep => AGREEMENT_STEPS.some((step) => step === word);

const titles: Readonly<Record<AgreementStep, [title: string, help: string]>> = {
  ownership: ['Who owns the home?', 'Everyone on the title signs the agreement, each for themselves.'],
  plan: ['How would you like to be paid?', 'All three plans in dollars for this home. You can switch later.'],
  terms: ['What isn’t covered, and how it ends', 'Read this before you send the agreement to everyone who signs.'],
  signing: ['Management agreement', 'Read every clause, then sign at the end of the page.'],
};

const asksOf = (step: AgreementStep, agreement: Agreement): readonly string[] => {
  if (step === 'ownership') return ['kind', 'entityName', ...holderAsks(agreement.holders.length), 'evidence'];
  if (step === 'plan') return ['plan'];
  return step === 'terms' ? ['termsRead'] : ['consent', 'signature', 'initials'];
};

function valuesOf(agreement: Agreement): Record<string, unknown> {
  const { kind, entityName, holders, evidence, plan, termsRead } = agreement;
  const people = holders.flatMap(({ name, email, capacity }, at) => [
    [`name-${at + 1}`, name],
    [`email-${at + 1}`, email],
    [`capacity-${at + 1}`, capacity],
  ]);
  return { kind, entityName, evidence, plan, termsRead, ...Object.fromEntries(people) };
}

const planNames = { Monthly: 'Monthly, guaranteed', Yearly: 'A year up front', NoGuarantee: 'As collected' } as const;

const planLines = ({ offers }: Agreement): PlainLine[] =>
  offers.map(({ plan, year }) => ({
    heading: planNames[plan.plan],
    text: `You get ${formatCents(year.net)} in 12 months. ${
      plan.guaranteeLimitCents > 0
        ? `The guarantee pays up to ${formatCents(plan.guaranteeLimitCents)} for each lease.`
        : 'There is no rent guarantee.'
    }`,
  }));

const termLines = ({ holders }: Agreement): PlainLine[] => [
  { heading: 'What the guarantee doesn’t cover', text: `${GUARANTEE_EXCLUSIONS.join('. ')}.` },
  { heading: 'What voids the guarantee', text: `${GUARANTEE_VOIDED_BY.join('. ')}.` },
  {
    heading: 'How the agreement ends',
    text: `Either of us can end the agreement with ${TERMINATION_NOTICE_DAYS} days’ written notice. There is no termination fee. Residents stay. We pay out what we hold for you within ${FINAL_PAYOUT_DAYS} days.`,
  },
  { heading: 'Who signs', text: holders.map(({ name, email }) => `${name} (${email})`).join(', ') },
];

const clauseLines = ({ document: { keyTerms = [], sections } }: Envelope): PlainLine[] => [
  { heading: 'Key terms', text: keyTerms.map(({ name, value }) => `${name}: ${value}`).join(' · ') },
  ...sections.map(({ heading, paragraphs }) => ({ heading, text: paragraphs.join(' ') })),
  { heading: 'Before you sign electronically', text: esignConsent.points.join(' ') },
];

async function drawStep(
  { call }: PlainRequest,
  agreement: Agreement,
  step: AgreementStep,
  typed: Readonly<Record<string, unknown>> = {},
  refusal: PlainRefusal | null = null,
): Promise<PlainPage> {
  const { id, address, envelopeId } = agreement;
  const [title, help] = titles[step];
  const envelope =
    step === 'signing' && envelopeId ? await call(signing.getEnvelope, { params: { envelopeId } }) : undefined;
  const canSign = step !== 'signing' || envelope?.me?.canAct === true;
  const lines = step === 'plan' ? planLines(agreement) : step === 'terms' ? termLines(agreement) : [];
  const asks = canSign ? asksOf(step, agreement) : [];
  const values: Record<string, unknown> = { ...valuesOf(agreement), signature: envelope?.me?.name, ...typed };
  const before = AGREEMENT_STEPS[AGREEMENT_STEPS.indexOf(step) - 1];
  return {
    form: {
      formId: 'agreement',
      title,
      asks,
      help: `Agreement for ${address}. ${canSign ? help : 'You don’t need to sign anything here now.'}`,
      lines: envelope ? clauseLines(envelope) : lines,
      values: Object.fromEntries(asks.map((name) => [name, values[name] ?? null])),
      problems: refusal?.fields ?? {},
      message: refusal?.message ?? null,
      submitLabel: !canSign
        ? null
        : step === 'terms'
          ? 'Send for signatures'
          : step === 'signing'
            ? 'Sign'
            : 'Continue',
      backHref: step === 'signing' || !before ? routes.agreement({}) : pathOf(before, id),
    },
  };
}

const drawStart = (): PlainPage => ({
  form: {
    formId: 'agreement',
    title: 'Your management agreement',
    asks: [],
    values: {},
    problems: {},
    message: null,
    help: 'Answer a few questions, then everyone on the title signs online.',
    lines: [
      { text: 'Have the names and emails of everyone on the title, and a document that shows who owns the home.' },
    ],
    submitLabel: 'Start the agreement',
    backHref: routes.accounts.overview(),
  },
});

/** The step that is open, where another one is asked for too early or too late. */
function openStep({ status, isOwner, missing }: Agreement, step: AgreementStep): AgreementStep {
  if (status !== 'draft' || !isOwner) return 'signing';
  const open = missing[0]?.step ?? 'terms';
  return AGREEMENT_STEPS.indexOf(step) > AGREEMENT_STEPS.indexOf(open) ? open : step;
}

const load = ({ call }: PlainRequest, agreementId: string) =>
  call(agreements.getAgreement, { params: { agreementId } });

/** The step of an address, with its agreement; null for an address that names none. */
async function find(request: PlainRequest) {
  const [step, id] = request.at;
  if (!isStep(step) || !id) return null;
  const agreement = await load(request, id);
  return { agreement, step: openStep(agreement, step), isThere: openStep(agreement, step) === step };
}

function holdersOf(typed: Readonly<Record<string, unknown>>): AgreementChange['holders'] {
  const text = (name: string) => (typeof typed[name] === 'string' ? (typed[name] as string) : '');
  return Array.from({ length: MAX_TITLE_HOLDERS }, (_, at) => ({
    name: text(`name-${at + 1}`),
    email: text(`email-${at + 1}`),
    capacity: text(`capacity-${at + 1}`),
  })).filter(({ name, email }) => name !== '' || email !== '');
}

async function saveOwnership(
  request: PlainRequest,
  agreement: Agreement,
  typed: Record<string, unknown>,
  posted: FormData,
) {
  const evidence = remainingFiles(posted, 'evidence', agreement.evidence).map(({ id }) => id);
  for (const file of postedFiles(posted, 'evidence'))
    evidence.push((await request.upload(file, { category: 'other' })).id);
  const body: AgreementChange = {
    kind: typed.kind as AgreementChange['kind'],
    entityName: typeof typed.entityName === 'string' ? typed.entityName : '',
    holders: holdersOf(typed),
    evidence,
  };
  return request.call(agreements.saveAgreement, { params: { agreementId: agreement.id }, body });
}

async function sign(request: PlainRequest, envelopeId: string, typed: Record<string, unknown>): Promise<void> {
  const { call } = request;
  const params = { envelopeId };
  const { document, me } = await call(signing.getEnvelope, { params });
  // All of it stood on the page that was posted.
  await call(signing.viewEnvelope, { params, body: { sections: document.sections.map(({ id }) => id) } });
  if (me?.status !== 'consented')
    await call(signing.consentToSign, { params, body: { version: esignConsent.version } });
  const name = String(typed.signature ?? '');
  await call(signing.signEnvelope, {
    params,
    body: { kind: 'typed', name, initials: String(typed.initials ?? ''), initialed: [] },
  });
}

export const agreementFormHandler: PlainHandler = {
  membersOnly: true,
  async read(request) {
    if (request.at[0] === 'start' && request.at[1]) return drawStart();
    const found = await find(request);
    if (!found) return { redirect: routes.agreement({}) };
    const { agreement, step, isThere } = found;
    return isThere ? drawStep(request, agreement, step) : { redirect: pathOf(step, agreement.id) };
  },
  async post(request, posted) {
    const { call, at } = request;
    if (at[0] === 'start' && at[1]) {
      const { id, status } = await call(agreements.startAgreement, { params: { homeId: at[1] }, body: {} });
      return { redirect: pathOf(status === 'draft' ? 'ownership' : 'signing', id) };
    }
    const found = await find(request);
    if (!found) return { redirect: routes.agreement({}) };
    const { agreement, step, isThere } = found;
    if (!isThere) return { redirect: pathOf(step, agreement.id) };
    const params = { agreementId: agreement.id };
    const asks = Object.keys(agreementQuestions);
    const typed = await postedAnswers(request, posted, { questions: agreementQuestions, asks, known: {} });
    if (step === 'ownership') {
      const saved = await saveOwnership(request, agreement, typed, posted);
      const gap = saved.missing.find((each) => each.step === 'ownership');
      if (gap) return drawStep(request, saved, step, {}, { message: gap.problem, fields: {} });
      return { redirect: pathOf('plan', agreement.id) };
    }
    if (step === 'plan') {
      if (typeof typed.plan !== 'string')
        return drawStep(
          request,
          agreement,
          step,
          {},
          { message: 'Choose a payout plan.', fields: { plan: 'Choose one' } },
        );
      await call(agreements.saveAgreement, { params, body: { plan: typed.plan as NonNullable<Agreement['plan']> } });
      return { redirect: pathOf('terms', agreement.id) };
    }
    if (step === 'terms') {
      const unread = 'Check the box before you send the agreement.';
      if (typed.termsRead !== true)
        return drawStep(request, agreement, step, {}, { message: unread, fields: { termsRead: unread } });
      await call(agreements.saveAgreement, { params, body: { termsRead: true } });
      await call(agreements.sendAgreement, { params, body: {} });
      return { redirect: pathOf('signing', agreement.id) };
    }
    const needed = 'Check the box to sign electronically.';
    if (typed.consent !== true)
      return drawStep(request, agreement, step, typed, { message: needed, fields: { consent: needed } });
    if (agreement.envelopeId) await sign(request, agreement.envelopeId, typed);
    return { redirect: routes.agreement({ at: `signing/${agreement.id}` }) };
  },
  async draw(request, typed, refusal) {
    const found = await find(request);
    if (!found) return { form: { ...(drawStart() as { form: object }).form, message: refusal.message } } as PlainPage;
    return drawStep(request, found.agreement, found.step, typed, refusal);
  },
};
