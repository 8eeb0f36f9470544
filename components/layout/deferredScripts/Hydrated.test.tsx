import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Hydrated } from './Hydrated';

function Page() {
  const [pressed, setPressed] = useState(0);
  const [address, type] = useState('');
  const [which, setWhich] = useState<'past' | 'ahead'>('past');
  const [calm, setCalm] = useState(false);
  return (
    <>
      <Hydrated />
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed}
      </button>
      <input aria-label="Address" value={address} onChange={(event) => type(event.target.value)} />
      <label>
        <input type="checkbox" checked={calm} onChange={({ target }) => setCalm(target.checked)} />
        Calm
      </label>
      {(['past', 'ahead'] as const).map((each) => (
        <label key={each}>
          <input type="radio" name="which" checked={which === each} onChange={() => setWhich(each)} />
          {each}
        </label>
      ))}
      <output>{`${address} ${which} ${calm ? 'calm' : 'loud'}`}</output>
    </>
  );
}

let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  new Function(readFileSync('components/layout/deferredScripts/bootstrap.js', 'utf8'))();
});
afterEach(() => {
  container.remove();
  delete document.documentElement.dataset.hydrated;
});

const fail = (source: string) => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = source;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
};

test('reports a script that cannot load once, with the way to reload the page', () => {
  fail('https://elsewhere.example/ads.js');
  expect(screen.queryByRole('alert')).toBeNull();
  fail('/_next/static/chunks/part.js');
  fail('/_next/static/chunks/other.js');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Part of this page didn’t load.');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  screen.getByRole('alert').remove();
});

const wake = () => act(async () => void hydrateRoot(container, <Page />));

test('a button pressed before the scripts came is pressed once they are there', async () => {
  screen.getByRole('button').click();
  await wake();
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 2');
});

test('what was typed before the scripts came is known to them', async () => {
  screen.getByRole<HTMLInputElement>('textbox').value = '12 Alder St';
  await wake();
  expect(screen.getByRole('status')).toHaveTextContent('12 Alder St');
  expect(screen.getByRole('textbox')).toHaveValue('12 Alder St');
});

test('what was chosen before the scripts came is chosen, and can be chosen otherwise', async () => {
  screen.getByRole('radio', { name: 'ahead' }).click();
  screen.getByRole('checkbox').click();
  await wake();
  expect(screen.getByRole('status')).toHaveTextContent('ahead calm');
  expect(screen.getByRole('radio', { name: 'ahead' })).toBeChecked();
  act(() => screen.getByRole('radio', { name: 'past' }).click());
  act(() => screen.getByRole('checkbox').click());
  expect(screen.getByRole('status')).toHaveTextContent('past loud');
  expect(screen.getByRole('radio', { name: 'past' })).toBeChecked();
});
