import { useRouter } from 'next/router';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { type HomeSetup, homeSetup, isSharedGroup, type SetupUnit } from '@/contract/onboarding/homeSetup/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { SetupGroupList } from './SetupGroupList';

const doneOf = (groups: HomeSetup['groups']) => groups.filter(({ status }) => status === 'done').length;

/** …/setup-flow: every group of the setup, how far it is, and who does it; the groups of a unit once for each. */
export function SetupScreen({ propertyId }: { readonly propertyId: string }) {
  const params = { homeId: propertyId };
  const { data: setup, isError, refetch, isFetching } = useApi(homeSetup.getSetup, { params });
  useLiveUpdates(['homes']);
  if (isError && !setup)
    return <ErrorState title="We couldn’t load the setup" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!setup) return <Skeleton $height="24rem" $round="card" />;
  return setup.units.length > 1 ? <PropertySetup setup={setup} /> : <UnitSetup setup={setup} />;
}

/** A home that stands alone, or the one unit somebody has to do with. */
function UnitSetup({ setup }: { readonly setup: HomeSetup }) {
  const { homeId, groups, canInvite } = setup;
  return (
    <>
      <AccountPageHeader title={`Set up ${setup.address}`}>
        {doneOf(groups)} of {groups.length} parts done. Everything is saved as you type.
      </AccountPageHeader>
      <Stack $gap="s24">
        <SetupGroupList
          label="Parts of the setup"
          propertyId={homeId}
          unitId={homeId}
          groups={groups}
          canInvite={canInvite}
          level="h2"
        />
        <FinishSetup setup={setup} />
      </Stack>
    </>
  );
}

/** A property with several units: what it is asked once, then each unit. */
function PropertySetup({ setup }: { readonly setup: HomeSetup }) {
  const { propertyId, units, canInvite } = setup;
  const groups = setup.groups.filter(({ group }) => isSharedGroup(group));
  const first = units.find(({ homeId }) => homeId === propertyId) ?? units[0];
  return (
    <>
      <AccountPageHeader title={`Set up ${setup.address}`}>
        {units.length} units. Answer the first parts once, then set up each unit. Everything is saved as you type.
      </AccountPageHeader>
      <Stack $gap="s48">
        {groups.length > 0 && (
          <Stack as="section" aria-labelledby="whole-property" $gap="s16">
            <Heading id="whole-property" $size="part">
              The whole property
            </Heading>
            <Text $tone="soft">
              {doneOf(groups)} of {groups.length} parts done
            </Text>
            <SetupGroupList
              label="Parts for the whole property"
              propertyId={propertyId}
              unitId={first?.homeId ?? propertyId}
              groups={groups}
              canInvite={canInvite}
              level="h3"
            />
          </Stack>
        )}
        {units.map((unit) => (
          <UnitSection key={unit.homeId} propertyId={propertyId} unit={unit} />
        ))}
      </Stack>
    </>
  );
}

function UnitSection({ propertyId, unit }: { readonly propertyId: string; readonly unit: SetupUnit }) {
  const { homeId, label } = unit;
  const { data: setup, isError, refetch, isFetching } = useApi(homeSetup.getSetup, { params: { homeId } });
  const groups = (setup?.groups ?? []).filter(({ group }) => !isSharedGroup(group));
  const id = `unit-${homeId}`;
  return (
    <Stack as="section" aria-labelledby={id} $gap="s16">
      <Heading id={id} $size="part">
        {label}
      </Heading>
      {isError && !setup && (
        <ErrorState title="We couldn’t load this unit" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!setup && !isError && <Skeleton $height="16rem" $round="card" />}
      {setup && (
        <>
          <Text $tone="soft">
            {doneOf(groups)} of {groups.length} parts done
          </Text>
          <SetupGroupList
            label={`Parts of ${label}`}
            propertyId={propertyId}
            unitId={homeId}
            groups={groups}
            canInvite={setup.canInvite}
            unitLabel={label}
            level="h3"
          />
          <FinishSetup setup={setup} unitLabel={label} />
        </>
      )}
    </Stack>
  );
}

/** Once every part is done: the button that ends the setup of this home. */
function FinishSetup({ setup, unitLabel }: { readonly setup: HomeSetup; readonly unitLabel?: string }) {
  const { push } = useRouter();
  const finish = useApiMutation(homeSetup.finishSetup, { touches: [homeSetup, account] });
  const { homeId } = setup;
  const showNext = () => void push(routes.accounts.portfolio.setupSuccess({ propertyId: homeId }));
  return (
    <>
      {finish.error && (
        <Notice tone="danger" live>
          {finish.error.message}
        </Notice>
      )}
      {setup.canFinish && setup.status === 'setup' && (
        <div id={`finish-${homeId}`}>
          <Button
            size="large"
            loading={finish.isPending}
            onClick={() => finish.mutate({ params: { homeId }, body: {} }, { onSuccess: showNext })}
          >
            {unitLabel ? `Finish setup of ${unitLabel}` : 'Finish setup'}
          </Button>
        </div>
      )}
    </>
  );
}
