import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import {
  Fold,
  FoldSummary,
  FoldText,
  FoldTitle,
  Item,
  ItemBody,
  ItemTop,
} from '@/components/content/studio/shared/fieldStyles';
import { ChevronRightIcon } from '@/components/ui/icons/statusIcons';
import { Text } from '@/components/ui/text/Text';
import { ItemTools } from './ItemTools';

interface CollapsibleItemProps {
  readonly title: string;
  readonly summary: string;
  readonly anchor?: string;
  /** What is wrong with it as a whole. */
  readonly problem?: string | undefined;
  readonly first: boolean;
  readonly last: boolean;
  readonly open?: boolean;
  readonly readOnly: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
  /** Drawn only while it is open. */
  readonly children: () => ReactNode;
}

/** One of a list that can be folded, moved (also by Alt and an arrow), copied and removed. */
export function CollapsibleItem(props: CollapsibleItemProps) {
  const { title, summary, first, last, readOnly, onMove, onDuplicate, onRemove, children } = props;
  const [open, setOpen] = useState(props.open ?? false);
  const body = useId();
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (!by || readOnly) return;
    event.preventDefault();
    if (by < 0 ? !first : !last) onMove(by);
  };
  return (
    <Item id={props.anchor} data-open={open}>
      <ItemTop onKeyDown={handleKeyDown}>
        <Fold
          type="button"
          aria-expanded={open}
          aria-controls={body}
          aria-keyshortcuts={readOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
          onClick={() => setOpen(!open)}
        >
          <ChevronRightIcon size={16} />
          <FoldText>
            <FoldTitle>{title}</FoldTitle>
            {!open && summary && <FoldSummary>{summary}</FoldSummary>}
          </FoldText>
        </Fold>
        {!readOnly && (
          <ItemTools
            name={title}
            first={first}
            last={last}
            onMove={onMove}
            onDuplicate={onDuplicate}
            onRemove={onRemove}
          />
        )}
      </ItemTop>
      {props.problem && (
        <Text role="alert" $size="small" $tone="danger">
          {props.problem}
        </Text>
      )}
      <ItemBody id={body} hidden={!open}>
        {open && children()}
      </ItemBody>
    </Item>
  );
}
