// Forms that a browser without scripts fills in and sends, one screen at a time: the same questions, the same rules, the same API.

import { ACCESS_CODES } from '@/contract/onboarding/homeSetup/constants';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { qualification } from '@/contract/platform/flows/definitions/qualification';
import type { Flow } from '@/contract/questionnaire/flow';
import { ask, type Questions } from '@/contract/questionnaire/questions';
import { agreementQuestions } from './agreementQuestions';
import { w9Questions } from './w9Questions';

/** A paragraph above the questions, under a heading of its own where it has one. */
export interface PlainLine {
  readonly heading?: string;
  readonly text?: string;
  readonly link?: { readonly href: string; readonly label: string };
}

export interface PlainOption {
  readonly value: string;
  readonly label: string;
}

/** One screen of a form, as its page is drawn from it. */
export interface PlainForm {
  readonly formId: string;
  readonly title: string;
  readonly help: string | null;
  readonly lines: readonly PlainLine[];
  readonly asks: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: Readonly<Record<string, string>>;
  /** What a question of free times offers, by the name of the question. */
  readonly times?: Readonly<Record<string, readonly PlainOption[]>>;
  /** What is wrong with the whole. */
  readonly message: string | null;
  /** What the button says; null where there is nothing to send. */
  readonly submitLabel: string | null;
  readonly backHref: string | null;
}

/** The flows of a homeowner, by their ids. */
export const plainFlows: readonly Flow[] = [introduction, qualification, ...Object.values(setupFlows)];

const codeName = (kind: string) => `code-${kind}`;
/** Codes of a home: no answers of a flow, since each is encrypted by itself. */
export const codeQuestions: Questions = Object.fromEntries(
  Object.entries(ACCESS_CODES).map(([kind, label]) => [
    codeName(kind),
    ask.text(`${label} code`, { max: 60, optional: true, help: 'Leave it empty to keep the code that is saved.' }),
  ]),
);
export const codeKindOf = (name: string) => name.slice(codeName('').length);

/** Never drawn again once they were typed, and typed unseen. */
export const isSecretQuestion = (name: string) => name === 'tin' || name === 'tinAgain' || name in codeQuestions;

/** What a form may ask; undefined for one that does not exist. */
export function questionsOf(formId: string): Questions | undefined {
  if (formId === 'w9') return w9Questions;
  if (formId === 'agreement') return agreementQuestions;
  const flow = plainFlows.find(({ id }) => id === formId);
  return flow && { ...flow.questions, ...codeQuestions };
}
