import styled from 'styled-components';
import { ReportUnavailable } from '@/components/homes/estimates/report/ReportUnavailable';
import { useReport } from '@/components/homes/estimates/report/useReport';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Timeline } from '@/components/ui/layout/Timeline';
import { routes } from '@/contract/routes';
import { qualificationStart } from '@/lib/flow/flowMounts';
import { space } from '@/styles/tokens';

const SuccessLayout = styled(Stack)`
  padding-block: ${space.s48} ${space.s96};
`;

const nextSteps = [
  {
    key: 'report',
    state: 'done' as const,
    title: 'We emailed your report',
    detail: 'Anyone with the link can see the report for 90 days.',
  },
  {
    key: 'talk',
    state: 'current' as const,
    title: 'Talk with us about your home',
    detail: 'Take 20 minutes by phone or video with a local expert. It’s free.',
  },
  {
    key: 'look',
    state: 'next' as const,
    title: 'We inspect the home',
    detail: 'You get a list of recommended work with prices, and decide on each item.',
  },
  {
    key: 'list',
    state: 'next' as const,
    title: 'You choose the rent, and we find residents',
    detail: 'We list the home only after you approve. You owe nothing before then.',
  },
];

/** The report is on its way: what happens next. */
export function EstimateSuccessScreen() {
  const { report, failed, retry } = useReport();
  if (!report)
    return (
      <Container $width="reading">
        <PageHead title="Next steps after your estimate" noindex />
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
          It should be in your inbox within a minute.
        </EmptyState>
        <Timeline label="What happens next" steps={nextSteps} />
      </SuccessLayout>
    </Container>
  );
}
