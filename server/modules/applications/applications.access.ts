// Whose application it is: found as the caller, so that row-level security has its say, then worked on under a lock.
import { asSystem, type Db, runAs } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { dbActor, requirePerson } from '@/server/http/person';
import { isId } from '@/server/ids';
import type { ApplicantRow, ApplicationRow } from './applications.repo';
import * as repo from './applications.repo';

export type Asked = Pick<OperationContext, 'services' | 'person' | 'now' | 'from'> & {
  params: { applicationId: string };
};

/** Refuses whoever may not even know of it. */
export async function demandVisible({ services, person, params }: Asked): Promise<void> {
  const { applicationId } = params;
  const found =
    isId(applicationId) &&
    (await runAs(services.db, dbActor(person), false, (db) => repo.findOfGroup(db, applicationId)));
  if (!found) throw notFound('We could not find that application.');
}

export interface Part {
  application: ApplicationRow;
  group: ApplicantRow[];
  me: ApplicantRow;
}

/** Works on an application as one of its group; whoever only looks on is refused. */
export async function act<T>(call: Asked, work: (db: Db, part: Part) => Promise<T>): Promise<T> {
  await demandVisible(call);
  const { id: personId } = requirePerson(call.person);
  return asSystem(call.services.db, async (db) => {
    const application = await repo.lock(db, call.params.applicationId);
    if (!application) throw notFound('We could not find that application.');
    const group = await repo.board(db, application.id);
    const me = group.find((one) => one.personId === personId);
    if (!me) throw new ApiError('forbidden');
    return work(db, { application, group, me });
  });
}

/** Those who will live there decide about the application; co-signers and occupants about their own part alone. */
export function demandHolder({ role }: ApplicantRow): void {
  if (role !== 'applicant' && role !== 'coApplicant')
    throw new ApiError('forbidden', 'This is for those who apply for the lease itself.');
}

export function demandStatus({ status }: ApplicationRow, ...wanted: ApplicationRow['status'][]): void {
  if (!wanted.includes(status)) throw conflict('The application has moved on. Please reload to see where it stands.');
}
