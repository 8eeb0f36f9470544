import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import styled, { createGlobalStyle, keyframes, ServerStyleSheet, StyleSheetContext } from 'styled-components';
import { expect, test, vi } from 'vitest';
import { CompiledOnce } from './CompiledOnce';

const turn = keyframes`to { rotate: 1turn; }`;
const Everywhere = createGlobalStyle`body { margin: 0; }`;
const Box = styled.p<{ $wide: boolean }>`
  width: ${({ $wide }) => ($wide ? '20rem' : '10rem')};
  animation: ${turn} 1s linear;

  &:hover {
    color: red;
  }

  @media (width > 40rem) {
    padding: 1rem;
  }
`;

const page = (
  <>
    <Everywhere />
    <Box $wide>wide</Box>
    <Box $wide={false}>narrow</Box>
  </>
);

function drawn(within: (page: React.ReactElement) => React.ReactElement) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(within(page)));
  return { html, styles: sheet.getStyleTags() };
}

test('a page has the same styles, the first time and the next', () => {
  const plain = drawn((it) => it);
  expect(plain.styles).toContain('rotate');
  const once = (it: React.ReactElement) => <CompiledOnce>{it}</CompiledOnce>;
  expect([drawn(once), drawn(once)]).toEqual([plain, plain]);
});

const compiled = vi.fn();

function Counting({ children }: { children: React.ReactNode }) {
  const context = useContext(StyleSheetContext);
  const asked = (...given: Parameters<typeof context.stylis>) => {
    compiled();
    return context.stylis(...given);
  };
  const stylis = Object.assign(asked, { hash: context.stylis.hash });
  return <StyleSheetContext value={{ ...context, stylis }}>{children}</StyleSheetContext>;
}

test('what was compiled for one page is not compiled for the next', () => {
  const Shown = styled.b`
    letter-spacing: 0.125em;
  `;
  const OfAll = createGlobalStyle`html { hyphens: auto; }`;
  const OfAllToo = createGlobalStyle`html { tab-size: 3; }`;
  const once = () => (
    <Counting>
      <CompiledOnce>
        <OfAll />
        <OfAllToo />
        <Shown />
      </CompiledOnce>
    </Counting>
  );
  drawn(once);
  drawn(once);
  expect(compiled).toHaveBeenCalledTimes(3);
});
