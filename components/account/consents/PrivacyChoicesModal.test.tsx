// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PrivacyChoicesModal } from './PrivacyChoicesModal';

test('an address that names the dialog is rendered on the server too', () => {
  expect(renderToString(<PrivacyChoicesModal props={{}} onClose={vi.fn()} />)).toContain('Analytics is on');
});
