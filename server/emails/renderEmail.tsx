import { Link, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { EmailLayout, type EmailLayoutProps } from './components/EmailLayout';
import { emailStyles } from './components/emailStyles';

/** An email as HTML, beside its plain text. */
export const renderEmail = (props: EmailLayoutProps): Promise<string> => render(<EmailLayout {...props} />);

export interface EmailChoice {
  body: string;
  /** The button that does it; without one there is nothing left to choose. */
  button?: string | undefined;
  more: { label: string; href: string };
}

const HEADING = 'Emails about homes';

/** The page behind a link in an email (`emailChoicePage`). */
export const renderChoicePage = ({ body, button, more }: EmailChoice): Promise<string> =>
  render(
    <EmailLayout body={body} title={`${HEADING} – Belong`} heading={HEADING}>
      {button && (
        <form method="post" style={{ margin: '0 0 16px' }}>
          <button type="submit" style={emailStyles.submit}>
            {button}
          </button>
        </form>
      )}
      <Text style={emailStyles.text}>
        <Link href={more.href} target="_self" style={emailStyles.link}>
          {more.label}
        </Link>
      </Text>
    </EmailLayout>,
  );
