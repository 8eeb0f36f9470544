import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { WithoutScripts } from '@/components/flow/WithoutScripts';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import {
  homeSetup,
  isSetupGroup,
  isSetupPart,
  SETUP_PARTS,
  type SetupGroup,
  type SetupPart,
  setupGroupLabels,
  setupPartLabels,
} from '@/contract/onboarding/homeSetup/endpoints';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { partsOf } from '@/contract/onboarding/homeSetup/parts';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { plainScreenPath } from '@/lib/plainForms/paths';
import { SetupPartScreen } from './SetupPartScreen';
import { type SetupPlace, setupMount, setupReviewPath } from './setupMount';
import { screenGroups } from './setupUnits';

/** Reviews load with the end of a setup alone. */
const GroupReview = dynamic(() => import('./GroupReview').then((module) => module.GroupReview));
const SetupReview = dynamic(() => import('./SetupReview').then((module) => module.SetupReview));

interface SetupGroupScreenProps extends SetupPlace {
  readonly at?: string;
}

/**
 * …/steps/{part}: the questions of one part of the setup; …/steps/{group}/{step?} opens the part at that group or question,
 * and …/steps/review reads everything over.
 */
export function SetupGroupScreen({ propertyId, unitId, at = '' }: SetupGroupScreenProps) {
  const [name = '', step] = at.split('/');
  const place = { propertyId, unitId };
  if (isSetupGroup(name)) {
    const isReview = step !== undefined && !setupFlows[name].screens.some((screen) => screen.step === step);
    if (isReview) return <GroupReview place={place} group={name} mount={setupMount(place, name)} />;
    return <OfSetup place={place} name={name} step={step} />;
  }
  if (name === 'review' || isSetupPart(name)) return <OfSetup place={place} name={name} step={undefined} />;
  return (
    <ErrorState
      title="We can’t find that part of the setup"
      action={<ButtonLink href={routes.accounts.portfolio.setup({ propertyId })}>Back to the setup</ButtonLink>}
    />
  );
}

interface OfSetupProps {
  readonly place: SetupPlace;
  readonly name: SetupPart | SetupGroup | 'review';
  readonly step: string | undefined;
}

/** The review, a part, or one group of it, once the setup is read. */
function OfSetup({ place, name, step }: OfSetupProps) {
  const { propertyId, unitId: homeId } = place;
  const { replace } = useRouter();
  const query = useApi(homeSetup.getSetup, { params: { homeId } });
  const { data: setup, dataUpdatedAt, isError } = query;
  // Another owner may answer at the same time: each change of the setup brings theirs.
  useLiveUpdates(['homes']);
  const part = isSetupPart(name) ? name : undefined;
  const own = partsOf(setup?.groups ?? []).find((each) => each.part === part)?.groups;
  const found = part ? own?.find(({ status }) => status !== 'done')?.group : isSetupGroup(name) ? name : undefined;
  // A part that is on the screen stays there while its groups are handed in.
  const [shown, setShown] = useState<{ name: string; group: SetupGroup }>();
  if (found && shown?.name !== name) setShown({ name, group: found });
  const group = shown?.name === name ? shown.group : found;
  // Nothing of the part is open: its answers are read over.
  const isDone = setup !== undefined && part !== undefined && group === undefined;
  useEffect(() => {
    if (isDone) void replace(setupReviewPath({ propertyId, unitId: homeId }, part));
  }, [isDone, part, propertyId, homeId, replace]);
  if (isError && !setup) return <Loaded query={query} title="We couldn’t load the setup" />;
  if (setup && name === 'review') return <SetupReview place={place} setup={setup} />;
  if (setup && group)
    return (
      <SetupPartScreen
        key={`${homeId} ${screenGroups(setup, group)
          .map((each) => each.group)
          .join(' ')}`}
        place={place}
        setup={setup}
        readAt={dataUpdatedAt}
        group={group}
        step={step}
        isWholePart={part !== undefined}
      />
    );
  return <LoadingSetup homeId={homeId} name={name} />;
}

/** Without scripts, the way on leads to the form of the first group. */
function LoadingSetup({ homeId, name }: { readonly homeId: string; readonly name: OfSetupProps['name'] }) {
  const first = isSetupGroup(name) ? name : isSetupPart(name) ? SETUP_PARTS[name][0] : undefined;
  const screen = first && setupFlows[first].screens[0];
  const title = isSetupGroup(name)
    ? setupGroupLabels[name]
    : isSetupPart(name)
      ? setupPartLabels[name]
      : 'Check your answers';
  return (
    <Container $width="reading">
      <PageHead title={title} noindex />
      <Stack $gap="s16">
        {first && screen && <WithoutScripts href={plainScreenPath(setupFlows[first].id, screen, { home: homeId })} />}
        <Skeleton $height="16rem" $round="card" />
      </Stack>
    </Container>
  );
}
