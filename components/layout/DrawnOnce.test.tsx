import { act, screen } from '@testing-library/react';
import { createContext, useContext } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { expect, test, vi } from 'vitest';
import { drawnOnce, type Inside } from './DrawnOnce';
import { drawnHere } from './drawnHere';

const drawing = vi.fn();
const Person = createContext('nobody');

const Box = styled.p<{ $wide: boolean }>`
  width: ${({ $wide }) => ($wide ? '20rem' : '10rem')};
`;
const Mark = styled.b`
  letter-spacing: 0.125em;
`;

interface GreetingProps {
  readonly [name: string]: string;
  readonly word: string;
}

function Greeting({ word }: GreetingProps) {
  drawing();
  return (
    <Box $wide={word === 'Hello'}>
      {word}, {useContext(Person)} <Mark>!</Mark>
    </Box>
  );
}

interface FramedProps {
  readonly useGreeting: (known: GreetingProps) => Inside;
  readonly word: string;
}

const Framed = ({ useGreeting, word }: FramedProps) => <div {...useGreeting({ word })} />;

function drawn(useGreeting: FramedProps['useGreeting'], word: string, person = 'nobody') {
  const sheet = new ServerStyleSheet();
  const page = (
    <Person value={person}>
      <Box $wide={false}>before</Box>
      <Framed useGreeting={useGreeting} word={word} />
      <Box $wide>after</Box>
    </Person>
  );
  return { html: renderToString(sheet.collectStyles(page)), styles: sheet.getStyleTags() };
}

test('a page has the same HTML and styles, the first time and the next', () => {
  const once = drawnOnce(Greeting);
  for (const word of ['Hello', 'Hello', 'Bye', 'Hello', 'Bye']) {
    expect(drawn(once, word)).toEqual(drawn(drawnHere(Greeting), word));
  }
  expect(drawn(once, 'Hello').styles).toContain('letter-spacing');
});

test('what was drawn for one page is not drawn for the next', () => {
  const once = drawnOnce(Greeting);
  for (const word of ['Hello', 'Bye', 'Hello', 'Bye']) drawn(once, word);
  expect(drawing).toHaveBeenCalledTimes(2);
});

test('nothing of the page around it reaches what is kept', () => {
  const once = drawnOnce(Greeting);
  const pages = ['Maya', 'Robin'].map((person) => drawn(once, 'Hello', person).html);
  expect(pages[0]).toContain('nobody');
  expect(pages[0]).toBe(pages[1]);
});

test('a browser takes over what the server made without a word', async () => {
  const complaint = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div>${renderToString(<Greeting word="Hello" />)}</div>`;
  const before = container.querySelector('b');
  await act(async () => {
    hydrateRoot(container, <Framed useGreeting={drawnHere(Greeting)} word="Hello" />, {
      onRecoverableError: complaint,
    });
  });
  expect(complaint).not.toHaveBeenCalled();
  expect(screen.getByText('!')).toBe(before);
  container.remove();
});
