import styled from 'styled-components';
import { color, radius, size, space } from '@/styles/tokens';
import { ExampleGroup } from './ComponentGallery.Group';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space.s12};
  width: 100%;
  padding: 0;
  list-style: none;
`;

const Swatch = styled.div`
  height: 3.5rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  forced-color-adjust: none;
`;

const Name = styled.span`
  font-size: ${size.t14};
`;

export function ColorExamples() {
  return (
    <ExampleGroup title="Colors">
      <Swatches>
        {Object.entries(color).map(([name, value]) => (
          <li key={name}>
            <Swatch style={{ background: value }} />
            <Name>{name}</Name>
          </li>
        ))}
      </Swatches>
    </ExampleGroup>
  );
}
