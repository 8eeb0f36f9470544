import { expect, test } from 'vitest';
import { noticeText } from '@/server/modules/leasing/decisions/notifications';
import { adverseActionNotice } from './adverseActionNotice';

test('a record that counts is explained to the person it is about: in their letter, and not in the mail', () => {
  const reason = 'It was two years ago, and a home was damaged.';
  const notice = (recordReason: string | null) =>
    adverseActionNotice({
      outcome: 'declined',
      conditions: [],
      reasons: ['criminal'],
      lines: [],
      where: { state: 'VA', localities: [{ name: 'Norfolk', county: 'Norfolk' }] },
      day: '2026-11-21',
      agency: { name: 'A', address: 'B', phone: 'C' },
      credit: null,
      recordReason,
    });
  expect(JSON.stringify(notice(reason))).toContain(`Why the record counts: ${reason}`);
  expect(JSON.stringify(noticeText(notice(reason)))).not.toContain(reason);
  expect(JSON.stringify(notice(null))).not.toContain('Why the record counts');
});
