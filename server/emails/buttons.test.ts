import { expect, test } from 'vitest';
import { renderHtml } from '@/server/providers/mail/renderHtml';
import { renderMessage } from './renderMessage';
import { accountTemplates } from './templates/account';
import { accountDeletionTemplates } from './templates/accountDeletion';
import { applicationTemplates } from './templates/application';
import { applicationInvitationTemplates } from './templates/applicationInvitation';
import { appointmentTemplates } from './templates/appointment';
import { decisionTemplates } from './templates/decision';
import { deskTemplates } from './templates/desk';
import { estimateTemplates } from './templates/estimate';
import { homeTemplates } from './templates/home';
import { leaseTemplates } from './templates/lease';
import { memberTemplates } from './templates/member';
import { partnerTemplates } from './templates/partner';
import { qualificationTemplates } from './templates/qualification';
import { signingTemplates } from './templates/signing';

const at = '2026-11-22T20:00:00Z';
const link = 'https://belong.test/there';
const email = 'ada@example.test';
const home = { line: '1 Elm St', beds: 2, baths: 1, rentCents: 200_000, allInCents: 210_000, link };
/** What one letter or another needs. */
const data = {
  ...{ firstName: 'Ada', lastName: 'Byron', name: 'Ada', email, phone: '(415) 555-0134', from: 'Bo', who: 'Bo', link },
  ...{ at, by: at, until: at, eraseAt: at, acceptBy: at, answerBy: at, startsAt: at, endsAt: at, writtenAt: at },
  ...{ code: '493021', device: 'Chrome', change: 'passkey_added', type: 'resident', reason: 'Why', message: 'Hello' },
  ...{ home: '1 Elm St', street: '1 Elm St', city: 'Oakland', title: 'Lease', subject: 'Keys', body: 'Hello' },
  ...{
    role: 'coSigner',
    waitsFor: 'fee',
    what: 'paid',
    cents: 5_000,
    side: 'resident',
    stage: 'asked',
    status: 'submitted',
  },
  ...{ timeZone: 'America/Los_Angeles', agency: 'Agency', ended: false, coSigner: 'Bo', mayCoSign: true, notice: [] },
  ...{ conditions: ['A larger deposit'], estimate: 3_000, low: 2_800, high: 3_200, more: 2, homes: [home] },
  ...{ settings: `${link}/settings`, unsubscribe: `${link}/stop`, replyTo: email, invitee: 'Cy', rewardCents: 100 },
  ...{
    event: 'booked',
    kind: 'tour',
    where: '1 Elm St',
    way: 'video',
    room: `${link}/room`,
    note: null,
    elsewhere: null,
  },
  ...{ hostName: 'Iris', host: { name: 'Iris', email }, uid: 'a', sequence: 0, organizer: { name: 'Belong', email } },
};
const statuses: Record<string, string> = {
  applicationForHomeowner: 'in_review',
  referralChanged: 'paid',
  affiliateDecided: 'approved',
  qualificationResult: 'needs_review',
};
/** What some need in another shape. */
const own: Record<string, object> = {
  setupReminder: { groups: ['Access'] },
  proOffer: { timeZone: 'America/Los_Angeles', answerBy: '2026-12-01T20:00:00Z' },
  proPaperEnding: { expiresOn: '2026-12-01' },
  serviceConsent: { service: 'Painting', scope: 'Paint it' },
  careTaskDue: { steps: ['Replace the filter.'], dueOn: '2026-12-01' },
  careTaskOverdue: { steps: ['Replace the filter.'], dueOn: '2026-12-01' },
  homeInvitation: { role: 'helper', setupGroup: 'access' },
  recordFound: { agency: { name: 'Agency', address: '1 Main St', phone: '(415) 555-0100' } },
  documentsRequested: { note: 'A pay stub of October' },
  deskReminder: { steps: ['Sign the lease for 1 Elm St'] },
  deskActed: { done: 'We logged out all of your devices.' },
  walkThroughScheduled: { on: '2026-12-01' },
  qualificationResult: {
    reasons: ['You’re not sure about rent control.'],
    reviewBy: at,
    decisionReason: null,
    inAccount: false,
  },
};
const templates = Object.keys({
  ...{
    ...accountTemplates,
    ...applicationInvitationTemplates,
    ...applicationTemplates,
    ...appointmentTemplates,
    ...decisionTemplates,
  },
  ...{
    ...deskTemplates,
    ...estimateTemplates,
    ...homeTemplates,
    ...leaseTemplates,
    ...accountDeletionTemplates,
    ...memberTemplates,
    ...partnerTemplates,
    ...qualificationTemplates,
    ...signingTemplates,
  },
  ...{ availabilityCheck: null, leadReceived: null },
});
const buttons = (html: string) => [...html.matchAll(/class="act"[^>]*>([^<]*)</g)].map(([, words]) => words);

test.each(templates)('%s: each button says what it opens', (template) => {
  const told = { ...data, ...own[template], status: statuses[template] ?? data.status, partnerKey: 'elm' };
  for (const language of ['en', 'es'] as const) {
    const { body } = renderMessage(template, told, language);
    const said = buttons(renderHtml(body, language));
    expect(said).not.toContain('Open');
    expect(said).not.toContain('Abrir');
    if (body.includes(`: ${link}\n`)) expect(said).not.toEqual([]);
  }
});
