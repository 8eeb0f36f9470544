import { expect, test } from 'vitest';
import type { SystemHealth } from '@/contract/platform/systemHealth/endpoints';
import { attentionLabel, durationLabel } from './systemHealth.labels';

const well: SystemHealth = { checkedAt: '2026-11-23T00:00:00Z', jobs: [], providers: [], backups: [], deadlines: [] };

test.each([
  [1, '1 second'],
  [90, '1 minute'],
  [7_200, '2 hours'],
  [47 * 3_600, '47 hours'],
  [60 * 3_600, '2 days'],
])('%d seconds read %s', (seconds, text) => expect(durationLabel(seconds)).toBe(text));

test('nothing needs attention while all is well', () => expect(attentionLabel(well)).toBe(''));

test('names each kind of trouble once, with how many', () => {
  const job = { task: 'sendMail', waiting: 0, oldestSeconds: 0, failing: 0 };
  const queue = { queueId: 'leads', title: 'Leads', dueSoon: 4, firstDueAt: well.checkedAt, isYours: true };
  const sick: SystemHealth = {
    ...well,
    jobs: [
      { ...job, state: 'attention', dead: 1 },
      { ...job, state: 'ok', dead: 0 },
    ],
    backups: [{ kind: 'drill', state: 'missing', lastAt: null }],
    deadlines: [
      { ...queue, overdue: 2 },
      { ...queue, overdue: 1 },
    ],
  };
  expect(attentionLabel(sick)).toBe('1 kind of job, 1 backup check, and 3 missed deadlines');
});
