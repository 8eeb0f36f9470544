import { useState } from 'react';
import styled from 'styled-components';
import { InvitePersonForm } from '@/components/homes/homeMembers/InvitePersonForm';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type SetupGroup, type SetupGroupState, setupGroupLabels } from '@/contract/onboarding/homeSetup/endpoints';
import { pluralize } from '@/lib/format/text';
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

interface SetupGroupListProps {
  readonly label: string;
  readonly propertyId: string;
  /** The home these groups are asked about: one unit, or the first where they are asked once. */
  readonly unitId: string;
  readonly groups: readonly SetupGroupState[];
  readonly canInvite: boolean;
  /** Which unit, where there are several: links of two units must not have one name. */
  readonly unitLabel?: string;
  readonly level: 'h2' | 'h3';
}

/** Parts of the setup: how far each is, who does it, and the way in. */
export function SetupGroupList(props: SetupGroupListProps) {
  const { label, propertyId, unitId, groups, canInvite, unitLabel, level } = props;
  const [inviting, setInviting] = useState<SetupGroup>();
  const nameOf = (group: SetupGroup) =>
    unitLabel ? `${setupGroupLabels[group]}, ${unitLabel}` : setupGroupLabels[group];
  return (
    <List aria-label={label}>
      {groups.map(({ group, status, done, of, helper }) => (
        <li key={group}>
          <Card>
            <Row $justify="space-between">
              <Stack $gap="s4" $align="start">
                <Heading as={level} $size="small">
                  {setupGroupLabels[group]}
                </Heading>
                <Badge tone={statusLabels[status].tone}>{statusLabels[status].label}</Badge>
                {status === 'started' && (
                  <Text $size="small" $tone="soft">
                    {done} of {pluralize(of, 'step')} answered
                  </Text>
                )}
                {helper && canInvite && (
                  <Text $size="small" $tone="soft">
                    {helper.joined ? `${helper.name} helps with this` : `${helper.name} is invited`}
                  </Text>
                )}
              </Stack>
              <Row>
                {canInvite && status !== 'done' && group !== 'w9' && (
                  <Button
                    tone="ghost"
                    size="small"
                    aria-expanded={inviting === group}
                    aria-label={`Someone else will do this: ${nameOf(group)}`}
                    onClick={() => setInviting(inviting === group ? undefined : group)}
                  >
                    Someone else will do this
                  </Button>
                )}
                <ButtonLink
                  tone="secondary"
                  size="small"
                  href={setupStepPath({ propertyId, unitId }, status === 'done' ? `${group}/review` : group)}
                  aria-label={`${statusLabels[status].act}: ${nameOf(group)}`}
                >
                  {statusLabels[status].act}
                </ButtonLink>
              </Row>
            </Row>
            {inviting === group && <InvitePersonForm homeId={unitId} roles={['helper']} setupGroup={group} />}
          </Card>
        </li>
      ))}
    </List>
  );
}
