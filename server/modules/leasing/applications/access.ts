// Finds an application as the caller, so that row-level security applies, then locks it.
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import type { ApplicantRow, ApplicationRow } from '@/server/modules/leasing/applications/repo';
import * as repo from '@/server/modules/leasing/applications/repo';

export type ApplicationCall = Pick<OperationContext, 'db' | 'services' | 'person' | 'now' | 'client'> & {
  params: { applicationId: string };
};

/** An application as the caller may know of it, and their own part in it; none for staff. */
export interface Membership {
  application: ApplicationRow;
  me: ApplicantRow | undefined;
}

/** Finds it as the caller; a stranger hears that there is none. */
export async function loadMembership({ db, person, params }: ApplicationCall): Promise<Membership> {
  const application = isId(params.applicationId) ? await repo.findAsMember(db, params.applicationId) : undefined;
  if (!application) throw notFound('We couldn’t find that application.');
  const board = await repo.findVisibleApplicants(db, application.id);
  return { application, me: board.find((one) => one.personId === person?.id) };
}

export interface ApplicationContext {
  application: ApplicationRow;
  group: ApplicantRow[];
  me: ApplicantRow;
}

/** The application, locked, with its group as it is now. As the system, for anyone who was authorized. */
export async function lockPart(db: Db, { params, person }: ApplicationCall): Promise<ApplicationContext> {
  const application = await repo.lock(db, params.applicationId);
  if (!application) throw notFound('We couldn’t find that application.');
  const group = await repo.findVisibleApplicants(db, application.id);
  const me = group.find((one) => one.personId === requirePerson(person).id);
  if (!me) throw new ApiError('forbidden');
  return { application, group, me };
}

/** Works on an application, locked, in the transaction of its operation. */
export async function withApplication<T>(
  call: ApplicationCall,
  work: (db: Db, part: ApplicationContext) => Promise<T>,
): Promise<T> {
  return work(call.db, await lockPart(call.db, call));
}

export function assertStatus({ status }: ApplicationRow, ...wanted: ApplicationRow['status'][]): void {
  if (!wanted.includes(status)) throw conflict('This application has changed. Please reload the page.');
}
