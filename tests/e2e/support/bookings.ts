// Homes with free times, and what is booked without clicking: for tests that begin after that.
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

export const contactDetails = (lastName = 'Lovelace') => ({
  firstName: 'Ada',
  lastName,
  email: `ada-${randomUUID()}@example.test`,
  phone: '+14155550134',
});

interface HomeWithSlots {
  homeId: string;
  place: string;
  starts: string[];
}

const getJson = async (request: APIRequestContext, path: string) => (await request.get(`/api/consumer${path}`)).json();

/** A home with a host who has many free times. */
export async function findHomeWithSlots(request: APIRequestContext): Promise<HomeWithSlots> {
  const { items } = await getJson(request, '/homes?sort=rentHigh');
  for (const { id, citySlug, status } of items) {
    if (status !== 'active') continue;
    const { starts } = await getJson(request, `/homes/${id}/tours/slots`);
    if (starts.length > 40) return { homeId: id, place: citySlug, starts };
  }
  throw new Error('No home of the first page has times to show it');
}

async function book(request: APIRequestContext, path: string, body: object): Promise<string> {
  const answer = await request.post(`/api/consumer${path}`, { data: body, headers: { sourcetype: 'Consumer' } });
  const { key } = await answer.json();
  if (!key) throw new Error(`Not booked: ${await answer.text()}`);
  return key;
}

/** The URL of a booked tour, by a visitor with a unique name. */
export async function bookTour(request: APIRequestContext, lastName?: string): Promise<string> {
  const { homeId, place, starts } = await findHomeWithSlots(request);
  const startsAt = starts[Math.floor(Math.random() * starts.length)];
  const key = await book(request, `/homes/${homeId}/tours`, { startsAt, contact: contactDetails(lastName) });
  return `/homes/${place}/${homeId}/tour/${key}`;
}

/** The address of a meeting that was booked. */
export async function bookMeeting(request: APIRequestContext): Promise<string> {
  const { starts } = await getJson(request, '/meetings/intro/slots');
  const startsAt = starts[Math.floor(Math.random() * starts.length)];
  const body = { startsAt, contact: contactDetails(), timeZone: 'America/New_York' };
  return `/meetings/intro/${await book(request, '/meetings/intro', body)}`;
}
