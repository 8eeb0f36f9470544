import { type DragEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { UploadList } from '@/components/layout/shared/UploadList';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Text } from '@/components/ui/text/Text';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import type { FilesQuestion } from '@/contract/questionnaire/questions';
import { color, radius, size, space, weight } from '@/styles/tokens';
import { FieldGroup } from './FieldGroup';
import type { FlowFieldProps } from './flowFieldProps';
import { UploadedFiles } from './UploadedFiles';
import { useUploadedFiles } from './useUploadedFiles';

const Legend = styled.legend`
  margin-block-end: ${space.s8};
  font-weight: ${weight.semibold};
`;

const Aside = styled.span`
  color: ${color.inkFaint};
  font-size: ${size.t14};
  font-weight: ${weight.regular};
`;

const DropZone = styled.div<{ $dragging: boolean }>`
  display: grid;
  gap: ${space.s12};
  justify-items: start;
  padding: ${space.s24};
  border: 2px dashed ${({ $dragging }) => ($dragging ? color.brand : color.edge)};
  border-radius: ${radius.card};
  background: ${({ $dragging }) => ($dragging ? color.brandWash : 'transparent')};
`;

const Actions = styled.div`
  display: grid;
  gap: ${space.s12};
`;

/** Sends files the moment they are chosen or dropped, and tells at once what could be better about them. */
export function FilesField({ flow, name, question, problem, onPending }: FlowFieldProps<FilesQuestion>) {
  const {
    files,
    uploads,
    room,
    problem: uploadProblem,
    add,
    remove,
    drop,
    leaving,
  } = useUploadedFiles(flow, name, question);
  const [dragging, setDragging] = useState(false);
  const helpId = useId();
  const send = (chosen: readonly File[]) => onPending(add(chosen));
  const handleDrag = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setDragging(is);
  };
  return (
    <FieldGroup help={undefined} problem={problem ?? uploadProblem}>
      <fieldset aria-describedby={helpId}>
        <Legend>
          {question.label} {question.optional && <Aside>(optional)</Aside>}
        </Legend>
        <Actions>
          {question.help && <Text $tone="soft">{question.help}</Text>}
          <UploadedFiles
            files={files}
            maxAgeDays={question.freshDays}
            removingId={leaving}
            onRemove={(file) => void remove(file)}
          />
          <UploadList uploads={uploads} onRemove={drop} />
          {room > 0 && (
            <DropZone
              $dragging={dragging}
              onDragOver={(event) => handleDrag(event, true)}
              onDragLeave={(event) => handleDrag(event, false)}
              onDrop={(event) => {
                handleDrag(event, false);
                send([...event.dataTransfer.files]);
              }}
            >
              <FilePickerButton
                multiple={room > 1}
                onSelectAll={send}
                {...(question.photosOnly && { accept: PHOTO_ACCEPT })}
              >
                {files.length > 0 ? 'Add another' : 'Choose files'}
              </FilePickerButton>
              <Text id={helpId} $size="small" $tone="soft">
                Or drop them here. {question.photosOnly ? 'JPEG' : 'PDF, JPEG'}, PNG, or WebP, up to 50 MB each. Add up
                to {question.max}.
              </Text>
            </DropZone>
          )}
        </Actions>
      </fieldset>
    </FieldGroup>
  );
}
