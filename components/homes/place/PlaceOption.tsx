import styled from 'styled-components';
import type { Place } from '@/contract/places';
import { counted } from '@/lib/format/words';
import { placeText } from '@/lib/searchWords';
import { color, size, space } from '@/styles/tokens';

const Frame = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${space.s16};
`;

const Count = styled.span`
  color: ${color.inkFaint};
  font-size: ${size.t14};
`;

export function PlaceOption({ place }: { readonly place: Place }) {
  return (
    <Frame>
      {placeText(place)}
      <Count>{counted(place.homes, 'home')}</Count>
    </Frame>
  );
}
