import { describe, expect, test } from 'vitest';
import { JOB_STEPS } from '@/contract/care/proJobs/constants';
import type { LocalChange } from '@/lib/offline/offlineStore';
import { finishProblem, localPhotos, type OpenJob, withUnsent } from './jobRecord';

const details = {
  jobStatus: 'scheduled',
  checklist: [],
  photos: [],
  messages: [],
} as unknown as OpenJob['details'];

const change = (n: number, field: string, value: string, sent: LocalChange['sent'] = 0): LocalChange => ({
  id: `change-${n}`,
  entityId: `entity-${n}`,
  recordId: 'job',
  field,
  value,
  sent,
  at: `2026-11-24T18:0${n}:00.000Z`,
});
const move = (n: number, event: string, sent?: LocalChange['sent']) =>
  change(n, 'move', JSON.stringify({ event, note: '' }), sent);

describe('withUnsent', () => {
  test('shows the work where the phone left it, in the order of its clock', () => {
    const seen = withUnsent(details, [move(2, 'start'), move(1, 'depart'), move(3, 'wait')]);
    expect(seen.jobStatus).toBe('waiting');
  });

  test('leaves out what was sent or refused, and moves that the work does not have', () => {
    const seen = withUnsent(details, [move(1, 'depart', 1), move(2, 'start', 2), move(3, 'finish')]);
    expect(seen.jobStatus).toBe('scheduled');
  });

  test('a message stands once, whether our server has it already or not', () => {
    const written = change(1, 'message', 'The valve is corroded.');
    const once = withUnsent(details, [written]);
    expect(withUnsent(once, [written]).messages.map(({ body }) => body)).toEqual(['The valve is corroded.']);
  });
});

test('a photo of the phone goes once our server shows it', () => {
  const photo = { id: 'entity-1', recordId: 'job', file: new Blob(), sent: 0 as const };
  const changes = [change(1, 'photo.stage', 'before')];
  expect(localPhotos(details, changes, [photo])).toMatchObject([{ stage: 'before' }]);
  const shown = { ...details, photos: [{ id: 'entity-1' }] } as unknown as OpenJob['details'];
  expect(localPhotos(shown, changes, [photo])).toEqual([]);
});

test('work is finished with every step and a photo after it', () => {
  expect(finishProblem(details, [])).toMatch(/checklist/);
  const ticked = { ...details, checklist: [...JOB_STEPS] };
  const photo = { id: 'a', recordId: 'job', file: new Blob(), sent: 0 as const };
  expect(finishProblem(ticked, [{ ...photo, stage: 'before' }])).toMatch(/photo/);
  expect(finishProblem(ticked, [{ ...photo, stage: 'after' }])).toBeUndefined();
});
