// What no report confirms, a person of ours confirms with the documents: income, savings, a voucher, an identity.

import type { HouseholdFacts } from '@/contract/leasing/criteria/criteria';
import {
  type DocumentCheck,
  type DocumentCheckKind,
  screeningLifecycle,
} from '@/contract/leasing/screenings/constants';
import type { NewDocumentCheck } from '@/contract/leasing/screenings/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import { queueMessage } from '@/server/modules/account/outbox';
import { closeTodo, openTodo } from '@/server/modules/account/todos';
import { moveApplication } from '@/server/modules/leasing/applications';
import { documentChecksFor, type ScreenedAdult } from '@/server/modules/leasing/screenings/criteriaInput';
import type { Adult, ScreenedHome, ScreeningRow, ScreeningView } from '@/server/modules/leasing/screenings/repo';
import * as repo from '@/server/modules/leasing/screenings/repo';

type HeardAdult = ScreenedAdult & { adult: Adult; screening: Pick<ScreeningRow, 'id'> };

interface HouseholdCheck {
  application: { id: string };
  home: Pick<ScreenedHome, 'streetAddress'>;
  facts: HouseholdFacts;
  creditAlternative: boolean;
}

/** Asks staff to look at the documents of the person who needs it; answers the applicants who wait for it. */
export async function requestDocumentChecks(
  trx: Db,
  people: readonly HeardAdult[],
  { home, facts, creditAlternative }: HouseholdCheck,
): Promise<ReadonlySet<string>> {
  const waiting = new Set<string>();
  for (const heard of people) {
    const kinds = documentChecksFor(heard, { facts, creditAlternative });
    if (kinds.length === 0) continue;
    waiting.add(heard.adult.id);
    const row = await repo.lock(trx, heard.screening.id);
    const status =
      row.status === 'document_check' ? row.status : screeningLifecycle.after(row.status, 'checkDocuments');
    if (!status) throw new Error(`Documents are not checked while reports are ${row.status}`);
    const toCheck = [...new Set([...row.toCheck, ...kinds])].toSorted();
    await repo.update(trx, row.id, { status, toCheck });
    for (const { id: userId } of await repo.listLeasingStaff(trx))
      await openTodo(trx, {
        userId,
        kind: 'checkDocuments',
        subject: row.id,
        detail: { name: heard.adult.name, home: home.streetAddress },
      });
  }
  return waiting;
}

type View = NonNullable<ScreeningView>;
type CheckedDocuments = Extract<NewDocumentCheck, { outcome: 'checked' }>;

/** The figures and the identity that each kind has to bring, given what they stated. */
function requiredFields(kinds: readonly DocumentCheckKind[], { netCents }: View['facts']) {
  const fields: Record<DocumentCheckKind, readonly (keyof CheckedDocuments)[]> = {
    identity: ['identity'],
    income: netCents ? ['grossCents', 'netCents'] : ['grossCents'],
    savings: ['savingsCents'],
    voucher: ['voucherCents'],
  };
  return kinds.flatMap((kind) => fields[kind]);
}

const FIGURES = ['grossCents', 'netCents', 'savingsCents', 'voucherCents'] as const;

/** Whether anything differs from what they stated. */
const differs = (given: CheckedDocuments, stated: View['facts']): boolean =>
  FIGURES.some((figure) => given[figure] !== undefined && given[figure] !== (stated[figure] ?? 0)) ||
  (given.identity !== undefined && given.identity !== 'confirmed');

/** Keeps what the documents show, and lets every application that waits for it go on. */
export async function saveDocumentCheck(
  trx: Db,
  view: View,
  given: CheckedDocuments,
  by: { id: string; now: Date },
): Promise<{ kinds: readonly DocumentCheckKind[]; differs: boolean }> {
  const row = await repo.lock(trx, view.id);
  const status = screeningLifecycle.after(row.status, 'confirmDocuments');
  if (!status) throw conflict('There are no documents to check here, or they were already checked.');
  const missing = requiredFields(row.toCheck, view.facts).filter((field) => given[field] === undefined);
  if (missing.length > 0)
    throw new ApiError('invalid', undefined, {
      fields: Object.fromEntries(missing.map((field) => [field, 'Enter what the documents show'])),
    });
  const changed = differs(given, view.facts);
  if (changed && given.reason.length < 10)
    throw new ApiError('invalid', undefined, {
      fields: { reason: 'Explain why this differs from the application' },
    });
  const { outcome: _, ...found } = given;
  const before = row.documentCheck;
  const check: DocumentCheck = {
    grossCents: found.grossCents ?? before?.grossCents ?? null,
    netCents: found.netCents ?? before?.netCents ?? null,
    savingsCents: found.savingsCents ?? before?.savingsCents ?? null,
    voucherCents: found.voucherCents ?? before?.voucherCents ?? null,
    identity: found.identity ?? before?.identity ?? null,
    reason: found.reason,
    by: by.id,
    at: by.now.toISOString(),
  };
  await repo.update(trx, row.id, {
    status,
    toCheck: [],
    checkNote: null,
    documentCheck: JSON.stringify(check),
  });
  await closeTodos(trx, row.id);
  for (const { id } of await repo.listServedApplications(trx, row.applicantId))
    await enqueue(trx, 'screenApplication', { applicationId: id }, { jobKey: `screen-application:${id}` });
  return { kinds: row.toCheck, differs: changed };
}

const closeTodos = async (trx: Db, id: string) => {
  for (const { id: userId } of await repo.listLeasingStaff(trx))
    await closeTodo(trx, { userId, kind: 'checkDocuments', subject: id });
};

/** Asks the person for what is missing; their place in line is kept meanwhile. */
export async function requestMoreDocuments(
  trx: Db,
  services: Services,
  view: View,
  { note, personId }: { note: string; personId: string },
): Promise<void> {
  const row = await repo.lock(trx, view.id);
  if (row.status !== 'document_check') throw conflict('There are no documents to check here.');
  await repo.update(trx, row.id, { checkNote: note });
  await closeTodos(trx, row.id);
  const served = await repo.listServedApplications(trx, row.applicantId);
  for (const { id, status } of served)
    if (status === 'screening' || status === 'in_review')
      await moveApplication(trx, services, id, 'ask', { personId, detail: { documents: row.toCheck } });
  if (view.email)
    await queueMessage(trx, {
      dedupeKey: `documents-requested:${row.id}:${services.clock().getTime()}`,
      channel: 'email',
      recipient: view.email,
      template: 'documentsRequested',
      data: {
        name: view.name,
        home: view.streetAddress,
        note,
        link: `${services.siteUrl}${routes.application.tracker()}?application=${view.applicationId}`,
      },
    });
}
