// Homes in qualification: one in the middle, one in review, one declined, one outside the service area.

import { DAY_MS, HOUR_MS } from '@/contract/calendar/durations';
import { REVIEW_BUSINESS_DAYS } from '@/contract/onboarding/qualifications/constants';
import { decideQualification } from '@/contract/onboarding/qualifications/rules';
import { type QualificationAnswers, qualification } from '@/contract/platform/flows/definitions/qualification';
import { officeDay, officeDeadline } from '@/server/calendar/officeDeadline';
import { idOf } from '@/server/seed/generators/ids';
import { owner } from '@/server/seed/people';
import { type Client, insertRows } from '@/server/seed/store';

const bayArea = {
  city: 'Oakland',
  state: 'CA',
  zipcode: '94601',
  lat: 37.778,
  lng: -122.218,
  precision: 'zip',
} as const;
const home = (streetAddress: string) =>
  ({ ...bayArea, streetAddress, unit: null, regionId: 1, regionName: 'Bay Area' }) as const;
const denver = {
  streetAddress: '1480 Pearl St',
  unit: null,
  city: 'Denver',
  state: 'CO',
  zipcode: '80203',
  lat: 39.739,
  lng: -104.98,
  precision: 'zip',
  regionId: null,
  regionName: null,
} as const;

const begun = {
  type: 'house',
  beds: '3',
  baths: '2.0',
  sqft: 1_420,
  yearBuilt: 1948,
  hoa: 'no',
  occupancy: 'vacant',
} as const;
const complete = {
  ...begun,
  rentControl: 'no',
  condition: 3,
  broken: [],
  hazards: [],
  alarms: 'yes',
  mortgage: 'current',
  insurance: 'homeowner',
  relation: 'owner',
} as const;

/** Each of a demo homeowner of their own. */
const cases = [
  { name: 'begun', person: 4, hours: 5, isSubmitted: false, answers: { address: home('2816 Harper Ln'), ...begun } },
  {
    name: 'in review',
    person: 5,
    hours: 20,
    isSubmitted: true,
    answers: { address: home('411 Juniper Ct'), ...complete, rentControl: 'unsure' },
  },
  {
    name: 'not eligible',
    person: 7,
    hours: 30,
    isSubmitted: true,
    answers: { address: home('77 Laurel Way'), ...complete, rentControl: 'yes' },
  },
  { name: 'out of coverage', person: 8, hours: 50, isSubmitted: true, answers: { address: denver } },
] as const;

export async function seedQualifications(client: Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from users where id = any($1)', [
    cases.map(({ person }) => owner(person).id),
  ]);
  const people = new Set(rows.map(({ id }) => id));
  // A small seed has fewer owners.
  const asked = cases.filter(({ person }) => people.has(owner(person).id));
  const made = asked.map(({ name, person: n, hours, isSubmitted, answers }) => {
    const [id, at, person] = [idOf(`qualification ${name}`), new Date(now.getTime() - hours * HOUR_MS), owner(n)];
    const contact = { firstName: person.first_name, lastName: person.last_name, email: person.email };
    const availableOn = officeDay(new Date(now.getTime() + 30 * DAY_MS));
    const given = isSubmitted ? { ...answers, ...contact, ...('type' in answers && { availableOn }) } : answers;
    return { id, at, person, isSubmitted, answers: given };
  });
  await insertRows(
    client,
    'flow_runs',
    made.map(({ id, at, person, isSubmitted, answers }) => ({
      id,
      flow_id: qualification.id,
      person_id: person.id,
      guest_token_hashes: [],
      status: isSubmitted ? 'submitted' : 'open',
      answers,
      created_at: at,
      updated_at: at,
      submitted_at: isSubmitted ? at : null,
    })),
  );
  const submitted = made
    .filter(({ isSubmitted }) => isSubmitted)
    .map((each) => ({
      ...each,
      ...decideQualification(each.answers as QualificationAnswers, { day: officeDay(each.at), address: 'free' }),
    }));
  await insertRows(
    client,
    'qualifications',
    submitted.map(({ id, at, answers, outcome, reasons }) => ({
      id,
      status: outcome,
      answers,
      reasons,
      units:
        'beds' in answers
          ? [
              {
                unit: null,
                beds: Number(answers.beds),
                baths: Number(answers.baths),
                sqft: answers.sqft,
                rentCents: 345_000,
              },
            ]
          : [],
      submitted_at: at,
      review_by: outcome === 'needs_review' ? officeDeadline(at, REVIEW_BUSINESS_DAYS) : null,
      home_ids: [],
    })),
  );
  await insertRows(
    client,
    'waitlist_entries',
    submitted
      .filter(({ outcome }) => outcome === 'out_of_coverage')
      .map(({ id, at, person, answers: { address } }) => ({
        id: idOf(`waitlist ${id}`),
        email: person.email,
        audience: 'homeowner',
        street_address: address.streetAddress,
        city: address.city,
        state: address.state,
        zipcode: address.zipcode,
        place: `${address.city}, ${address.state}`,
        experiments: {},
        created_at: at,
      })),
  );
}
