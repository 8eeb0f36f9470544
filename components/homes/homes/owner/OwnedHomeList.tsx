import NextLink from 'next/link';
import styled from 'styled-components';
import { homeStatusLabels } from '@/components/homes/homes/owner/homeStatus.labels';
import { Badge } from '@/components/ui/feedback/Badge';
import { HouseIcon } from '@/components/ui/icons/homeIcons';
import { Row as Inline } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Picture } from '@/components/ui/media/Picture';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { AccountHome } from '@/contract/account/account/endpoints';
import type { Todo } from '@/contract/account/todos/endpoints';
import { type OwnedHomeSection, ownedHomeSections } from '@/lib/account/ownedHomeSections';
import { roomsLabel } from '@/lib/labels/home.labels';
import { imageSource } from '@/lib/media/images';
import { hovering, smallScreen } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, motion, radius, space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

const Row = styled(NextLink)`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  align-items: center;
  gap: ${space.s16};
  padding: ${space.s12};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: inherit;
  text-decoration: none;

  ${smallScreen} {
    grid-template-columns: minmax(0, 1fr);
  }

  transition: border-color ${motion.hover};

  ${hovering} {
    &:hover {
      border-color: ${color.brand};
    }
  }
`;

const Frame = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.sunken};
  color: ${color.inkFaint};
`;

interface OwnedHomeListProps {
  readonly title: string;
  readonly homes: readonly AccountHome[];
  /** What waits for the owner; a home shows its own. */
  readonly todos?: readonly Todo[];
  /** Which part of the portfolio a home leads to. */
  readonly section?: OwnedHomeSection;
}

function HomeBadges({ status, todoCount }: { readonly status: AccountHome['status']; readonly todoCount: number }) {
  const { tone, label } = homeStatusLabels[status];
  return (
    <Inline $gap="s8">
      <Badge tone={tone}>{label}</Badge>
      {todoCount > 0 && <Badge tone="warning">{todoCount === 1 ? '1 to-do' : `${todoCount} to-dos`}</Badge>}
    </Inline>
  );
}

/** The homes of an owner, each with where it stands, what comes next, and how much waits for them. */
export function OwnedHomeList({ title, homes, todos = [], section = 'properties' }: OwnedHomeListProps) {
  const todosOf = (id: string) => todos.filter(({ homeId }) => homeId === id);
  return (
    <Stack as="section" aria-label={title}>
      <Heading $size="small">{title}</Heading>
      <List>
        {homes.map(({ id, picture, streetAddress, city, state, status, rentCents, ...rooms }) => (
          <li key={id}>
            <Row href={ownedHomeSections[section].one(id)}>
              <Frame>
                {picture ? (
                  <Picture {...imageSource(picture, { aspect: '4:3', width: 96 })} alt="" fill />
                ) : (
                  <HouseIcon size={32} />
                )}
              </Frame>
              <Stack $gap="s4" $align="start">
                <HomeBadges status={status} todoCount={todosOf(id).length} />
                <Text $weight="semibold">
                  {streetAddress}, {city}, {state}
                </Text>
                <Text $size="small">{todosOf(id)[0]?.title ?? homeStatusLabels[status].next}</Text>
                <Text $size="small" $tone="soft">
                  {roomsLabel(rooms)} · <Money amount={rentCents} per="month" />
                </Text>
              </Stack>
            </Row>
          </li>
        ))}
      </List>
    </Stack>
  );
}
