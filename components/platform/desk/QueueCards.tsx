import NextLink from 'next/link';
import styled from 'styled-components';
import { Grid } from '@/components/ui/layout/Grid';
import type { Queue } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import { hovering } from '@/styles/media';
import { plainList, tabular } from '@/styles/mixins';
import { color, motion, radius, size, space, weight } from '@/styles/tokens';
import { countLabel, waitLabel } from './desk.labels';

const List = styled(Grid)`
  ${plainList}
`;

const Entry = styled(NextLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s4} ${space.s12};
  align-content: start;
  height: 100%;
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: inherit;
  text-decoration: none;
  transition: background ${motion.hover};

  ${hovering} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

const Title = styled.span`
  font-weight: ${weight.semibold};
`;

const Count = styled.span`
  ${tabular}
  font-weight: ${weight.semibold};
`;

const Detail = styled.span`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

export interface QueueCardsProps {
  readonly queues: readonly Queue[];
  readonly now: number;
  readonly onOpen?: () => void;
}

/** Queues side by side: how many wait, what for, and how long the oldest has. */
export function QueueCards({ queues, now, onOpen }: QueueCardsProps) {
  return (
    <List as="ul" $gap="s8" $min="15rem">
      {queues.map(({ id, title, count, hasMore, oldestSince, waitsFor }) => (
        <li key={id}>
          <Entry href={`${routes.accounts.desk()}?queue=${id}`} shallow onClick={onOpen}>
            <Title>{title}</Title>
            {count > 0 && <Count>{countLabel({ count, hasMore })}</Count>}
            <Detail>{waitsFor}</Detail>
            {oldestSince && <Detail>Oldest: {waitLabel(oldestSince, now)}</Detail>}
          </Entry>
        </li>
      ))}
    </List>
  );
}
