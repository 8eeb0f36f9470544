import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { InstallPrompt } from '@/lib/app/appWorker';
import { InstallApp } from './InstallApp';

const offer = () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt }) as InstallPrompt;
  return prompt;
};
afterEach(() => {
  window.installPrompt = undefined;
  vi.unstubAllGlobals();
});

test('nothing is offered where the browser offers nothing', () => {
  const { container } = render(<InstallApp />);
  expect(container).toBeEmptyDOMElement();
});

test.each(['before', 'after'])('an offer that came %s the page is shown, and made once', async (when) => {
  const early = when === 'before' ? offer() : undefined;
  render(<InstallApp />);
  const prompt = early ?? offer();
  if (!early) act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
  await userEvent.click(screen.getByRole('button', { name: 'Install Belong' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.getByRole('heading', { name: 'Belong is installed' })).toBeVisible();
});
