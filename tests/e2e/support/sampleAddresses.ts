// Real addresses for the routes that need parameters, from the homes of the seed.
import type { APIRequestContext } from '@playwright/test';
import { bookMeeting, bookTour } from './bookings.ts';

/** Content pages, by the names that editors gave, and a page that redirects without a step. */
const contentAddresses = {
  '/accounts/portfolio/properties/[propertyId]/setup-flow/[unitId]/steps/[[...at]]':
    '/accounts/portfolio/properties/a/setup-flow/a/steps/access',
  '/blog/[uid]': '/blog/belong-is-coming-to-virginia',
  '/blog/author/[authorId]': '/blog/author/ines-marchetti',
  '/lp/[uid]': '/lp/first-rental',
  '/privacy-policy/[version]': '/privacy-policy/2026-03',
  '/terms-and-conditions/[version]': '/terms-and-conditions/2026-03',
};

/** A flow that has not started, and a result without an owner. */
const unknownRuns = {
  '/homeowners/qualification/[flowId]/property/[stepName]/[stepId]':
    '/homeowners/qualification/start/property/address/1',
  '/homeowners/qualification/[flowId]/success':
    '/homeowners/qualification/00000000-0000-7000-8000-000000000000/success',
};

/** One booking, shared by all tests of a process. */
const bookings = {
  '/homes/[place]/[homeId]/tour/[appointmentKey]': bookTour,
  '/meetings/[meetingType]/[appointmentKey]': bookMeeting,
};
const bookedAddresses: Record<string, Promise<string>> = {};

/** A value for each parameter that a pattern can have. */
async function sampleValues(request: APIRequestContext): Promise<Record<string, string | undefined>> {
  const read = async (path: string) => (await request.get(`/api/consumer${path}`)).json();
  const [homes, places] = await Promise.all([read('/homes'), read('/places?kind=city')]);
  return {
    homeId: homes.items?.[0]?.id,
    place: places[0]?.slug,
    region: 'bay-area',
    meetingType: 'intro',
    // Of the account area, which sends a visitor to log in whatever stands here.
    accountCode: 'a',
    applicationId: 'a',
    documentId: 'a',
    envelopeId: 'a',
    leadId: 'a',
    personId: 'a',
    form: 'qualification',
    replayId: 'a',
    reportId: 'rent-roll',
    flagKey: 'homepage_entry_order',
    flowId: 'a',
    fileType: 'a',
    ownerId: 'a',
    propertyId: 'a',
    taskId: 'a',
    unitId: 'a',
    homeUniqueId: 'a',
    inspectionId: 'a',
    leaseId: 'a',
    payoutRunId: 'a',
    portfolioImportId: 'a',
    proposalId: 'a',
    proId: 'a',
    proService: 'cleaning',
    recurrenceType: 'a',
    workOrderId: 'a',
    stepId: 'a',
    stepName: 'a',
    subtaskId: 'a',
  };
}

/** The pattern with its parameters filled in; optional ones are left out. */
export async function sampleAddress(pattern: string, request: APIRequestContext): Promise<string> {
  if (!pattern.includes('[')) return pattern;
  const known = Object.entries(contentAddresses).find(([each]) => each === pattern);
  if (known) return known[1];
  const begun = Object.entries(unknownRuns).find(([each]) => each === pattern);
  if (begun) return begun[1];
  const booking = Object.entries(bookings).find(([each]) => each === pattern)?.[1];
  if (booking) {
    bookedAddresses[pattern] ??= booking(request);
    return bookedAddresses[pattern];
  }
  const values = await sampleValues(request);
  return pattern.replace(/\/\[\[\.\.\.\w+\]\]/g, '').replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`${pattern}: give ${name} a sample value in tests/e2e/support/sampleAddresses.ts`);
    return encodeURIComponent(value);
  });
}

/** Whether the sample is of something we do not have: the page says so, and the browser logs the 404. */
export const isUnknownRun = (pattern: string) => Object.hasOwn(unknownRuns, pattern);

/** Whether a visitor is sent to log in there. What such pages show to members is judged by member.states.spec.ts. */
export const isForMembers = ({ pattern }: { pattern: string }) =>
  /^\/((accounts|studio)(\/|$)|(homeowner|resident)\/pro-services\/)/.test(pattern);
