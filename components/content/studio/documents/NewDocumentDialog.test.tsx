import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Studio } from '@/contract/content/studio/endpoints';
import type { Endpoint } from '@/contract/endpoint';
import { renderScreen } from '@/tests/support/renderScreen';
import { NewDocumentDialog } from './NewDocumentDialog';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ push: vi.fn() }) }));

const blogPost = { id: 'blog_post', label: 'Blog post', repeatable: true, hasUid: true, uids: null, tabs: [] };
const studio: Studio = {
  mode: 'open',
  externalUrl: null,
  editor: { id: 'nora', name: 'Nora' },
  types: [blogPost],
  slices: [],
};

function show() {
  const call = vi.fn(async (_: Endpoint, __?: unknown) => ({ id: 'a' }));
  renderScreen(<NewDocumentDialog studio={studio} onClose={() => undefined} />, { call });
  return call;
}

test('the address follows the title until someone writes another', async () => {
  const call = show();
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Title'), 'Your Roof, explained');
  expect(screen.getByLabelText('URL')).toHaveValue('your-roof-explained');
  await person.clear(screen.getByLabelText('URL'));
  await person.type(screen.getByLabelText('URL'), 'roofs');
  await person.type(screen.getByLabelText('Title'), ' again');
  expect(screen.getByLabelText('URL')).toHaveValue('roofs');
  await person.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: { type: 'blog_post', uid: 'roofs', title: 'Your Roof, explained again' },
  });
});
