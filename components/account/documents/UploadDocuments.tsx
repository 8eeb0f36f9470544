import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { UploadList } from '@/components/layout/shared/UploadList';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { announce } from '@/components/ui/feedback/announcements';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Text } from '@/components/ui/text/Text';
import { DOCUMENT_CATEGORIES } from '@/contract/account/documents/constants';
import { type DocumentCategory, documents } from '@/contract/account/documents/endpoints';
import { useUploads } from '@/hooks/useUploads';
import { queriesOfResource } from '@/lib/api/query';
import { color, radius, space } from '@/styles/tokens';
import { documentCategoryLabels } from './documentCategories.labels';

const DropZone = styled.section<{ $dragging: boolean }>`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s24};
  border: 2px dashed ${({ $dragging }) => ($dragging ? color.brand : color.lineStrong)};
  border-radius: ${radius.card};
  background: ${({ $dragging }) => ($dragging ? color.brandWash : 'transparent')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s16};
`;

/** Gives us papers to keep: chosen, or dropped here. */
export function UploadDocuments() {
  const queries = useQueryClient();
  const [category, setCategory] = useState<DocumentCategory>('other');
  const [dragging, setDragging] = useState(false);
  const { uploads, send, drop } = useUploads();
  const saveDocument = (file: File) =>
    void send(file, {
      category,
      onDone: ({ name }) => {
        announce(`${name} was uploaded.`);
        void queries.invalidateQueries(queriesOfResource(documents));
      },
    });
  const handleDrag = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setDragging(is);
  };
  const choices = DOCUMENT_CATEGORIES.filter((each) => each !== 'message').map((each) => ({
    value: each,
    label: documentCategoryLabels[each],
  }));
  return (
    <DropZone
      $dragging={dragging}
      aria-label="Upload a document"
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={(event) => {
        handleDrag(event, false);
        for (const file of event.dataTransfer.files) saveDocument(file);
      }}
    >
      <Actions>
        <SelectField label="Document type" options={choices} value={category} onChange={setCategory} />
        <FilePickerButton multiple tone="primary" onSelect={saveDocument}>
          Choose files
        </FilePickerButton>
      </Actions>
      <Text $size="small" $tone="soft">
        Or drop them here. PDF, JPEG, PNG, WebP, or HEIC, up to 50 MB each. We remove hidden data, such as place and
        date, from photos.
      </Text>
      <UploadList uploads={uploads} onRemove={drop} />
    </DropZone>
  );
}
