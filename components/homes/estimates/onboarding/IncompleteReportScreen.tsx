import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { isSameScreen, submissionOf } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useFlow } from '@/hooks/useFlow';
import { flowMounts } from '@/lib/flow/flowMounts';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

const IncompleteReportLayout = styled(Stack)`
  padding-block: ${space.s48} ${space.s96};
`;

/** Side by side where there is room: half of them are a word or two. */
const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: 0 ${space.s24};

  li {
    padding-block: ${space.s12};
    border-block-end: 1px solid ${color.line};
  }
`;

const flowMount = flowMounts.rentEstimate;
const { rentEstimate: pages } = routes;

/** Which answers are missing, one tap from each. */
export function IncompleteReportScreen() {
  const { ready, answers } = useFlow(rentEstimate);
  const submission = submissionOf(rentEstimate, answers);
  const missing = 'missing' in submission ? submission.missing : [];
  return (
    <Container $width="reading">
      <PageHead title="Almost there" noindex />
      <IncompleteReportLayout $gap="s24">
        {ready && missing.length === 0 ? (
          <EmptyState
            level="h1"
            title="You’re all set"
            actions={<ButtonLink href={pages.calculation()}>Get my estimate</ButtonLink>}
          >
            You’ve answered every question.
          </EmptyState>
        ) : (
          <>
            <Heading as="h1" $size="title">
              Almost there
            </Heading>
            <Text $size="large" $tone="soft">
              Answer these questions to get your estimate. Your other answers are saved.
            </Text>
            {ready && missing[0] && (
              <div>
                <ButtonLink href={flowMount.pathOf(missing[0])} size="large">
                  Continue
                </ButtonLink>
              </div>
            )}
            {ready ? (
              rentEstimate.screens.map((screen) => {
                const missingHere = missing.filter((each) => isSameScreen(each, screen));
                return missingHere.length === 0 ? null : (
                  <section key={screen.step}>
                    <Heading $size="small">{screen.title}</Heading>
                    <List>
                      {missingHere.map(({ question }) => (
                        <li key={question}>
                          <Link href={flowMount.pathOf(screen)}>
                            {rentEstimate.questions[question as keyof typeof rentEstimate.questions]?.label}
                          </Link>
                        </li>
                      ))}
                    </List>
                  </section>
                );
              })
            ) : (
              <Skeleton $height="12rem" />
            )}
          </>
        )}
      </IncompleteReportLayout>
    </Container>
  );
}
