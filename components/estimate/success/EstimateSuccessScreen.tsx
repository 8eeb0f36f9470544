import styled from 'styled-components';
import { ReportUnavailable } from '@/components/estimate/report/ReportUnavailable';
import { useReport } from '@/components/estimate/report/useReport';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline } from '@/components/ui/layout/Timeline';
import { qualificationStart } from '@/lib/flow/flowMounts';
import { routes } from '@/lib/routing/routes';
import { space } from '@/styles/tokens';

const SuccessLayout = styled(Stack)`
  padding-block: ${space.s48} ${space.s96};
`;

const nextSteps = [
  {
    key: 'report',
    state: 'done' as const,
    title: 'Your report is in your mail',
    detail: 'Its link shows the report to whoever has it, for 90 days.',
  },
  {
    key: 'talk',
    state: 'current' as const,
    title: 'We talk about your home, if you like',
    detail: 'Twenty minutes by phone or video with somebody who knows your streets. It costs nothing.',
  },
  {
    key: 'look',
    state: 'next' as const,
    title: 'We look at the home and tell you what it needs',
    detail: 'You get the inspection as a list with prices, and decide on each line.',
  },
  {
    key: 'list',
    state: 'next' as const,
    title: 'You choose the rent, and we find people who love it',
    detail: 'Nothing is listed, and nothing is owed, before you say so.',
  },
];

/** The report is on its way: what happens next. */
export function EstimateSuccessScreen() {
  const { report, failed, retry } = useReport();
  if (!report)
    return (
      <Container $width="reading">
        <PageHead title="What comes after your estimate" noindex />
        <SuccessLayout>
          <ReportUnavailable failed={failed} onRetry={retry} />
        </SuccessLayout>
      </Container>
    );
  return (
    <Container $width="reading">
      <PageHead title="Your report is on its way" noindex />
      <SuccessLayout $gap="s48">
        <EmptyState
          picture={<MailboxIllustration />}
          level="h1"
          title="Your report is on its way"
          actions={
            <>
              <ButtonLink href={`${qualificationStart()}?from=estimate`}>See if your home qualifies</ButtonLink>
              <ButtonLink tone="secondary" href="/meetings/pricing">
                Book a call
              </ButtonLink>
              <ButtonLink tone="secondary" href={routes.rentEstimate.report()}>
                Back to the report
              </ButtonLink>
            </>
          }
        >
          It should be in your mail within a minute.
        </EmptyState>
        <Timeline label="What happens next" steps={nextSteps} />
      </SuccessLayout>
    </Container>
  );
}
