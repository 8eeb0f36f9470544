import styled from 'styled-components';
import { Heading } from '@/components/ui/text/Heading';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { Difference } from '@/lib/prismic/differences';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s8};
  overflow-wrap: anywhere;

  del,
  ins {
    display: block;
    padding: ${space.s8} ${space.s12};
    border-inline-start: 3px solid;
    border-radius: ${radius.control};
    color: ${color.ink};
  }

  del {
    border-color: ${color.danger};
    background: ${color.dangerTint};
  }

  ins {
    border-color: ${color.success};
    background: ${color.successTint};
    text-decoration: none;
  }
`;

/** What was taken out and what was put in, under the headings it stands under. */
export function LegalChanges({ changes }: { readonly changes: readonly Difference[] }) {
  return (
    <List>
      {changes.map(({ kind, text, under }, index) => {
        const begins = under && under !== changes[index - 1]?.under;
        return (
          <li key={`${kind} ${under} ${text}`}>
            {begins && (
              <Heading as="h3" $size="label">
                {under}
              </Heading>
            )}
            <VisuallyHidden>{kind === 'gone' ? 'Taken out: ' : 'Put in: '}</VisuallyHidden>
            {kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>}
          </li>
        );
      })}
    </List>
  );
}
