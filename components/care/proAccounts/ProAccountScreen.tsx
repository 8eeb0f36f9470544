import styled from 'styled-components';
import { ProLayout } from '@/components/care/pros/shared/ProLayout';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { JOB_GROUPS, jobGroupLabels } from '@/contract/care/proAccounts/constants';
import type { ProAccount } from '@/contract/care/proAccounts/endpoints';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { AccountJobCard } from './AccountJobCard';
import { ProBankAccount } from './ProBankAccount';
import { ProLogin } from './ProLogin';
import { ProTaxForms } from './ProTaxForms';
import { type ProAccountState, useProAccount } from './useProAccount';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

/** All jobs of a Pro: what waits for an answer, what is to do, to invoice, and paid. */
export function ProAccountScreen() {
  const state = useProAccount();
  const { account, isReading, needsLogin, hasFailed, hasEnded } = state;
  return (
    <Container $width="reading">
      <PageHead title="Your jobs" noindex />
      <ProLayout>
        <Stack $gap="s24">
          <Row $justify="space-between">
            <Heading as="h1" $size="section">
              Your jobs
            </Heading>
            {account && !needsLogin && (
              <Button tone="ghost" size="small" onClick={() => state.logOut()}>
                Log out
              </Button>
            )}
          </Row>
          {hasEnded && (
            <Notice live tone="info">
              Your login has ended. Please log in again.
            </Notice>
          )}
          {needsLogin && <ProLogin onLogIn={state.logIn} />}
          {hasFailed && <ErrorState title="We couldn’t load your jobs" onRetry={() => state.reload()} />}
          {!account && !needsLogin && !hasFailed && (
            <>
              {isReading && <Text $tone="soft">This page needs JavaScript.</Text>}
              <Skeleton $height="16rem" $round="card" />
            </>
          )}
          {account && !needsLogin && <Jobs account={account} state={state} />}
        </Stack>
      </ProLayout>
    </Container>
  );
}

function Jobs({ account, state }: { readonly account: ProAccount; readonly state: ProAccountState }) {
  const { jobs, company } = account;
  return (
    <>
      <Text $tone="soft">{company}</Text>
      {state.problem && (
        <Notice live tone="danger" title="That did not work">
          {state.problem}
        </Notice>
      )}
      {jobs.length === 0 && (
        <EmptyState picture={<MailboxIllustration />} title="No jobs right now">
          We email you as soon as one fits.
        </EmptyState>
      )}
      {JOB_GROUPS.map((group) => {
        const own = jobs.filter((job) => job.group === group);
        return (
          own.length > 0 && (
            <Stack as="section" key={group} $gap="s12" aria-labelledby={`jobs-${group}`}>
              <Heading as="h2" id={`jobs-${group}`} $size="small">
                {jobGroupLabels[group]} ({own.length})
              </Heading>
              <List>
                {own.map((job) => (
                  <AccountJobCard
                    key={job.id}
                    job={job}
                    isOpening={state.openingId === job.id}
                    onOpen={() => state.openJob(job.id)}
                  />
                ))}
              </List>
            </Stack>
          )
        );
      })}
      <ProBankAccount account={account} session={state.session} onChange={state.setAccount} />
      <ProTaxForms account={account} session={state.session} onChange={state.setAccount} />
    </>
  );
}
