// @vitest-environment node
import { type ComponentType, type ReactElement, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServerStyles } from '@/components/layout/Site/serverStyles';
import SiteDocument from '@/pages/_document';

type DocumentContext = Parameters<typeof SiteDocument.getInitialProps>[0];

function App() {
  const Styles = useContext(ServerStyles);
  return <Styles $fonts={{ display: 'Headline', text: 'Plain' }} />;
}

test('puts tokens, themes, and the frame of the site into the HTML, for the server alone', async () => {
  const context = {
    renderPage: async ({ enhanceApp }: { enhanceApp: (app: ComponentType) => ComponentType }) => {
      const Enhanced = enhanceApp(App);
      return { html: renderToString(<Enhanced />) };
    },
    defaultGetInitialProps: async (given: DocumentContext) => ({ ...(await given.renderPage()), styles: null }),
  };
  const { styles } = await SiteDocument.getInitialProps(context as unknown as DocumentContext);
  const css = (styles as ReactElement[])
    .filter(Boolean)
    .map((style) => renderToStaticMarkup(style))
    .join('');
  expect(css).toContain('--color-canvas:');
  expect(css).toContain('Headline');
  expect(css).toContain('#incomplete-page');
  expect(renderToString(<App />)).toBe('');
});
