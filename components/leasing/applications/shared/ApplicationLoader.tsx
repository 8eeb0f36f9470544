import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { useQueryReady } from '@/components/leasing/applications/shared/useQueryReady';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Container } from '@/components/ui/layout/Container';
import { ScriptsOnly } from '@/components/ui/layout/ScriptsOnly';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { type Application, applications } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useSession } from '@/hooks/useSession';
import { apiQuery } from '@/lib/api/query';
import { isClosed } from '@/lib/labels/application.labels';
import { applicationHref } from '@/lib/routing/applicationLinks';
import { ChooseApplication } from './ChooseApplication';
import { LoginPrompt } from './LoginPrompt';
import { SessionEndedBar } from './SessionEndedBar';

/** The application that the address names, once it is here; what to do where it is not. */
export function ApplicationLoader({ children }: { readonly children: (application: Application) => ReactNode }) {
  const { query } = useRouter();
  const isKnown = useQueryReady();
  const { signedIn } = useSession();
  const id = typeof query.application === 'string' ? query.application : '';
  // A session that ends takes nothing from the page: what was typed there waits for its person to log in again.
  const [hasOpened, setHasOpened] = useState(false);
  if (signedIn && isKnown && !hasOpened) setHasOpened(true);
  if (!isKnown) return <ApplicationSkeleton />;
  if (!signedIn && !hasOpened) return <LoginRequired />;
  if (!id) return <ChooseApplication waiting={<ApplicationSkeleton />} />;
  return (
    <>
      <LoadedApplication id={id} signedIn={signedIn}>
        {children}
      </LoadedApplication>
      {!signedIn && <SessionEndedBar />}
    </>
  );
}

interface LoadedApplicationProps {
  readonly id: string;
  readonly signedIn: boolean;
  readonly children: (application: Application) => ReactNode;
}

function LoadedApplication({ id, signedIn, children }: LoadedApplicationProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...apiQuery(applications.getApplication, { params: { applicationId: id } }),
    enabled: signedIn,
  });
  useLiveUpdates(['applications', 'leases'], signedIn);
  const isLoggedOut = useRef(false);
  useEffect(() => {
    if (signedIn && isLoggedOut.current) void refetch();
    isLoggedOut.current = !signedIn;
  }, [signedIn, refetch]);
  const hidden = error && 'status' in error && (error.status === 404 || error.status === 403);
  const { pathname, replace } = useRouter();
  // Of an application that is over there is one page to see: where it stands, and where to from there.
  const isOnOtherPage = data !== undefined && isClosed(data.status) && pathname !== routes.application.tracker.pattern;
  useEffect(() => {
    if (isOnOtherPage) void replace(applicationHref(routes.application.tracker, id));
  }, [isOnOtherPage, replace, id]);
  // The person who logs in here may be another than before.
  if (hidden) return <NoApplication />;
  if (data && !isOnOtherPage) return children(data);
  if (!error) return <ApplicationSkeleton />;
  return (
    <Container>
      <ErrorState
        level="h1"
        title="We couldn’t load your application"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        Nothing is lost. Try again in a moment.
      </ErrorState>
    </Container>
  );
}

/** What the tab says until the application is here, by page. */
const titles: Readonly<Record<string, string>> = {
  [routes.application.coApplicant.pattern]: 'Your invitation',
  [routes.application.coSigner.pattern]: 'Co-sign an application',
  [routes.application.getStarted.pattern]: 'Start an application',
  [routes.application.invitations.pattern]: 'Your group',
  [routes.application.lease.pattern]: 'Lease preferences',
  [routes.application.applicant.pattern]: 'Your section',
  [routes.application.success.pattern]: 'Application submitted',
  [routes.application.tenants.pattern]: 'Household',
  [routes.application.tracker.pattern]: 'Application status',
};

export function ApplicationSkeleton() {
  const { pathname } = useRouter();
  return (
    <Container>
      <PageHead title={titles[pathname] ?? 'Your application'} noindex />
      <Stack $gap="s24" style={{ paddingBlock: '3rem' }}>
        <Heading as="h1" $size="section">
          Your application
        </Heading>
        <noscript>
          <Notice title="This page needs JavaScript">
            Turn on JavaScript in your browser, or <a href={routes.support()}>message us</a> and we’ll go through it
            with you.
          </Notice>
        </noscript>
        <ScriptsOnly>
          <VisuallyHidden role="status">Loading your application</VisuallyHidden>
          <Skeleton $height="2.75rem" />
          <Skeleton $height="4rem" />
          <Skeleton $height="16rem" />
        </ScriptsOnly>
      </Stack>
    </Container>
  );
}

function NoApplication() {
  return (
    <Container>
      <PageHead title="Application not found" noindex />
      <EmptyState
        level="h1"
        picture={<MailboxIllustration />}
        title="We couldn’t find that application"
        actions={<ButtonLink href={routes.accounts.toursAndApplications()}>Your applications</ButtonLink>}
      >
        You may be logged in with a different email than the one that was invited.
      </EmptyState>
    </Container>
  );
}

function LoginRequired() {
  return (
    <Container>
      <PageHead title="Log in to continue" noindex />
      <EmptyState
        level="h1"
        picture={<MailboxIllustration />}
        title="Log in to continue"
        actions={<LoginPrompt primary="login">Log in</LoginPrompt>}
      >
        Your application is right where you left it.
      </EmptyState>
    </Container>
  );
}
