import { useState } from 'react';
import styled from 'styled-components';
import { InvitePersonForm } from '@/components/homes/homeMembers/InvitePersonForm';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type SetupGroupState, setupGroupLabels } from '@/contract/onboarding/homeSetup/endpoints';
import { partsOf, type SetupPartState } from '@/contract/onboarding/homeSetup/parts';
import { pluralize } from '@/lib/format/text';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { setupReviewPath, setupStepPath } from './setupMount';

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

interface SetupPartListProps {
  readonly label: string;
  readonly propertyId: string;
  /** The home these parts are asked about: one unit, or the first where they are asked once. */
  readonly unitId: string;
  readonly groups: readonly SetupGroupState[];
  readonly canInvite: boolean;
  /** Which unit, where there are several: links of two units must not have one name. */
  readonly unitLabel?: string;
  readonly level: 'h2' | 'h3';
}

/** The parts of a setup: how far each is, the way in, and, folded, its topics with who does them. */
export function SetupPartList({ label, groups, ...place }: SetupPartListProps) {
  return (
    <List aria-label={label}>
      {partsOf(groups).map((part) => (
        <li key={part.part}>
          <PartCard {...place} part={part} />
        </li>
      ))}
    </List>
  );
}

type PlaceProps = Omit<SetupPartListProps, 'label' | 'groups'>;

const nameIn = ({ unitLabel }: PlaceProps, name: string) => (unitLabel ? `${name}, ${unitLabel}` : name);

function PartCard({ part: state, ...place }: PlaceProps & { readonly part: SetupPartState }) {
  const { part, label, status, groups } = state;
  const { level } = place;
  const [only] = groups.length === 1 ? groups : [];
  const { act, label: statusLabel, tone } = statusLabels[status];
  const answered = groups.reduce((sum, group) => sum + (group.status === 'done' ? group.of : group.done), 0);
  return (
    <Card>
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Stack $gap="s4" $align="start">
            <Heading as={level} $size="small">
              {label}
            </Heading>
            <Badge tone={tone}>{statusLabel}</Badge>
            {status === 'started' && (
              <Text $size="small" $tone="soft">
                {answered} of{' '}
                {pluralize(
                  groups.reduce((sum, { of }) => sum + of, 0),
                  'step',
                )}{' '}
                answered
              </Text>
            )}
            {only && <HelperLine group={only} canInvite={place.canInvite} />}
          </Stack>
          <ButtonLink
            tone="secondary"
            size="small"
            href={status === 'done' ? setupReviewPath(place, part) : setupStepPath(place, only ? only.group : part)}
            aria-label={`${act}: ${nameIn(place, label)}`}
          >
            {act}
          </ButtonLink>
        </Row>
        {only ? (
          <InviteHelper {...place} group={only} />
        ) : (
          <Disclosure summary={groups.map(({ group }) => setupGroupLabels[group]).join(', ')}>
            <List aria-label={`Topics of ${nameIn(place, label)}`}>
              {groups.map((group) => (
                <li key={group.group}>
                  <TopicRow {...place} group={group} />
                </li>
              ))}
            </List>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

type GroupProps = PlaceProps & { readonly group: SetupGroupState };

/** One topic of a part: how far it is, who does it, and the way in. */
function TopicRow({ group: state, ...place }: GroupProps) {
  const { group, status } = state;
  const { act, label, tone } = statusLabels[status];
  const name = setupGroupLabels[group];
  return (
    <Stack $gap="s8">
      <Row $justify="space-between">
        <Stack $gap="s4" $align="start">
          <Row $gap="s8">
            <Text>{name}</Text>
            <Badge tone={tone}>{label}</Badge>
          </Row>
          <HelperLine group={state} canInvite={place.canInvite} />
        </Stack>
        <ButtonLink
          tone="ghost"
          size="small"
          href={status === 'done' ? setupReviewPath(place, group) : setupStepPath(place, group)}
          aria-label={`${act}: ${nameIn(place, name)}`}
        >
          {act}
        </ButtonLink>
      </Row>
      <InviteHelper {...place} group={state} />
    </Stack>
  );
}

function HelperLine({
  group: { helper },
  canInvite,
}: {
  readonly group: SetupGroupState;
  readonly canInvite: boolean;
}) {
  if (!helper || !canInvite) return null;
  return (
    <Text $size="small" $tone="soft">
      {helper.joined ? `${helper.name} helps with this` : `${helper.name} is invited`}
    </Text>
  );
}

/** Asks another person to fill in a topic. The taxpayer alone certifies a W-9. */
function InviteHelper({ group: { group, status }, unitId, canInvite, ...place }: GroupProps) {
  const [isInviting, setIsInviting] = useState(false);
  if (!canInvite || status === 'done' || group === 'w9') return null;
  return (
    <>
      <Row>
        <Button
          tone="ghost"
          size="small"
          aria-expanded={isInviting}
          aria-label={`Someone else will do this: ${nameIn({ ...place, unitId, canInvite }, setupGroupLabels[group])}`}
          onClick={() => setIsInviting(!isInviting)}
        >
          Someone else will do this
        </Button>
      </Row>
      {isInviting && <InvitePersonForm homeId={unitId} roles={['helper']} setupGroup={group} />}
    </>
  );
}
