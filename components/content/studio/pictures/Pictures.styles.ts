import styled from 'styled-components';
import { hovering } from '@/styles/media';
import { plainButton, plainList } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

export const PictureGrid = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space.s16};
`;

export const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s8};
  height: 100%;
  padding: ${space.s8};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.control};
    background: ${color.sunken};
    object-fit: contain;
  }
`;

export const Choice = styled.button`
  ${plainButton}
  width: 100%;
  height: 100%;
  border-radius: ${radius.card};

  ${hovering} {
    &:hover > * {
      border-color: ${color.brand};
      background: ${color.brandWash};
    }
  }
`;

export const Alt = styled.span`
  font-size: ${size.t14};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;

export const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;
