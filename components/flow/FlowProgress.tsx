import styled from 'styled-components';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { GroupProgress } from '@/contract/questionnaire/flow';
import { forcedColors } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, motion, radius, size, space, weight } from '@/styles/tokens';

const Groups = styled.ol`
  ${plainList}
  display: grid;
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  align-items: end;
  gap: ${space.s8};
`;

const Name = styled.span<{ $current: boolean }>`
  display: block;
  margin-block-end: ${space.s4};
  color: ${({ $current }) => ($current ? color.ink : color.inkSoft)};
  font-size: ${size.t14};
  font-weight: ${({ $current }) => ($current ? weight.semibold : weight.regular)};
  line-height: 1.25;
`;

const Track = styled.span`
  display: block;
  height: 0.375rem;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: ${color.brandTint};

  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Bar = styled.span`
  display: block;
  height: 100%;
  background: ${color.brand};
  transition: width ${motion.enter};

  ${forcedColors} {
    background: Highlight;
  }
`;

/** How far along each group is; the one at hand is named. */
export function FlowProgress({ groups }: { readonly groups: readonly GroupProgress[] }) {
  return (
    <nav aria-label="Progress">
      <Groups>
        {groups.map(({ group, title, done, of, current }) => (
          <li key={group} aria-current={current ? 'step' : undefined}>
            <Name $current={current}>{title}</Name>
            <Track aria-hidden="true">
              <Bar style={{ width: `${(100 * done) / of}%` }} />
            </Track>
            <VisuallyHidden>
              {done} of {of} done
            </VisuallyHidden>
          </li>
        ))}
      </Groups>
    </nav>
  );
}
