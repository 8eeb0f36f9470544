import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { UploadRows } from '@/components/layout/UploadRows';
import { announce } from '@/components/ui/announcements';
import { Field } from '@/components/ui/Field';
import { KEPT_TYPES, PickFiles } from '@/components/ui/PickFiles';
import { Select } from '@/components/ui/Select';
import { Text } from '@/components/ui/Text';
import { type DocumentCategory, documents } from '@/contract/documents';
import { useUploads } from '@/hooks/useUploads';
import { everyQueryOf } from '@/lib/api/query';
import { color, radius, space } from '@/styles/tokens';
import { categoryWords } from './categories';

const Zone = styled.section<{ $over: boolean }>`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s24};
  border: 2px dashed ${({ $over }) => ($over ? color.brand : color.lineStrong)};
  border-radius: ${radius.card};
  background: ${({ $over }) => ($over ? color.brandWash : 'transparent')};
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s16};
`;

/** Gives us papers to keep: chosen, or dropped here. */
export function SendDocuments() {
  const queries = useQueryClient();
  const [category, setCategory] = useState<DocumentCategory>('other');
  const [over, setOver] = useState(false);
  const { uploads, send, drop } = useUploads();
  const keep = (file: File) =>
    void send(file, {
      category,
      onDone: ({ name }) => {
        announce(`${name} has arrived.`);
        void queries.invalidateQueries(everyQueryOf(documents));
      },
    });
  const hover = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  const choices = Object.entries(categoryWords).filter(([value]) => value !== 'message');
  return (
    <Zone
      $over={over}
      aria-label="Send us a paper"
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        for (const file of event.dataTransfer.files) if (KEPT_TYPES.includes(file.type)) keep(file);
      }}
    >
      <Bottom>
        <Field label="What is it?">
          {(control) => (
            <Select
              {...control}
              value={category}
              onChange={({ currentTarget }) => setCategory(currentTarget.value as DocumentCategory)}
            >
              {choices.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <PickFiles multiple tone="primary" onPick={keep}>
          Choose files
        </PickFiles>
      </Bottom>
      <Text $size="small" $tone="soft">
        Or drop them here. PDF, JPEG, PNG or WebP, up to 50 MB each. We make pictures anew, without the place and date
        hidden in them.
      </Text>
      <UploadRows uploads={uploads} onDrop={drop} />
    </Zone>
  );
}
