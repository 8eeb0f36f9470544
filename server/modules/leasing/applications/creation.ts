import { fullName } from '@/contract/account/users/personName';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { pluralize } from '@/contract/format/counts';
import { formatDay } from '@/contract/format/days';
import { earliestMoveIn, waitsForHoa } from '@/contract/homes/homes/moveIn';
import type { Household } from '@/contract/leasing/applications/constants';
import type { LeasePreferences } from '@/contract/leasing/applications/endpoints';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { newId } from '@/server/ids';
import { type ApplicationCall, assertStatus, withApplication } from '@/server/modules/leasing/applications/access';
import { deadlineOf, scheduleDeadline } from '@/server/modules/leasing/applications/deadlines';
import * as repo from '@/server/modules/leasing/applications/repo';

/** How long ahead a move may be planned. */
const MAX_DAYS_AHEAD = 120;

interface LeaseDates {
  desiredStart?: string | undefined;
  termMonths?: number | undefined;
}

/** A home is entered from the day it is free and its HOA can have approved them, within four months, for a term it is offered for. */
function assertLeaseDates(home: repo.ApplicationHomeRow, { desiredStart, termMonths }: LeaseDates, now: Date): void {
  const today = localDay(now, home.timeZone);
  const first = earliestMoveIn(home, today);
  const last = localDay(new Date(Date.parse(`${first}T12:00:00Z`) + MAX_DAYS_AHEAD * DAY_MS), 'UTC');
  const fields: Record<string, string> = {};
  if (desiredStart && (desiredStart < first || desiredStart > last))
    fields.desiredStart = `${waitsForHoa(home, today) ? `The HOA takes about ${pluralize(home.hoaApprovalDays ?? 0, 'day')} to approve residents. ` : ''}Choose a day from ${formatDay(first, 'long')} to ${formatDay(last, 'long')}`;
  if (termMonths && !home.leaseMonths.includes(termMonths))
    fields.termMonths = `This home is offered for ${home.leaseMonths.join(', ')} months`;
  const [problem] = Object.values(fields);
  if (problem) throw new ApiError('invalid', problem, { fields });
}

/** Throws where days passed since the date was chosen, so that the HOA could no longer approve them in time. */
export function assertHoaCanApprove(home: repo.ApplicationHomeRow, desiredStart: string, now: Date): void {
  const today = localDay(now, home.timeZone);
  const first = earliestMoveIn(home, today);
  if (desiredStart < first && waitsForHoa(home, today))
    throw conflict(
      `The HOA takes about ${pluralize(home.hoaApprovalDays ?? 0, 'day')} to approve residents, so you can move in on ${formatDay(first, 'long')} or later. Change the move-in date under “Lease preferences”, then submit.`,
    );
}

/** Assistance animals are counted apart, and without a limit of the home. */
function assertPetLimit({ petLimit }: repo.ApplicationHomeRow, { pets }: Household): void {
  if (petLimit === null || pets.length <= petLimit) return;
  const problem = `This home allows up to ${pluralize(petLimit, 'pet')}. Assistance animals aren’t pets and don’t count.`;
  throw new ApiError('invalid', problem, { fields: { 'household.pets': problem } });
}

type CreateCall = Pick<OperationContext, 'db' | 'person' | 'now' | 'services'> & {
  body: { homeId: string; desiredStart: string; termMonths: number };
};

/** Begins one, or finds the open one they have for this home; answers its id. */
export async function createApplication({ db, person, now, body, services }: CreateCall): Promise<string> {
  const { id: personId, type: userType } = requirePerson(person);
  // Two tabs that begin at once begin one.
  const account = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName', 'phone'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const open = await repo.findOpen(db, personId, body.homeId);
  if (open) return open.id;
  const home = await repo.findHome(db, body.homeId);
  if (!repo.isListed(home)) throw conflict('This home is no longer available.');
  if (home.ownerId === personId) throw conflict('You own this home.');
  const { variant } = await services.flags.evaluate('new_applications', {
    id: personId,
    userType,
    region: home.regionSlug,
    audience: 'member',
  });
  if (variant === 'off') throw conflict('We aren’t taking new applications here right now. Please try again later.');
  assertLeaseDates(home, body, now);
  const id = newId(now.getTime());
  const deadline = deadlineOf('started', now);
  await repo.insert(db, {
    id,
    homeId: body.homeId,
    desiredStart: body.desiredStart,
    termMonths: body.termMonths,
    createdAt: now,
    updatedAt: now,
    expiresAt: deadline?.expiresAt ?? now,
  });
  const { email, phone } = account;
  await repo.insertApplicant(db, {
    id: newId(now.getTime()),
    applicationId: id,
    role: 'applicant',
    status: 'joined',
    personId,
    name: fullName(account) || email,
    email,
    phone,
    joinedAt: now,
  });
  await audit(db, { event: 'application.created', subject: `application:${id}`, personId });
  if (deadline) await scheduleDeadline(db, id, deadline);
  return id;
}

/** Pictures of pets are their own, or were added by another of the group before. */
async function assertOwnPictures(db: Db, personId: string, { pets }: Household, before: Household): Promise<void> {
  const known = new Set(before.pets.map(({ pictureId }) => pictureId));
  const added = pets.flatMap(({ pictureId }) => (pictureId && !known.has(pictureId) ? [pictureId] : []));
  const wanted = [...new Set(added)];
  if (wanted.length > 0 && (await repo.countOwnPictures(db, personId, wanted)) < wanted.length)
    throw notFound('We couldn’t find that photo.');
}

/** Changes what the group shares. When and how long, and who moves in, hold once all have handed in. */
export const updateApplication = (
  call: ApplicationCall & {
    body: LeaseDates & { household?: Household | undefined; wishes?: LeasePreferences | undefined };
  },
) =>
  withApplication(call, async (db, { application }) => {
    assertStatus(application, 'started');
    const { desiredStart, termMonths, household, wishes } = call.body;
    const home = await repo.findHome(db, application.homeId);
    assertLeaseDates(home, { desiredStart, termMonths }, call.now);
    if (household) assertPetLimit(home, household);
    if (household) await assertOwnPictures(db, requirePerson(call.person).id, household, application.household);
    await repo.update(db, application.id, {
      updatedAt: call.now,
      ...(desiredStart && { desiredStart }),
      ...(termMonths && { termMonths }),
      ...(household && { household: JSON.stringify(household) }),
      ...(wishes && { wishes: JSON.stringify(wishes) }),
    });
  });
