// The inspection that the setup asked for: the free time its owners chose, on the one calendar.

import { sql } from 'kysely';
import { inspectionSetup } from '@/contract/onboarding/homeSetup/flows/terms';
import type { Answers } from '@/contract/questionnaire/answers';
import { answerText } from '@/contract/questionnaire/answers';
import { parseVisitTime } from '@/contract/questionnaire/visitTime';
import { ApiError } from '@/server/http/errors';
import { type BookingCall, bookInspection, findBookableHome } from '@/server/modules/onboarding/inspections';

/** What the inspector reads beside the time: who opens the door, and what else was said. */
function noteOf(answers: Answers): string {
  const { opener, inspectionNotes } = inspectionSetup.questions;
  const entry = answerText(opener, answers.opener);
  return [entry && `Getting in: ${entry}`, answerText(inspectionNotes, answers.inspectionNotes)]
    .filter(Boolean)
    .join('. ');
}

/**
 * Books the chosen time where it is still free. Otherwise the home waits for its inspection, and a to-do asks its owners to
 * choose a time. As the system.
 */
export async function bookChosenInspection(call: BookingCall, homeId: string, answers: Answers): Promise<void> {
  const home = await findBookableHome(call.db, homeId);
  const chosen = parseVisitTime(answers.visitTime);
  if (!home || !chosen) return;
  await sql`savepoint booking`.execute(call.db);
  await bookInspection(call, home, { startsAt: chosen.startsAt, note: noteOf(answers) }).catch((error: unknown) => {
    // Taken meanwhile: the setup is done all the same. A refusal of the database itself must not end its transaction.
    if (error instanceof ApiError && error.code === 'slotTaken')
      return sql`rollback to savepoint booking`.execute(call.db);
    throw error;
  });
}
