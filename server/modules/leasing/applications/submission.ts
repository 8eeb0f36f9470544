// One person's part, handed in: their answers, their number, what they agree to; and their fee set.

import { signatureProblem } from '@/contract/account/users/personName';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { optionalNumberRule } from '@/contract/law/screening';
import { applicationConsents, choiceKinds, consentKinds } from '@/contract/leasing/applications/consents';
import { ACCEPTS_SUBMISSIONS } from '@/contract/leasing/applications/constants';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { requirePerson } from '@/server/http/person';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { advanceApplication } from '@/server/modules/leasing/applications';
import {
  type ApplicationCall,
  type ApplicationContext,
  assertStatus,
  withApplication,
} from '@/server/modules/leasing/applications/access';
import { assertHoaCanApprove } from '@/server/modules/leasing/applications/creation';
import { feeCentsFor } from '@/server/modules/leasing/applications/fees/fees';
import { scheduleUnchosenRefund } from '@/server/modules/leasing/applications/fees/unchosen';
import {
  applicantFacts,
  flowOf,
  legalNameIn,
  type MissingAnswer,
  parsePersonalDetails,
} from '@/server/modules/leasing/applications/personalDetails';
import * as repo from '@/server/modules/leasing/applications/repo';
import { latestAnswers } from '@/server/modules/platform/flows';
import { enteredRules } from '@/server/modules/platform/legalFigures';
import { decrypt, encrypt } from '@/server/vault';

/** Where the sealed number stands: moved anywhere else, it does not open. */
export const identityAad = (applicantId: string) => `applicant_personal_details.identity:${applicantId}`;

/** Numbers that the Social Security Administration never issues (20 CFR 422.110, and area 000, 666, 9xx). */
const IMPOSSIBLE_SSN = /^(000|666)|^...00|0000$/;

interface IdentityNumber {
  kind: 'ssn' | 'itin';
  number: string;
}

/** Refuses impossible numbers; `field` is the one that is wrong. */
export function assertIdentityNumber({ kind, number }: IdentityNumber, field: string): void {
  const isItin = /^9/.test(number);
  if (IMPOSSIBLE_SSN.test(number) || isItin !== (kind === 'itin'))
    throw new ApiError('invalid', undefined, {
      fields: { [field]: kind === 'itin' ? 'An ITIN starts with 9' : 'Enter a valid Social Security number' },
    });
}

/** The number as it is stored: sealed for this applicant, with its last four digits for showing. */
export const encryptedIdentity = (applicantId: string, { kind, number }: IdentityNumber) => ({
  identity: encrypt(number, identityAad(applicantId)),
  identityKind: kind,
  identityLastFour: number.slice(-4),
});

/** Stores the number, encrypted. Afterwards only its end is visible. */
async function saveIdentity(db: Db, { me, application }: ApplicationContext, number: IdentityNumber, now: Date) {
  await repo.savePersonalDetails(db, { applicantId: me.id, ...encryptedIdentity(me.id, number), updatedAt: now });
  await audit(db, {
    event: 'application.identity_set',
    subject: `application:${application.id}`,
    personId: me.personId,
    detail: { applicantId: me.id, kind: number.kind },
  });
}

/** The number of identity of an earlier application, sealed again for this one. */
async function copyIdentity(db: Db, from: string, to: string, now: Date): Promise<boolean> {
  const old = await repo.findPersonalDetails(db, from);
  if (!old?.identity || !old.identityKind || !old.identityLastFour) return false;
  const { identityKind, identityLastFour } = old;
  const identity = encrypt(decrypt(old.identity, identityAad(from)), identityAad(to));
  await repo.savePersonalDetails(db, { applicantId: to, identity, identityKind, identityLastFour, updatedAt: now });
  await audit(db, { event: 'vault.opened', subject: `applicant:${from}`, detail: { why: 'application used again' } });
  return true;
}

/** Those who choose when the lease starts. */
const isLeaseholder = (role: repo.ApplicantRow['role']) => role === 'applicant' || role === 'coApplicant';

type SubmitCall = ApplicationCall & {
  body: {
    name: string;
    version: string;
    reportCopy?: boolean | undefined;
    identity?: IdentityNumber | undefined;
    withoutNumber?: true | undefined;
  };
};

/** Hands it in, or tells what is missing. Anyone who is last hands in the whole application. */
export const submitApplication = (call: SubmitCall): Promise<{ missing: MissingAnswer[] } | undefined> =>
  withApplication(call, async (db, part) => {
    const { application, me } = part;
    if (me.status !== 'joined') throw conflict('You already submitted this.');
    assertStatus(application, ...ACCEPTS_SUBMISSIONS);
    const home = await repo.findHome(db, application.homeId);
    if (!repo.isListed(home)) throw conflict('This home is off the market. We saved your answers for another home.');
    if (application.status === 'started' && isLeaseholder(me.role))
      assertHoaCanApprove(home, application.desiredStart, call.now);
    const personId = requirePerson(call.person).id;
    const answers = await latestAnswers(db, flowOf(me.role), personId);
    const today = localDay(call.now, home.timeZone);
    const read = parsePersonalDetails(me.role, answers, today);
    if ('missing' in read) return read;
    const problem = signatureProblem(call.body.name, legalNameIn(read.answers));
    if (problem) throw new ApiError('invalid', problem, { fields: { name: problem } });
    const earlier = await repo.findReusable(db, personId, me.role, call.now);
    const { identity, withoutNumber } = call.body;
    const mayOmit = withoutNumber && optionalNumberRule(jurisdictionOf(home), today);
    if (identity) {
      assertIdentityNumber(identity, 'identity.number');
      await saveIdentity(db, part, identity, call.now);
    } else if (!mayOmit && !(earlier && (await copyIdentity(db, earlier.id, me.id, call.now))))
      return { missing: [{ step: 'number', question: 'identity', problem: 'Enter your SSN or ITIN' }] };
    await repo.savePersonalDetails(db, {
      applicantId: me.id,
      facts: JSON.stringify(applicantFacts(read.answers)),
      answers: JSON.stringify(read.answers),
      updatedAt: call.now,
    });
    await saveConsents(db, call, part);
    const feeCents = earlier
      ? 0
      : feeCentsFor(call.services, home, {
          role: me.role,
          subsidised: (read.answers.voucher ?? 0) > 0,
          entered: await enteredRules(db),
        });
    if (feeCents > 0)
      await scheduleUnchosenRefund(db, home, { applicationId: application.id, applicantId: me.id, now: call.now });
    await repo.updateApplicant(db, me.id, {
      status: 'submitted',
      submittedAt: call.now,
      fee: feeCents,
      feeSettledAt: feeCents === 0 ? call.now : null,
      reusedFrom: earlier?.id ?? null,
    });
    await audit(db, {
      event: 'application.part_submitted',
      subject: `application:${application.id}`,
      personId,
      detail: { applicantId: me.id, feeCents, reusedFrom: earlier?.id ?? null },
    });
    await enqueue(
      db,
      'generateApplicationDocuments',
      { applicantId: me.id },
      { jobKey: `application-documents:${me.id}` },
    );
    await advanceApplication(db, call.services, application.id, personId);
    return undefined;
  });

/** Each with the words that were shown, when, and how we knew who it was: kept for good. */
async function saveConsents(
  db: Db,
  { body, person, client, now }: SubmitCall,
  { me }: ApplicationContext,
): Promise<void> {
  const { sessionId } = requirePerson(person);
  const device = (client.headers.get('user-agent') ?? '').slice(0, 200);
  const consentContext = { version: body.version, name: body.name, sessionId, address: client.address, device };
  for (const kind of [...consentKinds, ...choiceKinds.filter((each) => body[each])])
    await db
      .insertInto('applicantConsents')
      .values({
        id: newId(now.getTime()),
        applicantId: me.id,
        kind,
        wording: applicationConsents[kind].wording,
        givenAt: now,
        consentContext: JSON.stringify(consentContext),
      })
      .execute();
}
