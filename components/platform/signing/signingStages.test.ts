import { expect, test } from 'vitest';
import type { Envelope } from '@/contract/platform/signing/endpoints';
import { documentChapters, remainingInitials, unseenSections } from './signingStages';

const section = (id: string, more: object) => ({ id, heading: id, paragraphs: [], ...more });

test('initials are owed where they are asked for and missing, not where they are a choice', () => {
  const sections = [
    section('rent', {}),
    section('deposit', { initials: true }),
    section('charges', { initials: true }),
    section('email', { initials: true, optional: true }),
  ];
  expect(remainingInitials(sections, ['deposit']).map(({ id }) => id)).toEqual(['charges']);
  expect(remainingInitials(sections, ['deposit', 'charges'])).toEqual([]);
});

test('chapters keep the order of the document, and clauses count as unseen until the signer was shown them', () => {
  const sections = [
    section('rent', { part: 'Money' }),
    section('late', { part: 'Money' }),
    section('pets', { part: 'Pets' }),
  ];
  const paper = { title: 'Lease', language: 'en-US', sections };
  expect(documentChapters(paper).map(({ title, sections: own }) => [title, own.length])).toEqual([
    ['Money', 2],
    ['Pets', 1],
  ]);
  const envelope = { document: paper, me: { sectionsSeen: ['rent', 'pets'] } } as unknown as Envelope;
  expect(unseenSections(envelope).map(({ id }) => id)).toEqual(['late']);
});
