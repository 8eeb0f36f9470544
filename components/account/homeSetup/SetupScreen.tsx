import { useRouter } from 'next/router';
import { useState } from 'react';
import styled from 'styled-components';
import { InvitePersonForm } from '@/components/account/homes/InvitePersonForm';
import { AccountPageHeader } from '@/components/account/shared/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/endpoints';
import { homeSetup, type SetupGroup, type SetupGroupState, setupGroupLabels } from '@/contract/homeSetup/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useLiveUpdates } from '@/hooks/useLiveUpdates';
import { routes } from '@/lib/routing/routes';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { setupStepPath } from './setupMount';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const statusLabels: Readonly<Record<SetupGroupState['status'], { label: string; tone: BadgeTone; act: string }>> = {
  open: { label: 'Not started', tone: 'neutral', act: 'Start' },
  started: { label: 'In progress', tone: 'info', act: 'Continue' },
  done: { label: 'Done', tone: 'success', act: 'Change' },
};

/** …/setup-flow: every group of the setup, how far it is, and who does it. */
export function SetupScreen({ propertyId }: { readonly propertyId: string }) {
  const { push } = useRouter();
  const params = { homeId: propertyId };
  const { data: setup, isError, refetch, isFetching } = useApi(homeSetup.getSetup, { params });
  const [inviting, setInviting] = useState<SetupGroup>();
  const finish = useApiMutation(homeSetup.finishSetup, { touches: [homeSetup, account] });
  useLiveUpdates(['homes']);
  if (isError && !setup)
    return <ErrorState title="We couldn’t load the setup" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!setup) return <Skeleton $height="24rem" $round="card" />;
  const done = setup.groups.filter(({ status }) => status === 'done').length;
  return (
    <>
      <AccountPageHeader title={`Set up ${setup.address}`}>
        {done} of {setup.groups.length} parts done. Everything is saved as you type.
      </AccountPageHeader>
      <Stack $gap="s24">
        <List aria-label="Parts of the setup">
          {setup.groups.map(({ group, status, helper }) => (
            <li key={group}>
              <Card>
                <Row $justify="space-between">
                  <Stack $gap="s4" $align="start">
                    <Heading as="h2" $size="small">
                      {setupGroupLabels[group]}
                    </Heading>
                    <Badge tone={statusLabels[status].tone}>{statusLabels[status].label}</Badge>
                    {helper && setup.canInvite && (
                      <Text $size="small" $tone="soft">
                        {helper.joined ? `${helper.name} helps with this` : `${helper.name} is invited`}
                      </Text>
                    )}
                  </Stack>
                  <Row>
                    {setup.canInvite && status !== 'done' && (
                      <Button
                        tone="ghost"
                        size="small"
                        aria-expanded={inviting === group}
                        aria-label={`Someone else will do this: ${setupGroupLabels[group]}`}
                        onClick={() => setInviting(inviting === group ? undefined : group)}
                      >
                        Someone else will do this
                      </Button>
                    )}
                    <ButtonLink
                      tone="secondary"
                      size="small"
                      href={setupStepPath(propertyId, group)}
                      aria-label={`${statusLabels[status].act}: ${setupGroupLabels[group]}`}
                    >
                      {statusLabels[status].act}
                    </ButtonLink>
                  </Row>
                </Row>
                {inviting === group && <InvitePersonForm homeId={propertyId} roles={['helper']} setupGroup={group} />}
              </Card>
            </li>
          ))}
        </List>
        {finish.error && (
          <Notice tone="danger" live>
            {finish.error.message}
          </Notice>
        )}
        {setup.canFinish && setup.status === 'setup' && (
          <div>
            <Button
              size="large"
              loading={finish.isPending}
              onClick={() =>
                finish.mutate(
                  { params, body: {} },
                  { onSuccess: () => void push(routes.accounts.portfolio.setupSuccess({ propertyId })) },
                )
              }
            >
              Finish setup
            </Button>
          </div>
        )}
      </Stack>
    </>
  );
}
