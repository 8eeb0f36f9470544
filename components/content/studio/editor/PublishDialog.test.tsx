import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FieldBox } from '@/components/content/studio/fields/FieldBox';
import { ProblemsContext } from '@/components/content/studio/shared/editingContext';
import { TextInput } from '@/components/ui/forms/TextInput';
import type { Studio, StudioDocument } from '@/contract/content/studio/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { PublishDialog } from './PublishDialog';
import type { Editor } from './useEditor';

const studio: Studio = {
  mode: 'open',
  externalUrl: null,
  editor: { id: 'nora', name: 'Nora' },
  types: [{ id: 'blog_post', label: 'Blog post', repeatable: true, hasUid: true, uids: null, tabs: [] }],
  slices: [],
};
const words = { uid: 'roofs', tags: ['new'], data: {} };
const document: StudioDocument = {
  id: 'abcdefghijklmnop',
  type: 'blog_post',
  lang: 'en-us',
  words,
  published: null,
  publishedAt: null,
  status: 'draft',
  version: '1',
  changedAt: '2026-11-02T09:00:00.000Z',
  changedBy: null,
  path: null,
  findings: [],
  unready: [
    { path: 'data.title', message: 'Fill this in before you publish' },
    { path: 'data.published_on', message: 'Fill this in before you publish' },
  ],
  linked: {},
  mayPublish: true,
  schedules: [],
};

test('what is missing is named, marked at its field, and focused', async () => {
  const person = userEvent.setup();
  const onClose = vi.fn();
  const editor: Pick<Editor, 'document' | 'words'> = { document, words };
  renderScreen(
    <>
      <ProblemsContext.Provider value={document.unready}>
        <FieldBox path={['title']} label="Title">
          {(control) => <TextInput {...control} value="" onChange={() => undefined} />}
        </FieldBox>
      </ProblemsContext.Provider>
      <PublishDialog editor={editor as Editor} studio={studio} onClose={onClose} />
    </>,
    { call: vi.fn() },
  );
  const field = screen.getByLabelText('Title');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('button', { name: 'published on' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  Element.prototype.scrollIntoView = vi.fn();
  await person.click(screen.getByRole('button', { name: 'title' }));
  expect(onClose).toHaveBeenCalled();
  await waitFor(() => expect(field).toHaveFocus());
});
