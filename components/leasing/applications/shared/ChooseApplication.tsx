import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { type ApplicationSummary, applications } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDay } from '@/lib/format/dates';
import { statusLabel } from '@/lib/labels/application.labels';
import { ruledList } from '@/styles/ruledList';
import { chosenApplication } from './chosenApplication';

const List = styled.ul`
  ${ruledList}
`;

const hereFor = (pathname: string, id: string) => `${pathname}?application=${id}`;

/** Opens the only application where the address names none, or asks which one. Shows `waiting` while it loads. */
export function ChooseApplication({ waiting }: { readonly waiting: ReactNode }) {
  const { pathname, replace } = useRouter();
  const query = useApi(applications.listApplications);
  const { data, isError } = query;
  const choice = data && chosenApplication(data, pathname);
  const openId = choice && 'open' in choice ? choice.open.id : undefined;
  useEffect(() => {
    if (openId) void replace(hereFor(pathname, openId));
  }, [openId, pathname, replace]);
  if (isError && !data)
    return (
      <Container>
        <Loaded
          query={query}
          level="h1"
          title="We couldn’t load your applications"
          note="Nothing is lost. Try again in a moment."
        />
      </Container>
    );
  if (!choice || openId) return waiting;
  if ('choose' in choice) return <Choices choices={choice.choose} />;
  return (
    <Container>
      <PageHead title="No application yet" noindex />
      <EmptyState
        level="h1"
        picture={<MailboxIllustration />}
        title="You have no application yet"
        actions={<ButtonLink href={routes.homes.all()}>Browse homes</ButtonLink>}
      >
        Choose a home, and apply from its page. If someone invited you, open the link in their invitation.
      </EmptyState>
    </Container>
  );
}

function Choices({ choices }: { readonly choices: readonly ApplicationSummary[] }) {
  const { pathname } = useRouter();
  return (
    <Container $width="reading">
      <PageHead title="Choose an application" noindex />
      <Stack $gap="s24" style={{ paddingBlock: '3rem' }}>
        <Heading as="h1" $size="section">
          Which application?
        </Heading>
        <List>
          {choices.map(({ id, home, status, createdAt }) => {
            const { words, tone } = statusLabel(status);
            return (
              <li key={id}>
                <Row $justify="space-between" $align="start">
                  <div>
                    <Link href={hereFor(pathname, id)}>
                      {home.streetAddress}
                      {home.unit && `, ${home.unit}`}
                    </Link>
                    <Text $size="small" $tone="soft">
                      {home.city}, {home.state} · started <ReaderTime at={createdAt} format={formatDay} />
                    </Text>
                  </div>
                  <Badge tone={tone}>{words}</Badge>
                </Row>
              </li>
            );
          })}
        </List>
      </Stack>
    </Container>
  );
}
