import { describe, expect, test } from 'vitest';
import { overlapsHours, weekdayOf } from './availability';
import { requiredDocuments } from './constants';
import { paperProblems } from './documents';
import { type Candidate, type JobNeed, rankPros } from './ranking';

const need: JobNeed = { trade: 'plumbing', regionId: 1, isEmergency: false, day: '2026-12-01', windows: 2 };
const papers = [
  { kind: 'license', expiresOn: '2027-06-30' },
  { kind: 'liability_insurance', expiresOn: '2027-06-30' },
] as const;
const pro = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  company: id,
  active: true,
  trades: ['plumbing'],
  regionIds: [1],
  takesEmergencies: false,
  papers,
  fittingWindows: 2,
  freeVisits: 5,
  performance: { jobs: 40, firstVisitFix: 0.8, onTime: 0.9, rating: 4.5 },
  ...more,
});
const order = (...candidates: Candidate[]) => rankPros(candidates, need).map(({ id }) => id);
const blocked = (more: Partial<Candidate>, wanted: Partial<JobNeed> = {}) =>
  rankPros([pro('a', more)], { ...need, ...wanted })[0];

describe('rankPros', () => {
  test.each([
    ['fixes more on the first visit', { performance: { jobs: 40, firstVisitFix: 0.95, onTime: 0.9, rating: 4.5 } }],
    ['is on time more often', { performance: { jobs: 40, firstVisitFix: 0.8, onTime: 1, rating: 4.5 } }],
    ['is rated higher', { performance: { jobs: 40, firstVisitFix: 0.8, onTime: 0.9, rating: 4.9 } }],
  ] as const)('puts first who %s', (_, more) => {
    expect(order(pro('a'), pro('b', more))).toEqual(['b', 'a']);
  });

  test('puts first who fits more of the times', () => {
    expect(order(pro('a', { fittingWindows: 1 }), pro('b'))).toEqual(['b', 'a']);
  });

  test('one perfect job does not beat forty good ones, and a new Pro is not last for being new', () => {
    const perfect = pro('new', { performance: { jobs: 1, firstVisitFix: 1, onTime: 1, rating: 5 } });
    const poor = pro('poor', { performance: { jobs: 40, firstVisitFix: 0.4, onTime: 0.5, rating: 3 } });
    const good = pro('good', { performance: { jobs: 40, firstVisitFix: 0.95, onTime: 0.97, rating: 4.8 } });
    const unknown = pro('unknown', { performance: { jobs: 0, firstVisitFix: null, onTime: null, rating: null } });
    expect(order(poor, unknown, perfect, good)).toEqual(['good', 'new', 'unknown', 'poor']);
  });

  test('is the same whatever the order of the candidates, also among equals', () => {
    expect(order(pro('b'), pro('a'))).toEqual(order(pro('a'), pro('b')));
  });

  test('says why', () => {
    expect(rankPros([pro('a')], need)[0]?.reasons).toEqual([
      ...['Fits 2 of 2 times', '40 finished jobs', '80% fixed on the first visit', '90% on time', 'Rated 4.5 of 5'],
    ]);
  });

  test.each([
    ['Paused', { active: false }],
    ['Doesn’t do plumbing', { trades: ['hvac'] }],
    ['Doesn’t work in this area', { regionIds: [2] }],
    ['No free visit in the coming days', { freeVisits: 0 }],
    ['License is missing', { papers: papers.slice(1) }],
  ] as const)('leaves out with "%s"', (reason, more) => {
    expect(blocked(more)).toMatchObject({ score: null, reasons: [reason] });
  });

  test('an emergency goes to those who take them alone', () => {
    expect(blocked({}, { isEmergency: true })).toMatchObject({ score: null, reasons: ['Doesn’t take emergencies'] });
    expect(blocked({ takesEmergencies: true }, { isEmergency: true })?.score).not.toBeNull();
  });
});

describe('paperProblems', () => {
  test('a paper holds on its last day and not on the day after', () => {
    const ending = papers.map((paper) =>
      paper.kind === 'liability_insurance' ? { ...paper, expiresOn: '2026-12-01' } : paper,
    );
    expect(paperProblems('plumbing', ending, '2026-12-01')).toEqual([]);
    expect(paperProblems('plumbing', ending, '2026-12-02')).toEqual([
      'Liability insurance expires 2026-12-01, before the visit',
    ]);
  });

  test('each trade asks for its papers', () => {
    expect(requiredDocuments('cleaning')).toEqual(['liability_insurance']);
    expect(requiredDocuments('plumbing')).toEqual(['license', 'liability_insurance']);
    expect(requiredDocuments('roofing')).toEqual(['license', 'liability_insurance', 'workers_comp']);
  });
});

describe('overlapsHours', () => {
  const hours = { MO: { from: '08:00', to: '12:00' } };
  test.each([
    ['2026-11-23', '11:00', '13:00', true],
    ['2026-11-23', '11:01', '13:00', false],
    ['2026-11-24', '08:00', '12:00', false],
  ])('%s from %s to %s: %s', (day, from, to, expected) => {
    expect(overlapsHours(hours, { day, from, to })).toBe(expected);
  });

  test('knows the weekday of a date', () => {
    expect(['2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual(['SU', 'MO']);
  });
});
