import { describe, expect, test } from 'vitest';
import { applications } from '@/contract/leasing/applications/endpoints';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { screenings } from '@/contract/leasing/screenings/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { completeScreening, confirmDocuments, setIdentity } from '@/tests/support/fixtures/screenings';

const api = testApi();

/** A household with numbers that end in these digits, once its reports are here. */
async function screened(...lastFours: string[]) {
  const homeId = await createHome(api, { owner: await createPerson(api), rent: 2_000, city: 'san-diego-ca' });
  const people: Person[] = [];
  for (const _ of lastFours) people.push(await createPerson(api, 'resident'));
  const facts = { grossCents: 700_000 };
  const { id, applicants } = await createApplication(api, {
    homeId,
    people: people.map((person) => ({ id: person.id, facts })),
    status: 'screening',
  });
  for (const [n, lastFour] of lastFours.entries()) await setIdentity(api, applicants[n] ?? '', lastFour);
  await completeScreening(api, id);
  const [ada, ben] = people;
  return { id, ada: ada ?? expect.fail('ada'), ben, applicants };
}
const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from applications where id = $1', [id]))[0]?.status;
const ownPart = async (id: string, as: Person) =>
  (await api.callAs(as, applications.getApplication, { params: { applicationId: id } })).me;
const retry = (id: string, as: Person, body: object = {}) =>
  api.callAs(as, applications.retryScreening, { params: { applicationId: id }, body: body as never });
const attemptsOf = async (applicantId = '') =>
  (await api.rows('select from screenings where applicant_id = $1', [applicantId])).length;
const correction = { firstName: 'Ada', lastName: 'Byron', birthDate: '1990-12-10', kind: 'ssn', number: '219-09-9999' };

describe('retryScreening', () => {
  test('who is asked to mend something hears of it once, and the others that more information is needed', async () => {
    const { ada, ben } = await screened('0001', '6789');
    const emailsTo = async (person: Person | undefined) =>
      (
        await api.rows<{ template: string; status: string | null }>(
          `select template, data ->> 'status' as status from outbox
           where recipient = (select email from users where id = $1) and channel = 'email'`,
          [person?.id],
        )
      ).map(({ template, status }) => status ?? template);
    expect(await emailsTo(ada)).toContain('screeningFrozen');
    expect(await emailsTo(ada)).not.toContain('needs_information');
    expect(await emailsTo(ben)).toContain('needs_information');
  });

  test('the page and the email say the same: which bureau is frozen, and where each freeze is lifted', async () => {
    const { id, ada } = await screened('0001');
    expect((await ownPart(id, ada))?.blocked).toMatchObject({ why: 'frozen', bureau: 'experian' });
    const [letter] = await api.rows<{ data: unknown }>(
      "select data from outbox where template = 'screeningFrozen' and recipient = (select email from users where id = $1)",
      [ada.id],
    );
    const { body } = renderMessage('screeningFrozen', letter?.data);
    expect(body).toContain('Your credit file at Experian is frozen');
    for (const site of ['equifax.com', 'experian.com', 'transunion.com']) expect(body).toContain(site);
    await retry(id, ada);
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('in_review');
  });

  test('orders nothing for an applicant with a frozen file when another opens theirs', async () => {
    const { id, ada, ben, applicants } = await screened('0001', '0001');
    await retry(id, ada);
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('needs_information');
    expect([await attemptsOf(applicants[0]), await attemptsOf(applicants[1])]).toEqual([2, 1]);
    await retry(id, ben ?? expect.fail('ben'));
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('in_review');
  });

  test('a name, birthday, and number that did not match are entered again, sealed again, and asked about', async () => {
    const { id, ada, applicants } = await screened('0002');
    expect(await statusOf(id)).toBe('needs_information');
    expect((await ownPart(id, ada))?.blocked?.why).toBe('mismatch');
    const [before] = await api.rows<{ identity: Buffer }>(
      'select identity from applicant_personal_details where applicant_id = $1',
      [applicants[0]],
    );
    await retry(id, ada, { correction });
    const [after] = await api.rows<{ identity: Buffer; answers: object }>(
      'select identity, answers from applicant_personal_details where applicant_id = $1',
      [applicants[0]],
    );
    expect(after?.identity.equals(before?.identity ?? Buffer.alloc(0))).toBe(false);
    expect(after?.identity.toString('latin1')).not.toContain('219099999');
    expect(after?.answers).toMatchObject({ firstName: 'Ada', lastName: 'Byron', birthDate: '1990-12-10' });
    const [trail] = await api.rows<{ detail: object }>(
      "select detail from audit_log where event = 'application.identity_corrected' and subject = $1",
      [`application:${id}`],
    );
    expect(trail?.detail).toEqual({
      applicantId: applicants[0],
      changed: ['firstName', 'lastName', 'birthDate', 'number'],
    });
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('in_review');
  });

  test('details that are right and never match are checked by a person with the ID, and so decided', async () => {
    const { id, ada } = await screened('0002');
    await retry(id, ada);
    await completeScreening(api, id);
    expect(await statusOf(id)).toBe('screening');
    const staff = await createPerson(api, 'staff');
    const waiting = (await api.callAs(staff, screenings.listScreenings)).find((one) => one.applicationId === id);
    expect(waiting?.toCheck).toEqual(['identity']);
    await confirmDocuments(api, id);
    expect(await statusOf(id)).toBe('in_review');
    const { lines } = await api.callAs(ada, decisions.getDecision, { params: { applicationId: id } });
    expect(lines.find(({ criterion }) => criterion === 'identity')?.result).toBe('met');
  });

  test('rejects impossible identities, people under 18, and people who are not blocked', async () => {
    const { id, ada, ben } = await screened('0002', '4321');
    for (const [wrong, field] of [
      [{ number: '000-12-3456' }, 'correction.number'],
      [{ birthDate: '2015-01-01' }, 'correction.birthDate'],
    ] as const)
      await expect(retry(id, ada, { correction: { ...correction, ...wrong } })).rejects.toMatchObject({
        status: 400,
        fields: { [field]: expect.any(String) },
      });
    await expect(retry(id, ben ?? expect.fail('ben'))).rejects.toMatchObject({ status: 409 });
    const frozen = await screened('0001');
    await expect(retry(frozen.id, frozen.ada, { correction })).rejects.toMatchObject({ status: 409 });
  });
});
