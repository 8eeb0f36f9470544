import { ToolRow } from '@/components/content/studio/shared/fieldStyles';
import { IconButton } from '@/components/ui/actions/IconButton';
import { ChevronUpIcon, CopyIcon } from '@/components/ui/icons/interfaceIcons';
import { ChevronDownIcon } from '@/components/ui/icons/navigationIcons';
import { CloseIcon } from '@/components/ui/icons/statusIcons';

interface ItemToolsProps {
  /** What it is called in the words for screen readers: `Steps 2`. */
  readonly name: string;
  readonly first: boolean;
  readonly last: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** Moves, copies and removes one of a list. */
export function ItemTools({ name, first, last, onMove, onDuplicate, onRemove }: ItemToolsProps) {
  return (
    <ToolRow>
      <IconButton small label={`Move ${name} up`} aria-disabled={first} onClick={() => !first && onMove(-1)}>
        <ChevronUpIcon size={16} />
      </IconButton>
      <IconButton small label={`Move ${name} down`} aria-disabled={last} onClick={() => !last && onMove(1)}>
        <ChevronDownIcon size={16} />
      </IconButton>
      <IconButton small label={`Duplicate ${name}`} onClick={onDuplicate}>
        <CopyIcon size={16} />
      </IconButton>
      <IconButton small label={`Remove ${name}`} onClick={onRemove}>
        <CloseIcon size={16} />
      </IconButton>
    </ToolRow>
  );
}
