import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type {
  ApplicantFacts,
  ApplicantRole,
  ApplicationEvent,
  ApplicationStatus,
  Household,
} from '@/contract/applications.facts';
import { asSystem } from '@/server/db/client';
import { moveApplication } from '@/server/modules/applications/applications.service';
import type { TestApi } from './api';

interface ApplicationOverrides {
  homeId: string;
  /** The first one began it. */
  people: readonly { id: string; role?: ApplicantRole; facts?: ApplicantFacts }[];
  status?: ApplicationStatus;
  /** A local day. */
  start?: string;
  months?: number;
  household?: Household;
}

/** The way from the start to each status. */
const statusPaths: Record<ApplicationStatus, readonly ApplicationEvent[]> = {
  started: [],
  submitted: ['submit'],
  screening: ['submit', 'screen'],
  needs_information: ['submit', 'screen', 'ask'],
  in_review: ['submit', 'screen', 'review'],
  approved: ['submit', 'screen', 'review', 'approve'],
  approved_with_conditions: ['submit', 'screen', 'review', 'approveWithConditions'],
  lease_sent: ['submit', 'screen', 'review', 'approve', 'sendLease'],
  lease_signed: ['submit', 'screen', 'review', 'approve', 'sendLease', 'signLease'],
  lease_ended: ['submit', 'screen', 'review', 'approve', 'sendLease', 'signLease', 'endLease'],
  declined: ['submit', 'screen', 'review', 'decline'],
  withdrawn: ['withdraw'],
  homeowner_withdrew: ['submit', 'screen', 'review', 'approve', 'sendLease', 'ownerWithdraw'],
  expired: ['expire'],
  leased_to_another: ['loseHome'],
};

/** Moves an application as a job would. */
export const moveApplicationTo = (api: TestApi, id: string, event: ApplicationEvent) =>
  asSystem(api.services.db, (trx) => moveApplication(trx, api.services, id, event, { personId: null }));

/** A group that has handed in, fees settled, brought along the lifecycle to the wished status. */
export async function createApplication(
  api: TestApi,
  { homeId, people, status = 'in_review', start = '2026-12-15', months = 12, household }: ApplicationOverrides,
): Promise<{ id: string; applicants: string[] }> {
  const id = randomUUID();
  const now = api.now.toISOString();
  await api.rows(
    `insert into applications (id, home_id, desired_start, term_months, household, created_at, updated_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $6::timestamptz + interval '30 days')`,
    [id, homeId, start, months, JSON.stringify(household ?? { minors: 0, pets: [], assistanceAnimals: 0 }), now],
  );
  const applicants: string[] = [];
  for (const [n, person] of people.entries()) {
    const applicant = randomUUID();
    const [user] = await api.rows<{ email: string; first_name: string; last_name: string }>(
      'select email, first_name, last_name from users where id = $1',
      [person.id],
    );
    const { email, first_name, last_name } = user ?? expect.fail('nobody');
    await api.rows(
      `insert into applicants (id, application_id, role, status, person_id, name, email, joined_at, submitted_at, fee_cents, fee_settled_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $9)`,
      [
        applicant,
        id,
        person.role ?? (n === 0 ? 'applicant' : 'coApplicant'),
        status === 'started' ? 'joined' : 'submitted',
        person.id,
        `${first_name} ${last_name}`,
        email,
        now,
        status === 'started' ? null : now,
      ],
    );
    await api.rows('insert into applicant_personal_details (applicant_id, facts, updated_at) values ($1, $2, $3)', [
      applicant,
      JSON.stringify(person.facts ?? {}),
      now,
    ]);
    applicants.push(applicant);
  }
  for (const event of statusPaths[status]) await moveApplicationTo(api, id, event);
  return { id, applicants };
}
