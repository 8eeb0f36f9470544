import { PageHead } from '@/components/layout/PageHead';
import { Button } from '@/components/ui/Button';
import { Container } from '@/components/ui/Container';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { MailboxIllustration } from '@/components/ui/MailboxPicture';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { sentMessages } from '@/contract/sentMessages';
import { useApi } from '@/hooks/useApi';
import { OutboxMessage } from './OutboxMessage';
import { Messages, Page } from './OutboxScreen.styles';

/** Every letter and text that would have left: for those who build the site. */
export function OutboxScreen() {
  const { data, refetch, isFetching } = useApi(sentMessages.listSentMessages);
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
        {!data && <ErrorState title="We could not read the outbox" onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <EmptyState picture={<MailboxIllustration />} title="Nothing yet">
            Ask a question or book a tour, and the letter is here a moment later.
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
