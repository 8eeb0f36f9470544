// What a browser posted, as answers: text becomes amounts, numbers, and addresses; files are stored.

import type { AnswerFile } from '@/contract/account/documents/constants';
import type { UploadedDocument } from '@/contract/account/documents/endpoints';
import { addresses, type PlacedAddress } from '@/contract/homes/addresses/endpoints';
import type { Question, Questions } from '@/contract/questionnaire/questions';
import { formatAddress, isSearchableAddress } from '@/lib/address/addressText';
import type { ApiClient } from '@/lib/api/client';

export interface PlainRequest {
  readonly call: ApiClient['call'];
  /** Stores a file of the caller's; `run` names the flow run that asked for it. */
  readonly upload: (file: File, about: { category: string; run?: string }) => Promise<UploadedDocument>;
  readonly at: readonly string[];
  readonly query: Readonly<Record<string, string | undefined>>;
}

const textOf = (posted: FormData, name: string): string => {
  const value = posted.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Whole cents; what is no amount stays as it was typed, so that it is refused in words. */
function amountOf(typed: string): number | string {
  const found = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[\s$,]/g, ''));
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : typed;
}

function wholeOf(typed: string): number | string {
  const plain = typed.replace(/[\s,]/g, '');
  return /^\d{1,12}$/.test(plain) ? Number(plain) : typed;
}

/** The best meaning of a line, unless it is the address that is known already. */
async function addressOf({ call }: PlainRequest, typed: string, known: unknown): Promise<unknown> {
  const before = known as PlacedAddress | undefined;
  if (before && typeof before === 'object' && formatAddress(before) === typed) return before;
  if (!isSearchableAddress(typed)) return typed;
  const [best] = await call(addresses.suggestAddresses, { query: { q: typed.slice(0, 200) } });
  return best ?? typed;
}

export const remainingFiles = (posted: FormData, name: string, known: unknown): AnswerFile[] => {
  const removed = new Set(posted.getAll(`remove-${name}`));
  return (Array.isArray(known) ? (known as AnswerFile[]) : []).filter(({ id }) => !removed.has(id));
};

export const postedFiles = (posted: FormData, name: string): File[] =>
  posted.getAll(name).filter((value): value is File => typeof value !== 'string' && value.size > 0);

async function answerOf(request: PlainRequest, posted: FormData, name: string, question: Question, known: unknown) {
  const typed = textOf(posted, name);
  switch (question.kind) {
    case 'many':
      return posted.getAll(name).filter((value) => typeof value === 'string');
    case 'consent':
      return posted.has(name);
    case 'files':
      return remainingFiles(posted, name, known);
    default:
      if (typed === '') return null;
  }
  if (question.kind === 'money') return amountOf(typed);
  if (question.kind === 'integer' || question.kind === 'scale') return wholeOf(typed);
  return question.kind === 'address' ? addressOf(request, typed, known) : typed;
}

/** Answers to these questions, as far as they were on the page that was sent. */
export async function postedAnswers(
  request: PlainRequest,
  posted: FormData,
  {
    questions,
    asks,
    known,
  }: { questions: Questions; asks: readonly string[]; known: Readonly<Record<string, unknown>> },
): Promise<Record<string, unknown>> {
  const onPage = new Set(posted.getAll('asked'));
  const answers: Record<string, unknown> = {};
  for (const name of asks) {
    const question = questions[name];
    if (question && onPage.has(name)) answers[name] = await answerOf(request, posted, name, question, known[name]);
  }
  return answers;
}
