import styled from 'styled-components';
import { IconButton } from '@/components/ui/actions/IconButton';
import { Progress } from '@/components/ui/feedback/Progress';
import { CloseIcon } from '@/components/ui/icons/statusIcons';
import { Text } from '@/components/ui/text/Text';
import { formatBytes } from '@/lib/format/bytes';
import { plainList, truncate } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

/** A file on its way. */
interface UploadItem {
  readonly key: number;
  readonly name: string;
  /** Bytes sent and bytes in all. */
  readonly sent: number;
  readonly total: number;
  readonly problem?: string;
  /** There is no connection. */
  readonly isWaiting?: boolean;
  /** There once it has arrived. */
  readonly document?: { readonly name: string; readonly bytes: number };
}

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s8};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s4} ${space.s12};
  padding: ${space.s8} ${space.s8} ${space.s8} ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Name = styled(Text)`
  ${truncate}
`;

interface UploadListProps {
  readonly uploads: readonly UploadItem[];
  readonly onRemove: (key: number) => void;
}

/** Uploading files: how far each is, what went wrong, and how to leave it. */
export function UploadList({ uploads, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <List aria-label="Uploading files">
      {uploads.map(({ key, name, sent, total, problem, isWaiting, document }) => (
        <Row key={key}>
          <div>
            <Name $weight="medium">{document?.name ?? name}</Name>
            {problem && (
              <Text role="alert" $size="small" $tone="danger">
                {problem}
              </Text>
            )}
            {!problem && document && (
              <Text role="status" $size="small" $tone="soft">
                Arrived, {formatBytes(document.bytes)}
              </Text>
            )}
            {!problem && !document && <Progress label={`Uploading ${name}`} value={sent} max={total} />}
            {isWaiting && (
              <Text role="status" $size="small" $tone="soft">
                No connection. The upload will continue when you’re back online.
              </Text>
            )}
          </div>
          <IconButton
            small
            label={document || problem ? `Remove ${name}` : `Cancel upload of ${name}`}
            onClick={() => onRemove(key)}
          >
            <CloseIcon size={16} />
          </IconButton>
        </Row>
      ))}
    </List>
  );
}
