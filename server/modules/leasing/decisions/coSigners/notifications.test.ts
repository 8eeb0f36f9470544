import { PDF } from '@libpdf/core';
import { describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { applications } from '@/contract/leasing/applications/endpoints';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { screenings } from '@/contract/leasing/screenings/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { lateCoSigners } from '@/tests/support/fixtures/lateCoSigners';
import { completeScreening } from '@/tests/support/fixtures/screenings';
import { writeDecisionLetters } from '@/tests/support/fixtures/writtenDecisions';
import { redactVolatile } from '@/tests/support/security/redactVolatile';

const api = testApi();
const { looked, comesLate, submitPart: submit } = lateCoSigners(api);

const at = (applicationId: string) => ({ params: { applicationId } });
const receipt = async (who: Person, id: string) => {
  await writeDecisionLetters(api);
  return api.callAs(who, decisions.getDecision, at(id));
};
const mailTo = (who: Person, template = '%') =>
  api.rows<{ data: unknown }>(
    'select data from outbox where template like $2 and recipient = (select email from users where id = $1)',
    [who.id, template],
  );
const lettersOf = async (id: string) => {
  await writeDecisionLetters(api);
  return api.rows<{ storage_key: string; person_id: string }>(
    'select storage_key, person_id from decision_letters join applicants on applicants.id = applicant_id where application_id = $1 order by sent_at desc',
    [id],
  );
};
/** The words of the letters to one person about an application, the latest first. */
async function readLetters(who: Person, id: string): Promise<string[]> {
  const words: string[] = [];
  for (const { storage_key, person_id } of await lettersOf(id)) {
    if (person_id !== who.id) continue;
    const stored = await api.services.storage.get(storage_key);
    const pdf = await PDF.load(new Uint8Array(await new Response(stored?.stream).arrayBuffer()));
    const pages = pdf.extractText().map(({ text }) => text);
    words.push(pages.join(' ').replace(/\s+/g, ' '));
  }
  return words;
}
/** The homeowner asks for a co-signer. */
const condition = (owner: Person, id: string) =>
  api.callAs(owner, decisions.decideApplication, {
    params: { receivedApplicationId: id },
    body: {
      outcome: 'approved_with_conditions',
      reasons: ['income'],
      conditions: [{ kind: 'coSigner' }],
      message: 'Gladly, with somebody beside you.',
    },
  });

describe('a co-signer who is turned down', () => {
  test('for a score below 700 gets a letter of their own, by mail and in their account, and the others learn no figure', async () => {
    const { id, ada } = await looked('coSigner');
    const cosima = await comesLate(id, ada, { number: '219-09-0005' });
    await submit(cosima, id);
    // Judged and notified at once, or not at all.
    api.services.__failpoint = (name) => {
      if (name === 'decisions:coSignerNotified') throw new Error('killed');
    };
    await expect(completeScreening(api, id)).rejects.toThrow('killed');
    expect(await lettersOf(id)).toEqual([]);
    expect(await mailTo(cosima, 'coSignerDeclined')).toHaveLength(0);
    api.services.__failpoint = undefined as never;
    await completeScreening(api, id);
    await completeScreening(api, id);

    const mails = await mailTo(cosima, 'coSignerDeclined');
    expect(mails).toHaveLength(1);
    const { body } = renderMessage('coSignerDeclined', mails[0]?.data);
    const notice = [
      'Belong Sandbox Screening',
      '(510) 555-0140',
      'did not make this decision',
      'Within 60 days',
      'free of charge',
      'dispute',
      'below the 700',
    ];
    for (const part of notice) expect(body).toContain(part);
    expect(redactVolatile(body)).not.toContain('540');

    const sent = await receipt(cosima, id);
    expect(sent).toMatchObject({ canCoSign: false, adverse: true, documentId: expect.any(String) });
    const [paper = '', ...more] = await readLetters(cosima, id);
    expect(more).toEqual([]);
    for (const part of [...notice, '540', 'from 300 to 850', 'November 21, 2026', 'What weighed on it most'])
      expect(paper).toContain(part);
    const papers = async (who: Person) => JSON.stringify(await api.callAs(who, documents.listDocuments));
    expect(await papers(cosima)).toContain(sent.documentId);
    expect(await api.callAs(cosima, screenings.listOwnReports)).toHaveLength(1);

    const others = [
      await receipt(ada, id),
      await papers(ada),
      await mailTo(ada),
      await api.callAs(ada, applications.getApplication, at(id)),
    ];
    for (const canary of ['540', '0005', 'below the 700']) expect(redactVolatile(others)).not.toContain(canary);
    expect(JSON.stringify(others)).not.toContain(sent.documentId);
    expect(await receipt(ada, id)).toMatchObject({ canCoSign: null });
    const link = { params: { documentId: sent.documentId ?? '' } };
    expect((await api.callAs(cosima, documents.createDocumentLink, link)).href).toBeTruthy();
    expect(await refusalOf(api.callAs(ada, documents.createDocumentLink, link))).toMatchObject({ status: 404 });
  });

  test('is to the homeowner what they were before: no reason, figure or report of theirs, on any page or in any letter', async () => {
    const { id, ada, owner } = await looked('coSigner');
    const [{ home_id: homeId } = { home_id: '' }] = await api.rows<{ home_id: string }>(
      'select home_id from applications where id = $1',
      [id],
    );
    const cosima = await comesLate(id, ada, { number: '219-09-0005', gross: 1_234_567 });
    const seen = async () =>
      JSON.stringify([
        await api.callAs(owner, decisions.listReceivedApplications, { params: { homeId } }),
        await api.callAs(owner, decisions.listLeasing),
        await api.callAs(owner, documents.listDocuments),
        await mailTo(owner),
        await api.callAs(owner, todos.listTodos),
        await api.callAs(owner, todos.listWaiting),
      ]);
    await submit(cosima, id);
    const before = await seen();
    await completeScreening(api, id);
    expect(await mailTo(cosima, 'coSignerDeclined')).toHaveLength(1);
    const after = await seen();
    expect(after).toBe(before);
    const messages = (await receipt(cosima, id)).documentId ?? 'no letter';
    expect(after).not.toContain(messages);
    for (const canary of ['540', '1234567', '12,345', '0005', 'does not reach'])
      expect(redactVolatile(after), canary).not.toContain(canary);
    expect(await refusalOf(receipt(owner, id))).toMatchObject({ status: 404 });
    const link = { params: { documentId: messages } };
    expect(await refusalOf(api.callAs(owner, documents.createDocumentLink, link))).toMatchObject({ status: 404 });
  });

  test('shows the homeowner no other applicant and no application', async () => {
    for (const answer of ['none', 'coSigner'] as const) {
      const { id, owner } = await looked(answer);
      const whole = api.callAs(owner, applications.getApplication, at(id));
      expect(await refusalOf(whole), answer).toMatchObject({ status: 404 });
      const changed = api.callAs(owner, applications.saveApplication, { ...at(id), body: { termMonths: 6 } });
      expect(await refusalOf(changed), answer).toMatchObject({ status: 404 });
    }
  });

  test('notifies an applicant who submitted before the approval and was checked after it', async () => {
    const { id, ada, owner } = await looked();
    const cosima = await comesLate(id, ada, { number: '219-09-0005' });
    await submit(cosima, id);
    await condition(owner, id);
    const first = (await receipt(cosima, id)).documentId;
    await completeScreening(api, id);
    const [later, before] = await readLetters(cosima, id);
    expect(before).toContain('accepted under these conditions');
    expect(redactVolatile(before)).not.toContain('540');
    expect(later).toContain('not accepted as a co-signer');
    expect(later).toContain('540');
    const { documentId } = await receipt(cosima, id);
    expect([null, first]).not.toContain(documentId);
    expect(await readLetters(ada, id)).toHaveLength(1);
  });

  test('and is looked at before a yes that asks for another: the letter about it has their own score', async () => {
    const { id, ada, owner } = await looked();
    const cosima = await comesLate(id, ada, { number: '219-09-0005' });
    await submit(cosima, id);
    await completeScreening(api, id);
    await condition(owner, id);
    expect(await readLetters(cosima, id)).toEqual([expect.stringContaining('540, as of November 21, 2026')]);
    expect(await readLetters(ada, id)).toEqual([expect.not.stringContaining('540')]);
  });
});
