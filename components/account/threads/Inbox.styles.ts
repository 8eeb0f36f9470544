import NextLink from 'next/link';
import styled from 'styled-components';
import { hovering, up } from '@/styles/media';
import { plainList, truncate } from '@/styles/mixins';
import { color, motion, radius, size, space, weight } from '@/styles/tokens';

/** Small screens show the list or one thread; large ones both. */
export const Split = styled.div<{ $open: boolean }>`
  display: grid;
  gap: ${space.s24};

  > :first-child {
    display: ${({ $open }) => ($open ? 'none' : 'block')};
  }

  > :last-child {
    display: ${({ $open }) => ($open ? 'block' : 'none')};
  }

  ${up('lg')} {
    grid-template-columns: 17rem minmax(0, 1fr);
    align-items: start;

    > :first-child,
    > :last-child {
      display: block;
    }
  }
`;

export const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

export const ThreadEntry = styled(NextLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  padding: ${space.s12};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: inherit;
  text-decoration: none;
  transition: background ${motion.hover};

  ${hovering} {
    &:hover {
      background: ${color.sunken};
    }
  }

  &[aria-current] {
    border-color: ${color.line};
    background: ${color.surface};
  }
`;

export const ThreadLine = styled.span<{ $unread?: boolean }>`
  display: flex;
  justify-content: space-between;
  gap: ${space.s8};
  font-weight: ${({ $unread }) => ($unread ? weight.semibold : weight.medium)};
`;

export const TruncatedText = styled.span`
  ${truncate}
`;

export const MutedText = styled.span`
  ${truncate}
  color: ${color.inkSoft};
  font-size: ${size.t14};
  font-weight: ${weight.regular};
`;

/** Never cut: a time without its end says nothing. */
export const Timestamp = styled(MutedText)`
  flex: none;
  overflow: visible;
`;

export const UnreadDot = styled.span`
  flex: none;
  align-self: center;
  width: 0.65rem;
  height: 0.65rem;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${color.coral};
  forced-color-adjust: none;
`;

export const Conversation = styled.ol`
  ${plainList}
  display: flex;
  flex-direction: column;
  gap: ${space.s16};
  padding-block: ${space.s16};
`;

export const Bubble = styled.li<{ $mine: boolean }>`
  align-self: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
  max-width: min(34rem, 88%);
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${({ $mine }) => ($mine ? color.brandTint : color.line)};
  border-radius: ${radius.card};
  background: ${({ $mine }) => ($mine ? color.brandWash : color.surface)};
`;

export const MessageText = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Attachments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-block-start: ${space.s8};
`;
