import { screenApplication } from '@/server/modules/screenings/screenings.jobs';
import { encrypt } from '@/server/vault';
import type { TestApi } from './api';

/** Gives an applicant a number of identity; its last four digits say what a screening finds (docs/configuration.md). */
export async function setIdentity(api: TestApi, applicantId: string, lastFour: string): Promise<void> {
  const number = `12345${lastFour}`;
  await api.rows(
    `update applicant_personal_details set identity = $2, identity_kind = 'ssn', identity_last_four = $3 where applicant_id = $1`,
    [applicantId, encrypt(number, `applicant_personal_details.identity:${applicantId}`), lastFour],
  );
}

/** Runs the job until the reports are here. */
export async function completeScreening(api: TestApi, applicationId: string): Promise<void> {
  await screenApplication(api.services, { applicationId });
  api.now = new Date(api.now.getTime() + 10_000);
  await screenApplication(api.services, { applicationId });
}
