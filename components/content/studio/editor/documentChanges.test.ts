import { expect, test } from 'vitest';
import type { Studio } from '@/contract/content/studio/endpoints';
import { documentChanges } from './documentChanges';

const studio: Studio = {
  mode: 'open',
  externalUrl: null,
  editor: { id: 'nora', name: 'Nora' },
  types: [
    {
      id: 'blog_post',
      label: 'Blog post',
      repeatable: true,
      hasUid: true,
      uids: null,
      tabs: [{ name: 'Main', fields: { author: { type: 'Link', config: { label: 'Author' } } } }],
    },
  ],
  slices: [],
};
const by = (id: string) => ({ uid: 'a', tags: [], data: { author: { link_type: 'Document', id } } });

test('a linked document is named by its title, and one that is gone is said to be', () => {
  const titles = { '6_cpQ4b1mUeET-Fw': 'Ines Duarte' };
  expect(documentChanges(studio, { type: 'blog_post', titles }, by('gone'), by('6_cpQ4b1mUeET-Fw'))).toEqual([
    { path: 'Author', kind: 'changed', before: 'a document that is gone', after: 'Ines Duarte' },
  ]);
});
