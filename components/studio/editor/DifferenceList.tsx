import styled from 'styled-components';
import { Badge } from '@/components/ui/Badge';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Difference } from '@/lib/studio/differences';
import { type Part, wordDiff } from '@/lib/studio/wordDiff';
import { plainList } from '@/styles/mixins';
import { space, weight } from '@/styles/tokens';
import { Change, Is, Mark, Was } from './Editor.styles';

const List = styled.ul`
  ${plainList}
`;

const Where = styled.span`
  margin-inline-end: ${space.s8};
  font-weight: ${weight.semibold};
`;

const kindWords = { added: 'New', removed: 'Removed', changed: 'Changed', moved: 'Moved' } as const;
const tones = { added: 'success', removed: 'danger', changed: 'warning', moved: 'info' } as const;

interface MarkedProps {
  readonly parts: readonly Part[];
  readonly tone: 'was' | 'is';
  /** All of it is new or gone, so that no word needs a mark. */
  readonly whole: boolean;
}

/** One of two texts, with the words marked that the other has not. */
function Marked({ parts, tone, whole }: MarkedProps) {
  const shown = parts.filter(({ kind }) => kind === 'same' || kind === tone);
  return shown.map(({ kind, text, at }) =>
    kind === tone && !whole ? (
      <Mark key={at} $tone={tone}>
        {text}
      </Mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

/** Field by field: what stood there, and what will; the words that differ are marked. */
export function DifferenceList({ changes }: { readonly changes: readonly Difference[] }) {
  return (
    // With a tab stop whoever has no pointer can scroll a long list of words.
    <List tabIndex={0} aria-label="What changes">
      {changes.map(({ where, kind, before, after }) => {
        const parts = wordDiff(before, after);
        return (
          <Change key={`${where} ${kind}`}>
            <div>
              <Where>{where}</Where>
              <Badge tone={tones[kind]}>{kindWords[kind]}</Badge>
            </div>
            {before && (
              <Was>
                <VisuallyHidden>Before: </VisuallyHidden>
                <Marked parts={parts} tone="was" whole={!after} />
              </Was>
            )}
            {after && (
              <Is>
                <VisuallyHidden>After: </VisuallyHidden>
                <Marked parts={parts} tone="is" whole={!before} />
              </Is>
            )}
          </Change>
        );
      })}
    </List>
  );
}
