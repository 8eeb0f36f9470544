import styled from 'styled-components';
import { IconButton } from '@/components/ui/actions/IconButton';
import { CheckIcon } from '@/components/ui/icons/interfaceIcons';
import { AlertIcon, CloseIcon } from '@/components/ui/icons/statusIcons';
import { Text } from '@/components/ui/text/Text';
import type { AnswerFile } from '@/contract/account/documents/constants';
import { formatBytes } from '@/lib/format/bytes';
import { plainList, truncate } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';
import { fileNoteLabelsOf } from './fileNotes';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s8};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s4} ${space.s12};
  align-items: start;
  padding: ${space.s12} ${space.s8} ${space.s12} ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Mark = styled.span<{ $warning: boolean }>`
  padding-block-start: ${space.s4};
  color: ${({ $warning }) => ($warning ? color.warning : color.success)};
`;

const Name = styled(Text)`
  ${truncate}
`;

const Note = styled.p`
  color: ${color.warning};
  font-size: ${size.t14};
`;

interface UploadedFilesProps {
  readonly files: readonly AnswerFile[];
  readonly maxAgeDays: number | undefined;
  /** The one being taken back. */
  readonly removingId: string | undefined;
  readonly onRemove: (file: AnswerFile) => void;
}

/** The files that have arrived, each with what we noticed in it. */
export function UploadedFiles({ files, maxAgeDays, removingId, onRemove }: UploadedFilesProps) {
  if (files.length === 0) return null;
  return (
    <List aria-label="Uploaded files">
      {files.map((file) => {
        const notes = fileNoteLabelsOf(file, maxAgeDays, Date.now());
        return (
          <Row key={file.id} aria-busy={removingId === file.id}>
            <Mark $warning={notes.length > 0}>
              {notes.length > 0 ? <AlertIcon size={16} /> : <CheckIcon size={16} />}
            </Mark>
            <div>
              <Name $weight="medium">{file.name}</Name>
              <Text $size="small" $tone="soft">
                Uploaded, {formatBytes(file.bytes)}
              </Text>
              {notes.map((note) => (
                <Note key={note}>{note}</Note>
              ))}
            </div>
            <IconButton
              small
              label={`Remove ${file.name}`}
              disabled={removingId !== undefined}
              onClick={() => onRemove(file)}
            >
              <CloseIcon size={16} />
            </IconButton>
          </Row>
        );
      })}
    </List>
  );
}
