import { readFileSync } from 'node:fs';
import path from 'node:path';
import Document, { type DocumentContext, Html, Main, NextScript } from 'next/document';
import { cloneElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { CompiledOnce } from '@/components/layout/CompiledOnce';
import { DocumentHead } from '@/components/layout/DocumentHead';
import { publicEnv } from '@/lib/env';

/** Sets theme and chrome before the first paint, starts the scripts after it; next.config.js allows it by its hash. */
const early = readFileSync(path.join(process.cwd(), 'lib/early.js'), 'utf8');
const nonce = publicEnv.production ? publicEnv.styleNonce : undefined;

export default class SiteDocument extends Document {
  /** Puts the styles of the page into its first HTML. */
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet({ nonce });
    const renderPage = context.renderPage;
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) =>
            sheet.collectStyles(
              <CompiledOnce>
                <App {...props} />
              </CompiledOnce>,
            ),
        });
      const initial = await Document.getInitialProps(context);
      return { ...initial, styles: [initial.styles, drawnStyles(sheet)] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    return (
      <Html lang="en">
        <DocumentHead nonce={nonce}>
          <meta name="sc-nonce" content={nonce} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash in the policy. */}
          <script dangerouslySetInnerHTML={{ __html: early }} />
        </DocumentHead>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}

/** For components/layout/adoptStyles.ts, which leaves them where they are. */
function drawnStyles(sheet: ServerStyleSheet) {
  const styles = sheet.getStyleElement();
  if (!publicEnv.production) return styles;
  return styles.map((style) => cloneElement(style, { 'data-styled': undefined, 'data-drawn': '' }));
}
