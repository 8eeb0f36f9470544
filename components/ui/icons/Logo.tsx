import styled from 'styled-components';
import { color, font } from '@/styles/tokens';

const Frame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  font-family: ${font.display};
  font-size: 1.625rem;
  font-weight: 560;
  line-height: 1;
  letter-spacing: -0.02em;
`;

const Mark = styled.svg<{ $plain: boolean }>`
  width: 1.2em;
  height: 1.2em;
  flex: none;
  color: ${({ $plain }) => ($plain ? 'currentColor' : color.brand)};
`;

const Sun = styled.circle<{ $plain: boolean }>`
  fill: ${({ $plain }) => ($plain ? 'currentColor' : color.apricot)};
`;

/** Our name and mark: an open door in a roofed frame with the sun in it. `plain` draws all of it in the color of the text. */
export function Logo({ plain = false, markOnly = false }: { readonly plain?: boolean; readonly markOnly?: boolean }) {
  return (
    <Frame>
      <Mark $plain={plain} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path
          d="M4 28V13.2a3 3 0 0 1 1.1-2.3l9-7.4a3 3 0 0 1 3.8 0l9 7.4a3 3 0 0 1 1.1 2.3V28"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M10 29.5V16.5a1.5 1.5 0 0 1 1.1-1.4l6-1.7a1.5 1.5 0 0 1 1.9 1.4v14.7z" fill="currentColor" />
        <Sun $plain={plain} cx="23" cy="20" r="2.6" />
      </Mark>
      {!markOnly && <span>Belong</span>}
    </Frame>
  );
}
