import { Link, Text } from '@react-email/components';
import { render } from '@react-email/render';
import { EmailLayout, type EmailLayoutProps } from './components/EmailLayout';
import { emailStyles } from './components/emailStyles';

/** An email as HTML, beside its plain text. */
export const renderEmail = (props: EmailLayoutProps): Promise<string> => render(<EmailLayout {...props} />);

const HEADING = 'Emails about new homes';

/** The page behind "unsubscribe" in an email; `asks`: with the button that ends them. */
export const renderUnsubscribePage = ({ body, asks }: { body: string; asks: boolean }): Promise<string> =>
  render(
    <EmailLayout body={body} title={`${HEADING} – Belong`} heading={HEADING}>
      {asks && (
        <form method="post" style={{ margin: '0 0 16px' }}>
          <button type="submit" style={emailStyles.submit}>
            Stop these emails
          </button>
        </form>
      )}
      <Text style={emailStyles.text}>
        <Link href="/accounts/saved" target="_self" style={emailStyles.link}>
          See your saved searches and how often we email you
        </Link>
      </Text>
    </EmailLayout>,
  );
