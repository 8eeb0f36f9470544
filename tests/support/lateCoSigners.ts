import { applications } from '@/contract/applications';
import { CONSENTS_VERSION } from '@/contract/applications.consents';
import { flows } from '@/contract/flows';
import type { Person } from '@/server/http/person';
import type { TestApi } from './api';
import { coSignerAnswers } from './applicantAnswers';
import { createApplication, moveApplicationTo } from './applications';
import { createHome, createPerson } from './people';
import { setIdentity, completeScreening } from './screenings';

const at = (applicationId: string) => ({ params: { applicationId } });
const consents = { version: CONSENTS_VERSION, consumerReports: true, truth: true, electronic: true } as const;

/** People whose yes waits for a co-signer, and co-signers who come late. */
export function lateCoSigners(api: TestApi) {
  /** Ada earns too little for the home and was screened; the homeowner has not answered yet, or asks for a co-signer. */
  async function looked(answer: 'none' | 'coSigner' = 'none') {
    const owner = await createPerson(api);
    const homeId = await createHome(api, { owner, rent: 3_000, city: 'san-diego-ca' });
    const ada = await createPerson(api, 'resident');
    const facts = { grossCents: 400_000 };
    const { id, applicants } = await createApplication(api, { homeId, people: [{ ...ada, facts }], status: 'screening' });
    await setIdentity(api, applicants[0] ?? '', '4321');
    await completeScreening(api, id);
    if (answer === 'coSigner') {
      await moveApplicationTo(api, id, 'approveWithConditions');
      await api.rows(
        `insert into decisions (id, application_id, outcome, reasons, conditions, message, criteria_version, lines, decided_by, decided_by_name, decided_at)
         select gen_random_uuid(), $1, 'approved_with_conditions', '{income}', '[{"kind": "coSigner"}]', 'Gladly.', '', '[]', $2, 'Ada', $3`,
        [id, owner.id, api.now.toISOString()],
      );
    }
    return { id, ada, owner };
  }

  /** Somebody who is asked late to sign for them, joins by the link, and hands in with this number and income. */
  async function comesLate(id: string, by: Person, { number = '219-09-9999', gross = 2_000_000 } = {}) {
    const cosima = await createPerson(api, 'resident');
    const email = `late-${Math.random().toString(36).slice(2)}@example.test`;
    await api.callAs(by, applications.inviteApplicant, {
      ...at(id),
      body: { role: 'coSigner', name: 'Cosima', email },
    });
    const token = Math.random().toString(36).slice(2).padEnd(43, 'x').slice(0, 43);
    await api.rows(
      `update applicants set invite_hash = sha256($2::bytea) where application_id = $1 and status = 'invited'`,
      [id, token],
    );
    await api.callAs(cosima, applications.acceptInvitation, { ...at(id), body: { token } });
    const answers = { ...coSignerAnswers, grossIncome: gross };
    await api.callAs(cosima, flows.startRun, { params: { flowId: 'co-signer' }, body: { answers } });
    await api.callAs(cosima, applications.setIdentity, { ...at(id), body: { kind: 'ssn', number } });
    return cosima;
  }
  const handIn = (who: Person, id: string) =>
    api.callAs(who, applications.submitApplication, { ...at(id), body: { ...consents, name: 'Cosima Signer' } });
  return { looked, comesLate, handIn };
}
