import styled from 'styled-components';
import type { DocumentChange } from '@/components/content/studio/editor/documentChanges';
import { type DiffPart, wordDiff } from '@/components/content/studio/editor/wordDiff';
import { Badge } from '@/components/ui/feedback/Badge';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { plainList } from '@/styles/mixins';
import { space, weight } from '@/styles/tokens';
import { AfterText, BeforeText, Change, Mark } from './Editor.styles';

const List = styled.ul`
  ${plainList}
`;

const FieldPath = styled.span`
  margin-inline-end: ${space.s8};
  font-weight: ${weight.semibold};
`;

const changeKindLabels = { added: 'New', removed: 'Removed', changed: 'Changed', moved: 'Moved' } as const;
const tones = { added: 'success', removed: 'danger', changed: 'warning', moved: 'info' } as const;

interface HighlightedTextProps {
  readonly parts: readonly DiffPart[];
  readonly tone: 'was' | 'is';
  /** All of it is new or gone, so that no word needs a mark. */
  readonly isWhole: boolean;
}

/** One of two texts, with the words marked that the other has not. */
function HighlightedText({ parts, tone, isWhole }: HighlightedTextProps) {
  const shown = parts.filter(({ kind }) => kind === 'same' || kind === tone);
  return shown.map(({ kind, text, at }) =>
    kind === tone && !isWhole ? (
      <Mark key={at} $tone={tone}>
        {text}
      </Mark>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

/** Field by field: what stood there, and what will; the words that differ are marked. */
export function ChangeList({ changes }: { readonly changes: readonly DocumentChange[] }) {
  return (
    // With a tab stop anyone who has no pointer can scroll a long list of words.
    <List tabIndex={0} aria-label="Changes">
      {changes.map(({ path, kind, before, after }) => {
        const parts = wordDiff(before, after);
        return (
          <Change key={`${path} ${kind}`}>
            <div>
              <FieldPath>{path}</FieldPath>
              <Badge tone={tones[kind]}>{changeKindLabels[kind]}</Badge>
            </div>
            {before && (
              <BeforeText>
                <VisuallyHidden>Before: </VisuallyHidden>
                <HighlightedText parts={parts} tone="was" isWhole={!after} />
              </BeforeText>
            )}
            {after && (
              <AfterText>
                <VisuallyHidden>After: </VisuallyHidden>
                <HighlightedText parts={parts} tone="is" isWhole={!before} />
              </AfterText>
            )}
          </Change>
        );
      })}
    </List>
  );
}
