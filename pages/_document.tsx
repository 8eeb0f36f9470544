import { readFileSync } from 'node:fs';
import path from 'node:path';
import Document, { type DocumentContext, Html, Main, NextScript } from 'next/document';
import type { ContextType, CSSProperties } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { DeferredHead } from '@/components/layout/deferredScripts/DeferredHead';
import { ServerStyles } from '@/components/layout/Site/serverStyles';
import { MobileAppContext } from '@/components/layout/Site/useMobileApp';
import { SiteChromeStyle } from '@/components/layout/shared/SiteChromeStyle';
import { publicEnv } from '@/lib/env';
import { siteEnv } from '@/lib/env.server';
import { cookieFrom } from '@/lib/storage/cookies';
import { GlobalStyle } from '@/styles/GlobalStyle';
import { color, size, space } from '@/styles/tokens';

/** Sets theme and chrome before the first paint, starts the scripts after it; next.config.js allows it by its hash. */
const bootstrap = readFileSync(path.join(process.cwd(), 'components/layout/deferredScripts/bootstrap.js'), 'utf8');
const nonce = publicEnv.production ? publicEnv.styleNonce : undefined;

/** In the HTML alone, so that no browser carries it a second time. */
const demoLabelStyle: CSSProperties = {
  padding: `${space.s4} ${space.s16}`,
  background: color.warningTint,
  color: color.ink,
  fontSize: size.t14,
  textAlign: 'center',
};

const SiteStyles: ContextType<typeof ServerStyles> = ({ $fonts }) => (
  <>
    <GlobalStyle $fonts={$fonts} />
    <SiteChromeStyle />
  </>
);

export default class SiteDocument extends Document<{ mobileApp: boolean }> {
  /** Puts the styles of the page into its first HTML, and leaves header and footer out where the mobile app has its own. */
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet({ nonce });
    const renderPage = context.renderPage;
    // Files made at build time belong to no request: bootstrap.js hides parts for logged-in members.
    const mobileApp = cookieFrom(context.req?.headers.cookie, 'mobileApp') === 'true';
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) =>
            sheet.collectStyles(
              <ServerStyles value={SiteStyles}>
                <MobileAppContext value={mobileApp}>
                  <App {...props} />
                </MobileAppContext>
              </ServerStyles>,
            ),
        });
      const initial = await Document.getInitialProps(context);
      return { ...initial, mobileApp, styles: [initial.styles, sheet.getStyleElement()] };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { CONSENT, SHOWS_DEMO_DATA } = siteEnv();
    return (
      <Html lang="en" data-consent={CONSENT} data-without-chrome={this.props.mobileApp ? '' : undefined}>
        <DeferredHead nonce={nonce}>
          <meta name="sc-nonce" content={nonce} />
          <link rel="manifest" href="/manifest.webmanifest" />
          <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash in the policy. */}
          <script dangerouslySetInnerHTML={{ __html: bootstrap }} />
        </DeferredHead>
        <body>
          {SHOWS_DEMO_DATA === '1' && (
            <aside aria-label="Demo" style={demoLabelStyle}>
              Demo: everything here is made up.
            </aside>
          )}
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
