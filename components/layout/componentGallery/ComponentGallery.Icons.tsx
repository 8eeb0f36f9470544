import type { ReactNode } from 'react';
import styled from 'styled-components';
import * as home from '@/components/ui/icons/homeIcons';
import type { IconProps } from '@/components/ui/icons/Icon';
import * as more from '@/components/ui/icons/interfaceIcons';
import * as chrome from '@/components/ui/icons/navigationIcons';
import * as social from '@/components/ui/icons/socialIcons';
import * as signs from '@/components/ui/icons/statusIcons';
import { color, size, space } from '@/styles/tokens';
import { ExampleGroup } from './ComponentGallery.Group';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${space.s24} ${space.s8};
  width: 100%;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  justify-items: center;
  gap: ${space.s4};
  color: ${color.ink};
  font-size: ${size.t14};
`;

const icons: [string, (props: IconProps) => ReactNode][] = [chrome, signs, more, home, social].flatMap((set) =>
  Object.entries(set),
);

export function IconExamples() {
  return (
    <ExampleGroup title="Icons">
      <List>
        {icons.map(([name, Draw]) => (
          <Item key={name}>
            <Draw size={24} />
            {name.replace('Icon', '')}
          </Item>
        ))}
      </List>
    </ExampleGroup>
  );
}
