import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type HomeSetup, homeSetup, isSharedGroup, type SetupUnit } from '@/contract/onboarding/homeSetup/endpoints';
import { nextOpenGroup, partsOf } from '@/contract/onboarding/homeSetup/parts';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { pluralize } from '@/lib/format/text';
import { SetupPartList } from './SetupPartList';
import { setupNextPath } from './setupMount';

/** How many parts are done, in words. */
function progressText(groups: HomeSetup['groups']): string {
  const parts = partsOf(groups);
  const done = parts.filter(({ status }) => status === 'done').length;
  return `${done} of ${pluralize(parts.length, 'part')} done`;
}

/** …/setup-flow: the parts of the setup, how far each is, and who does it; the parts of a unit once for each. */
export function SetupScreen({ propertyId }: { readonly propertyId: string }) {
  const params = { homeId: propertyId };
  const query = useApi(homeSetup.getSetup, { params });
  const { data: setup } = query;
  useLiveUpdates(['homes']);
  if (!setup)
    return (
      <Loaded query={query} title="We couldn’t load the setup" skeleton={<Skeleton $height="24rem" $round="card" />} />
    );
  return setup.units.length > 1 ? <PropertySetup setup={setup} /> : <UnitSetup setup={setup} />;
}

/** A home that stands alone, or the only unit of the person. */
function UnitSetup({ setup }: { readonly setup: HomeSetup }) {
  const { homeId, groups, canInvite } = setup;
  return (
    <>
      <AccountPageHeader title={`Set up ${setup.address}`}>
        {progressText(groups)}. Everything is saved as you type.
      </AccountPageHeader>
      <Stack $gap="s24">
        <NextStep setup={setup} propertyId={homeId} />
        <SetupPartList
          label="Parts of the setup"
          propertyId={homeId}
          unitId={homeId}
          groups={groups}
          canInvite={canInvite}
          level="h2"
        />
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
            <Text $tone="soft">{progressText(groups)}</Text>
            <SetupPartList
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
  const query = useApi(homeSetup.getSetup, { params: { homeId } });
  const { data: setup } = query;
  const groups = (setup?.groups ?? []).filter(({ group }) => !isSharedGroup(group));
  const id = `unit-${homeId}`;
  return (
    <Stack as="section" aria-labelledby={id} $gap="s16">
      <Heading id={id} $size="part">
        {label}
      </Heading>
      <Loaded query={query} title="We couldn’t load this unit" skeleton={<Skeleton $height="16rem" $round="card" />} />
      {setup && (
        <>
          <Text $tone="soft">{progressText(groups)}</Text>
          <NextStep setup={setup} propertyId={propertyId} unitLabel={label} />
          <SetupPartList
            label={`Parts of ${label}`}
            propertyId={propertyId}
            unitId={homeId}
            groups={groups}
            canInvite={setup.canInvite}
            unitLabel={label}
            level="h3"
          />
        </>
      )}
    </Stack>
  );
}

interface NextStepProps {
  readonly setup: HomeSetup;
  readonly propertyId: string;
  readonly unitLabel?: string;
}

/** The one way on: the next part with something open; once all are done, reading everything over and finishing. */
function NextStep({ setup, propertyId, unitLabel }: NextStepProps) {
  const { homeId, groups, canInvite, status } = setup;
  const place = { propertyId, unitId: homeId };
  if (status !== 'setup') return null;
  const next = nextOpenGroup(groups, { leavesToHelpers: canInvite });
  const isNew = groups.every((group) => group.status === 'open');
  const part = next && partsOf(groups).find((each) => each.groups.some(({ group }) => group === next))?.label;
  const isWaiting = !next && groups.some((group) => group.status !== 'done');
  const label = part ? `${isNew ? 'Start' : 'Continue'} with “${part}”` : 'Check your answers and finish';
  const isHelperDone = !canInvite && !next;
  if (isHelperDone) return null;
  return (
    <Stack $gap="s8" $align="start" id={`next-${homeId}`}>
      {isWaiting && <Text>The rest is with the people you asked to help.</Text>}
      <ButtonLink
        size="large"
        href={setupNextPath(place, setup)}
        {...(unitLabel && { 'aria-label': `${label}, ${unitLabel}` })}
      >
        {isWaiting ? 'Check your answers' : label}
      </ButtonLink>
    </Stack>
  );
}
