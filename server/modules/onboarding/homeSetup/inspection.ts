// The inspection that the setup asked for: the first free time on the days its owners chose, on the one calendar.

import { sql } from 'kysely';
import { localDay } from '@/contract/calendar/localDay';
import { inspectionSetup } from '@/contract/onboarding/homeSetup/flows/terms';
import type { Answers } from '@/contract/questionnaire/answers';
import { answerText } from '@/contract/questionnaire/answers';
import { ApiError } from '@/server/http/errors';
import {
  type BookingCall,
  bookInspection,
  findBookableHome,
  freeInspectionTimes,
} from '@/server/modules/onboarding/inspections';

const NOON = 12;
const hourIn = (start: string, timeZone: string) =>
  Number(new Date(start).toLocaleString('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }));

/** Free times on the days that were chosen, the first choice first; within a day, the part of it that suits. */
export function wantedTimes(
  { firstChoice, secondChoice, dayPart }: Answers,
  { starts, timeZone }: { starts: readonly string[]; timeZone: string },
): string[] {
  const isInPart = (start: string) => {
    if (dayPart === 'morning') return hourIn(start, timeZone) < NOON;
    return dayPart !== 'afternoon' || hourIn(start, timeZone) >= NOON;
  };
  return [firstChoice, secondChoice].flatMap((day) =>
    starts.filter((start) => localDay(start, timeZone) === day && isInPart(start)),
  );
}

/** What the inspector reads beside the time: who opens the door, and what else was said. */
function noteOf(answers: Answers): string {
  const { opener, inspectionNotes } = inspectionSetup.questions;
  const entry = answerText(opener, answers.opener);
  return [entry && `Getting in: ${entry}`, answerText(inspectionNotes, answers.inspectionNotes)]
    .filter(Boolean)
    .join('. ');
}

/** Books the first wanted time that is free. Where none is, the owner or our team chooses another. As the system. */
export async function bookWantedInspection(call: BookingCall, homeId: string, answers: Answers): Promise<void> {
  const home = await findBookableHome(call.db, homeId);
  if (!home) return;
  const [startsAt] = wantedTimes(answers, await freeInspectionTimes(call.db, home, call.now));
  if (!startsAt) return;
  await sql`savepoint booking`.execute(call.db);
  await bookInspection(call, home, { startsAt, note: noteOf(answers) }).catch((error: unknown) => {
    // Taken meanwhile: the setup is done all the same. A refusal of the database itself must not end its transaction.
    if (error instanceof ApiError && error.code === 'slotTaken')
      return sql`rollback to savepoint booking`.execute(call.db);
    throw error;
  });
}
