import { Body, Container, Head, Heading, Html, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Language } from '@/contract/account/profiles/endpoints';
import { EmailBody } from './EmailBody';
import { darkStyles, emailStyles } from './emailStyles';

const taglines: Readonly<Record<Language, string>> = {
  en: 'Renting people love, for homeowners and residents.',
  es: 'Alquileres que la gente quiere, para propietarios y residentes.',
};

export interface EmailLayoutProps {
  /** Plain words: paragraphs, `- ` lists, `> ` quotes, and links on lines of their own. */
  readonly body: string;
  readonly language?: Language | undefined;
  /** What a screen reader and the tab of a browser say first. */
  readonly title?: string;
  /** Stands above the words of a page; an email has none. */
  readonly heading?: string;
  /** Beneath the words: the form of a page. */
  readonly children?: ReactNode;
}

/** Every email, and the few pages that emails open by themselves. */
export function EmailLayout({ body, language = 'en', title = 'Belong', heading, children }: EmailLayoutProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{darkStyles}</style>
      </Head>
      <Body style={emailStyles.body}>
        <Container className="sheet" style={emailStyles.sheet}>
          <main>
            <Text className="brand" style={emailStyles.brand}>
              belong
            </Text>
            {heading && (
              <Heading as="h1" style={emailStyles.heading}>
                {heading}
              </Heading>
            )}
            <EmailBody body={body} language={language} />
            {children}
            <Text className="soft" style={emailStyles.tagline}>
              {taglines[language]}
            </Text>
          </main>
        </Container>
      </Body>
    </Html>
  );
}
