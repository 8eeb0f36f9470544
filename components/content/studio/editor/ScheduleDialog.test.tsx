import '@/tests/support/browser/topLayer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ContentSchedule, StudioDocument } from '@/contract/content/studio/endpoints';
import type { Endpoint } from '@/contract/endpoint';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { ScheduleDialog } from './ScheduleDialog';
import type { Editor } from './useEditor';

const planned: ContentSchedule = { action: 'publish', at: '2026-12-03T17:00:00Z', by: 'Nora Vale', failure: null };

function show(schedules: ContentSchedule[], answer: () => Promise<unknown>) {
  const call = vi.fn(async (_: Endpoint, __?: unknown) => answer());
  const editor = {
    document: { id: 'abcdefghijklmnop', schedules } as unknown as StudioDocument,
    flush: async () => true,
    take: vi.fn(),
    version: () => 'v1',
  };
  const onClose = vi.fn();
  renderScreen(<ScheduleDialog editor={editor as unknown as Editor} action="publish" onClose={onClose} />, { call });
  return { call, onClose, take: editor.take };
}

test('schedules the version that is shown for the chosen time, and takes it back', async () => {
  const user = userEvent.setup();
  const { call, onClose, take } = show([planned], async () => ({ id: 'fresh' }));
  expect(screen.getByText(/^Scheduled for .* by Nora Vale\.$/)).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^Day and time/), { target: { value: '2026-12-04T09:30' } });
  await user.click(screen.getByRole('button', { name: 'Change time' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: { action: 'publish', version: 'v1', at: new Date('2026-12-04T09:30').toISOString() },
  });
  expect(take).toHaveBeenCalledWith({ id: 'fresh' });
  await user.click(screen.getByRole('button', { name: 'Cancel the schedule' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});

test('marks a time that has passed, and names what keeps the document from being published', async () => {
  const user = userEvent.setup();
  let fields: Record<string, string> = { at: 'Choose a time in the future' };
  show([], async () => {
    throw new ApiError({ message: 'Fix the marked problems before you publish.', code: 'invalid', fields }, '', 400);
  });
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Choose a time in the future')).toBeVisible();
  expect(screen.getByLabelText(/^Day and time/)).toHaveAttribute('aria-invalid', 'true');
  fields = { 'data.title': 'Fill this in before you publish' };
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByRole('button', { name: 'title' })).toBeVisible();
});
