// Form W-9 without scripts: started, certified, and referred to a W-8 by one post.

import { type User, users } from '@/contract/account/users/endpoints';
import { fullName } from '@/contract/account/users/personName';
import { w9Certification } from '@/contract/money/w9s/constants';
import { w9s } from '@/contract/money/w9s/endpoints';
import type { W9Input } from '@/contract/money/w9s/schemas';
import { routes } from '@/contract/routes';
import { formatDate } from '@/lib/format/dates';
import type { PlainHandler, PlainPage, PlainRefusal } from './handler';
import { isSecretQuestion } from './plainForm';
import { type PlainRequest, postedAnswers } from './posted.server';
import { w9Questions } from './w9Questions';

const nameOf = (user: User) => fullName(user);

const asks = Object.keys(w9Questions);

async function draw(
  { call }: PlainRequest,
  typed: Readonly<Record<string, unknown>> = {},
  refusal: PlainRefusal | null = null,
): Promise<PlainPage> {
  const { items } = await call(w9s.listW9s);
  const current = items.find(({ status }) => status === 'certified');
  const known = current?.form ?? { name: nameOf(await call(users.getUser)) };
  const values = { ...known, ...typed };
  return {
    form: {
      formId: 'w9',
      title: 'Form W-9',
      help: 'The IRS asks us for your taxpayer number before we pay you. We encrypt it and never show more than its last four digits.',
      lines: current?.certifiedAt
        ? [{ text: `You certified a form on ${formatDate(current.certifiedAt.slice(0, 10))}. A new one replaces it.` }]
        : [],
      asks,
      values: Object.fromEntries(
        asks.map((name) => [name, isSecretQuestion(name) ? null : ((values as Record<string, unknown>)[name] ?? null)]),
      ),
      problems: refusal?.fields ?? {},
      message: refusal?.message ?? null,
      submitLabel: 'Certify and sign',
      backHref: routes.accounts.overview(),
    },
  };
}

const words = (value: unknown) => (typeof value === 'string' ? value : '');
const codeOf = (value: unknown) => words(value).replace(/^code /, '') || null;

export const w9FormHandler: PlainHandler = {
  membersOnly: true,
  read: (request) => draw(request),
  async post(request, posted) {
    const { call } = request;
    const typed = await postedAnswers(request, posted, { questions: w9Questions, asks, known: {} });
    if (typed.person !== 'us' && typed.person !== 'foreign')
      return draw(request, typed, { message: 'Some answers are missing.', fields: { person: 'Choose one' } });
    const { id: w9Id } = await call(w9s.startW9, { body: {} });
    const done = { redirect: routes.accounts.w9({ flowId: w9Id }) };
    if (typed.person === 'foreign') {
      await call(w9s.referToW8, { params: { w9Id }, body: {} });
      return done;
    }
    const { person: _, ...answers } = typed;
    const text = Object.fromEntries(
      Object.entries(answers).map(([name, value]) => [name, typeof value === 'boolean' ? value : words(value)]),
    );
    const body = {
      ...text,
      taxClass: text.taxClass || undefined,
      tinKind: text.tinKind || undefined,
      llcClass: text.llcClass || null,
      exemptPayeeCode: codeOf(text.exemptPayeeCode),
      fatcaCode: codeOf(text.fatcaCode),
      version: w9Certification.version,
    };
    await call(w9s.certifyW9, { params: { w9Id }, body: body as unknown as W9Input });
    return done;
  },
  draw,
};
