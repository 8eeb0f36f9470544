import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { sentMessages } from '@/contract/account/sentMessages/endpoints';
import { useApi } from '@/hooks/useApi';
import { OutboxMessage } from './OutboxMessage';
import { Messages, Page } from './OutboxScreen.styles';

/** Every letter and text that would have left: for those who build the site. */
export function OutboxScreen() {
  const query = useApi(sentMessages.listSentMessages);
  const { data, refetch, isFetching } = query;
  return (
    <Container>
      <PageHead title="Outbox" noindex />
      <Page>
        <Row $justify="space-between">
          <Heading as="h1" $size="title">
            Outbox
          </Heading>
          <Button tone="secondary" onClick={() => void refetch()} loading={isFetching}>
            Look again
          </Button>
        </Row>
        <Text $tone="soft">
          What we have written to people, newest first. In development nothing leaves this machine.
        </Text>
        <Loaded query={query} title="We couldn’t read the outbox" />
        {data?.length === 0 && (
          <EmptyState picture={<MailboxIllustration />} title="Nothing yet">
            Ask a question or book a tour, and the email appears here a moment later.
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <Messages>
            {data.map((message) => (
              <OutboxMessage key={message.id} message={message} />
            ))}
          </Messages>
        )}
      </Page>
    </Container>
  );
}
